import { killLeftPrograms } from "./run-program.js";
import { makeDataDir } from "./start-program.js";

/** A data folder for each test of a file. After the test it is removed, and programs that still run are killed. */
export function useDataDir(): { readonly dataDir: string } {
  let folder: ReturnType<typeof makeDataDir>;
  beforeEach(() => {
    folder = makeDataDir();
  });
  afterEach(() => {
    killLeftPrograms();
    folder.remove();
  });
  return {
    get dataDir() {
      return folder.dataDir;
    },
  };
}
