import { findInPackage } from "../config/version.js";

/** What a command found out. */
export interface Report {
  /** For `--json`. */
  readonly result: unknown;
  readonly text: string;
  /** Whether nothing is wrong. */
  readonly isRight: boolean;
}

interface CheckOptions {
  readonly format: string;
  /** A file with a list of what to ignore. */
  readonly ignore: string | undefined;
}

/** Commands about OpenRPC documents, each in a file or at a URL. They write what they do to stderr. */
export interface GeneratorCommands {
  /** Makes a project that serves a document. @throws Error where the folder is not empty, or the document invalid. */
  newProject(folder: string, document: string): Promise<void>;
  /** Makes the outputs of a configuration file, and reports what changed in the document since the last time. */
  generate(configuration: string): Promise<Report>;
  lint(document: string, options: CheckOptions & { readonly isStrict: boolean }): Promise<Report>;
  /** Compares two documents; right is a version that is far enough from the old one's. */
  diff(old: string, now: string, options: CheckOptions): Promise<Report>;
  /** Writes one output of the generator. */
  write(output: string, options: { readonly document: string; readonly folder: string }): Promise<void>;
}

/** Loads the generator, which is a bundle of its own: scripts/commands/index.ts. */
export async function loadGenerator(): Promise<GeneratorCommands> {
  const url = findInPackage("dist/generator/index.js");
  return ((await import(url.href)) as { readonly generatorCommands: GeneratorCommands }).generatorCommands;
}
