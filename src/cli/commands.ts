import type { Command } from "./command.js";
import { api } from "./commands/api.js";
import { audit } from "./commands/audit.js";
import { backup, restore } from "./commands/backup.js";
import { config } from "./commands/config.js";
import {
  devchainFund,
  devchainMine,
  devchainReorg,
  devchainReset,
  devchainSnapshot,
  devchainState,
  devchainTime,
} from "./commands/devchain-control.js";
import { devchain } from "./commands/devchain.js";
import { doctor } from "./commands/doctor.js";
import { client, diff, docs, generate, lint, newService } from "./commands/generator.js";
import {
  keysCreate,
  keysRevoke,
  keysSetBlockTags,
  keysSetEstimates,
  keysSetExpiry,
  keysSetLimits,
} from "./commands/keys.js";
import { keysList } from "./commands/list-keys.js";
import { usersFind, usersList, usersShow } from "./commands/list-users.js";
import { login, logout } from "./commands/login.js";
import {
  usersCreate,
  usersDelete,
  usersGrantOperator,
  usersInvite,
  usersResetTwoFactor,
  usersRevokeOperator,
  usersVerify,
} from "./commands/manage-users.js";
import { migrate } from "./commands/migrate.js";
import { mock } from "./commands/mock.js";
import { nodes } from "./commands/nodes.js";
import { reload } from "./commands/reload.js";
import { rotateSecret } from "./commands/rotate-secret.js";
import { serve } from "./commands/serve.js";
import { usage } from "./commands/usage.js";
import { usersDisable, usersEnable, usersSetQuota } from "./commands/users.js";

/** The default command. */
export const defaultCommand: Command = serve;

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  serve,
  reload,
  migrate,
  backup,
  restore,
  rotateSecret,
  config,
  doctor,
  nodes,
  usersList,
  usersFind,
  usersShow,
  usersCreate,
  usersInvite,
  usersVerify,
  usersDisable,
  usersEnable,
  usersSetQuota,
  usersResetTwoFactor,
  usersGrantOperator,
  usersRevokeOperator,
  usersDelete,
  keysList,
  keysCreate,
  keysSetEstimates,
  keysSetBlockTags,
  keysSetLimits,
  keysSetExpiry,
  keysRevoke,
  usage,
  audit,
  login,
  logout,
  api,
  devchain,
  devchainMine,
  devchainTime,
  devchainFund,
  devchainSnapshot,
  devchainReorg,
  devchainReset,
  devchainState,
  mock,
  newService,
  generate,
  lint,
  diff,
  docs,
  client,
];

/** Finds the command for the words; of `devchain` and `devchain mine`, the longest match. */
export function findCommand(words: readonly string[]): Command | undefined {
  const [oneWord, twoWords] = [1, 2].map((length) => words.slice(0, length).join(" "));
  return (
    commands.find(({ name }) => name === twoWords && words.length > 1) ?? commands.find(({ name }) => name === oneWord)
  );
}

/** The subcommands of a first word, such as `users create`, `users list`. */
export function commandsBelow(word: string | undefined): readonly Command[] {
  return commands.filter(({ name }) => name.startsWith(`${word} `));
}
