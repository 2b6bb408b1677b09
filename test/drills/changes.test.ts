import { createWorkspace } from "../generated/workspace.js";
import { componentChanges } from "./component-changes.js";
import { methodChanges } from "./method-changes.js";

const changes = { ...methodChanges, ...componentChanges };

// All changes are made at once, since to generate and to compile takes most of the time. Each test looks where one of them arrives.
describe("a change of the document", () => {
  const workspace = createWorkspace();

  beforeAll(async () => {
    await workspace.buildGenerator();
    const { exitCode, output } = await workspace.generateWith((document) => {
      for (const { make } of Object.values(changes)) make(document);
    });
    if (exitCode !== 0) throw new Error(output);
    await workspace.buildService();
  });

  afterAll(() => workspace.remove());

  it.each(Object.entries(changes))("%s", async (_change, { arrives }) => {
    expect.hasAssertions();
    await arrives(workspace);
  });
});
