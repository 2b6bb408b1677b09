/** How many cases of a search at random to run: all with THOROUGH=true, else an eighth. */
export function runs(all: number): number {
  return process.env["THOROUGH"] === "true" ? all : Math.ceil(all / 8);
}
