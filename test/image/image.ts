import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const script = join(__dirname, "image.sh");

/** Runs an action of `image.sh`; resolves to what it prints. */
export async function runScript(...words: readonly string[]): Promise<string> {
  return (await run("bash", [script, ...words], { maxBuffer: 2 ** 26 })).stdout.trim();
}

/** An image's configuration, as far as the tests read it. */
export interface ImageConfig {
  readonly config: {
    readonly User: string;
    readonly Env: readonly string[];
    readonly Entrypoint: readonly string[];
    readonly Healthcheck: { readonly Test: readonly string[] };
    readonly Volumes: Readonly<Record<string, object>>;
    readonly Labels: Readonly<Record<string, string>>;
  };
  /** Digests of the layers' contents. */
  readonly rootfs: { readonly diff_ids: readonly string[] };
}

export async function readConfig(folder: string, tag: string): Promise<ImageConfig> {
  return JSON.parse(await runScript("config", folder, tag)) as ImageConfig;
}

/** The image's program as process 1 of a container. */
export interface Container {
  /** Runs a command of the image beside it, as its user; resolves to the exit code. */
  readonly exec: (command: readonly string[], settings?: Readonly<Record<string, string>>) => Promise<number>;
  /** Sends SIGTERM to process 1. */
  readonly terminate: () => void;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
  readonly output: () => string;
}

export interface ContainerOptions {
  /** The unpacked root file system. */
  readonly root: string;
  readonly volume: string;
  readonly config: ImageConfig["config"];
  readonly settings: Readonly<Record<string, string>>;
}

const containers = new Set<Container & { readonly kill: () => void }>();

/** Ends what a failed test has left behind. */
export function killLeftContainers(): void {
  for (const { kill } of containers) kill();
}

/** Starts the image's entrypoint with its environment and these settings. */
export function startContainer({ root, volume, config, settings }: ContainerOptions): Container {
  const assign = (more: Readonly<Record<string, string>> = {}): string[] => [
    ...config.Env,
    ...Object.entries({ ...settings, ...more }).map(([name, value]) => `${name}=${value}`),
  ];
  const child = spawn("bash", [script, "run", root, volume, ...assign(), ...config.Entrypoint], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  const ended = once(child, "close").then(([code]) => code as number | null);
  // `unshare` is the parent of process 1.
  const first = (): string => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();
  const container = {
    exec: async (command: readonly string[], more?: Readonly<Record<string, string>>): Promise<number> => {
      const enter = ["--target", first(), "--mount", "--pid", "--root", "--setuid", "1000", "--setgid", "1000"];
      const inside = spawn("nsenter", [...enter, "/usr/bin/env", "-i", ...assign(more), ...command]);
      return ((await once(inside, "close")) as [number])[0];
    },
    terminate: () => void process.kill(Number(first()), "SIGTERM"),
    ended,
    output: () => text,
    kill: () => void child.kill("SIGKILL"),
  };
  containers.add(container);
  void ended.then(() => containers.delete(container));
  return container;
}
