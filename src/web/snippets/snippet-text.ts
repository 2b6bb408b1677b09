/** By path: `./viem/deploy.mjs`. */
const texts = import.meta.glob<string>("./*/**/*", { query: "?raw", import: "default", eager: true });

/** The text of a snippet's file, written for the test network. */
export function snippetText(id: string, file: string): string {
  return texts[`./${id}/${file}`] ?? "";
}
