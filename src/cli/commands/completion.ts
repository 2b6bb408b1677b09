import { defineCommand } from "../command.js";
import { completionScripts, type Shell } from "../completion-scripts.js";

const shells = Object.keys(completionScripts) as Shell[];

export const completion = defineCommand({
  name: "completion",
  summary: "Print a script that completes commands and options in a shell",
  details: `  bash  source <(rootgate completion bash)
  zsh   source <(rootgate completion zsh)
  fish  rootgate completion fish | source`,
  arguments: { shell: { summary: "The shell", choices: shells } },
  async run({ arguments: { shell }, print }) {
    const script = completionScripts[shell];
    print({ shell, script }, script);
  },
});
