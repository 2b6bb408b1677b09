import { defineCommand } from "../command.js";

/** No process serves the socket, or it has not been made. */
const absent: readonly unknown[] = ["ENOENT", "ECONNREFUSED"];

export const reload = defineCommand({
  name: "reload",
  summary: "Have a running service read its settings file again",
  details:
    "The service must run with worker processes (WORKERS), and with the same DATA_DIR and PORT. Its workers are replaced one after the other, without losing a request. Fails, and changes nothing, where a setting is wrong or needs a restart.",
  async run({ settings, print }) {
    const { askForReload } = await import("../../workers/reloads.js");
    const { DATA_DIR, PORT } = await settings();
    await askForReload({ DATA_DIR, PORT }).catch((cause: NodeJS.ErrnoException) => {
      if (!absent.includes(cause.code)) throw cause;
      throw new Error(`no service with worker processes is running with DATA_DIR=${DATA_DIR} and PORT=${PORT}`);
    });
    print({ reloaded: true }, "All worker processes have been replaced.\n");
  },
});
