import { generateOutputs, readConfiguration } from "./generate-outputs.js";

// `npm run generate`: the outputs of this project's configuration, or of another one.

const [configurationPath = "open-rpc-generator-config.json"] = process.argv.slice(2);
try {
  await generateOutputs(await readConfiguration(configurationPath));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
