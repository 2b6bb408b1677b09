import { defineConfig } from "vite";

/**
 * Imports of packages that tests get as one file each: of ES modules, which Jest can't load, and of many files, which it would load
 * again for each test file.
 */
const imports = [
  "@better-auth/core/context",
  "@better-auth/kysely-adapter",
  "@ethereumjs/common",
  "@ethereumjs/evm",
  "@ethereumjs/mpt",
  "@ethereumjs/rlp",
  "@ethereumjs/statemanager",
  "@ethereumjs/util",
  "@modelcontextprotocol/sdk/client/index.js",
  "@modelcontextprotocol/sdk/client/streamableHttp.js",
  "@modelcontextprotocol/sdk/server/mcp.js",
  "@modelcontextprotocol/sdk/server/streamableHttp.js",
  "@noble/curves/bn254.js",
  "@noble/curves/secp256k1.js",
  "@noble/hashes/sha2.js",
  "@noble/hashes/sha3.js",
  "@noble/hashes/utils.js",
  "@open-rpc/schema-utils-js",
  "@open-rpc/server-js/build/router.js",
  "@open-rpc/server-js/build/transports/server-transport.js",
  "@opentelemetry/api",
  "@opentelemetry/core",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/exporter-trace-otlp-proto",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-trace-base",
  "better-auth/api",
  "better-auth/cookies",
  "better-auth/crypto",
  "better-auth/db",
  "better-auth/minimal",
  "better-auth/plugins/two-factor",
  "ethers",
  "express",
  "fast-check",
  "kysely",
  "marked",
  "pg",
  "pino",
  "prom-client",
  "qr",
  "qr/decode.js",
  "viem",
  "viem/accounts",
  "viem/chains",
  "ws",
  "zod",
];

/* The packages for Jest, which resolves them by resolve-package.cjs. */
export default defineConfig({
  ssr: {
    noExternal: true,
    // Jest has a quicker one in its place.
    external: ["@better-auth/utils/password"],
  },
  build: {
    ssr: true,
    target: "node20",
    rolldownOptions: {
      input: Object.fromEntries(imports.map((name) => [name, name])),
      output: {
        format: "cjs",
        // Jest's modules have no `import()`.
        dynamicImportInCjs: false,
        entryFileNames: "[name].cjs",
        chunkFileNames: "chunks/[name]-[hash].cjs",
      },
    },
  },
});
