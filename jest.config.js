import { availableParallelism } from "node:os";

/** Only by CI, or by the command of its own that each of these folders has in package.json. */
const otherFolders = [
  "abuse",
  "browser",
  "chaos",
  "clickhouse",
  "deploy",
  "drills",
  "faults",
  "image",
  "package",
  "processes",
  "redis",
  "rskj",
  "scale",
  "tools",
];

/** Packages of ES modules, which are compiled as the sources are. */
const moduleOnly = [
  "qr",
  "marked",
  "@noble",
  "@ethereumjs",
  "kysely",
  "zod",
  "@open-rpc",
  "@scure",
  "ethereum-cryptography",
  "better-auth",
  "@better-auth",
  "@better-fetch",
  "better-call",
  "jose",
  "nanostores",
  "rou3",
  "defu",
  "set-cookie-parser",
  "@standard-schema",
  "@opentelemetry",
];

/** @type {import("jest").Config} */
export default {
  testMatch: ["<rootDir>/test/**/*.test.ts", "<rootDir>/clients/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", ...otherFolders.map((folder) => `<rootDir>/test/${folder}/`)],
  modulePathIgnorePatterns: ["<rootDir>/dist/"],
  globalSetup: "<rootDir>/test/use-memory-folder.ts",
  testEnvironment: "<rootDir>/test/node-environment.ts",
  testEnvironmentOptions: { globalsCleanup: "on" },
  // Long, since no test should fail on a busy or slow machine.
  testTimeout: 300_000,
  workerGracefulExitTimeout: 5000,
  // With a worker for each core a fifth of their time is idle, since tests wait.
  maxWorkers: availableParallelism() + 1,
  transform: {
    "^.+\\.(c?ts|m?js)$": [
      "@swc/jest",
      { sourceMaps: true, jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "commonjs" } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${moduleOnly.join("|")})/)`],
  moduleNameMapper: {
    "^(\\.{1,2}/.*)\\.js$": ["$1.ts", "$1.js"],
    "^(\\.{1,2}/.*)\\.cjs$": ["$1.cts", "$1.cjs"],
    "^prettier$": "prettier/standalone",
    "^@better-auth/utils/password$": "<rootDir>/test/fakes/quick-password-hash.ts",
  },
};
