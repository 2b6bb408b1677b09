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

/** @type {import("jest").Config} */
export default {
  testMatch: ["<rootDir>/test/**/*.test.ts", "<rootDir>/clients/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", ...otherFolders.map((folder) => `<rootDir>/test/${folder}/`)],
  modulePathIgnorePatterns: ["<rootDir>/dist/"],
  globalSetup: "<rootDir>/test/set-up.ts",
  testEnvironment: "<rootDir>/test/node-environment.ts",
  runtime: "<rootDir>/test/node-runtime.cjs",
  testEnvironmentOptions: { globalsCleanup: "on" },
  // Long, since no test should fail on a busy or slow machine.
  testTimeout: 300_000,
  workerGracefulExitTimeout: 5000,
  // Modules stay in a worker, and some of what tests have made does: such a worker is started again.
  workerIdleMemoryLimit: "1GB",
  // With a worker for each core a fifth of their time is idle, since tests wait.
  maxWorkers: availableParallelism() + 1,
  transform: {
    "^.+\\.(c?ts|m?js)$": [
      "@swc/jest",
      { sourceMaps: true, jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "commonjs" } },
    ],
  },
  resolver: "<rootDir>/test/bundled-packages/resolve-package.cjs",
  moduleNameMapper: {
    "^(\\.{1,2}/.*)\\.js$": ["$1.ts", "$1.js"],
    "^(\\.{1,2}/.*)\\.cjs$": ["$1.cts", "$1.cjs"],
    "^prettier$": "prettier/standalone",
    "^@better-auth/utils/password$": "<rootDir>/test/fakes/quick-password-hash.ts",
  },
};
