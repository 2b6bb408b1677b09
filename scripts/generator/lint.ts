import { parseArgs } from "node:util";
import { lintFile } from "./lint-file.js";

// `npm run spec:lint`: checks this project's document, or another one. Exit code 1 where something is wrong with it.

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      strict: { type: "boolean", default: false },
      format: { type: "string", default: "text" },
      ignore: { type: "string" },
    },
  });
  const [file = "openrpc.json"] = positionals;
  const isStrict = values.strict || positionals.length === 0;
  const { text, isRight } = await lintFile(file, { ...values, isStrict });
  console.log(text);
  if (!isRight) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
