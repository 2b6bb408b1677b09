const path = require("node:path");
const { default: JestRuntime } = require("jest-runtime");

/**
 * Jest's runtime, which keeps the modules of the program and of packages in a worker, from one test file to the next, as a service that
 * runs on does. Jest would load all of them again for each file, and V8 compile and optimize them again: a quarter of the tests' CPU.
 * What is in `test/`, and mocks, are each file's own.
 */
class Runtime extends JestRuntime {
  /** @param {string} testFile */
  begin(testFile) {
    this.executor.testPath = testFile;
    this.esmLoader.testPath = testFile;
    this.testState.state = "loading";
  }

  /** Jest calls it at the end of each test file. */
  teardown() {
    this.restoreAllMocks();
    for (const file of this.registries.moduleRegistry.keys()) {
      if (isOfTests(file)) this.registries.moduleRegistry.delete(file);
    }
    this.registries.mockRegistry.clear();
    this.mockState.clear();
    // `describe` and `it`, which hold the state of a file.
    for (const file of this.registries.internalModuleRegistry.keys()) {
      if (file.includes(runner)) this.registries.internalModuleRegistry.delete(file);
    }
    this.jestGlobals.clearJestObjectCache();
    this.jestGlobals.cachedEnvGlobals = undefined;
    this.testMainModule.reset();
  }
}

/** @param {string} file */
const isOfTests = (file) => file.startsWith(__dirname + path.sep) || file.endsWith(".test.ts");

const runner = path.join("/", "jest-circus", "/");

/** @type {Runtime | undefined} */
let runtime;

/** Jest makes one for each test file, by `new`, in the environment that all files of a worker share. */
module.exports = function (...parts) {
  const [testFile, { watch, watchAll }] = parts.slice(6);
  // Modules may have changed since the last run.
  if (watch || watchAll) return new JestRuntime(...parts);
  runtime ??= new Runtime(...parts);
  runtime.begin(testFile);
  return runtime;
};
