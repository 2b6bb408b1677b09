import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { join } from "node:path";

/** A process of the harness that exchanges messages with the test. */
export interface HarnessProcess {
  readonly pid: number;
  /** Resolves to the next message; rejects when the process ends before. */
  receive<Message>(): Promise<Message>;
  send(message: unknown): void;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Ends the processes that a failed test has left behind, since jest would wait for them. */
export function killLeftProcesses(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** Runs a command before other programs of the machine, where that is allowed. */
export const beforeOthers: readonly string[] = ["nice", "-n", "-15"];

/** Gives a process the highest priority there is for it, or the lowest. */
export function setUrgency(pid: number, isUrgent: boolean): void {
  try {
    setPriority(pid, isUrgent ? -15 : constants.priority.PRIORITY_LOW);
  } catch {
    // Only root may give a process more than it has.
  }
}

/** Starts `processes/<name>.ts`, as compiled, with `options` as JSON in its first argument. */
export function startProcess(name: string, options: unknown = {}): HarnessProcess {
  const file = join(__dirname, "../../../dist/test/abuse/processes", `${name}.js`);
  const child = fork(file, [JSON.stringify(options)], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  running.add(child);
  const ended = once(child, "exit").then(() => void running.delete(child));
  return {
    pid: child.pid as number,
    receive: async <Message>() => {
      const message = once(child, "message") as Promise<[Message]>;
      const early = ended.then((): never => {
        throw new Error(`the process ${name} ended early`);
      });
      early.catch(() => undefined);
      const [received] = await Promise.race([message, early]);
      return received;
    },
    send: (message) => void child.send(message as object),
    stop: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}

/**
 * Runs `processes/attackers/<name>.ts` to its end and resolves to the message that it sends. The attacker has the lowest priority:
 * the CPU time that its own work takes must not be mistaken for the service's.
 */
export async function runAttacker<Result>(name: string, options: unknown): Promise<Result> {
  const attacker = startProcess(`attackers/${name}`, options);
  setUrgency(attacker.pid, false);
  try {
    return await attacker.receive<Result>();
  } finally {
    await attacker.stop();
  }
}
