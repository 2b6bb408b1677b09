/** With THOROUGH=true, as once a day: everything is tried, and for longer. */
export const isThorough = process.env["THOROUGH"] === "true";

/** How many cases of a search at random to run: all with THOROUGH=true, else an eighth. */
export function runs(all: number): number {
  return isThorough ? all : Math.ceil(all / 8);
}
