/** Where the memory of `TokenSkipper` and its WebAssembly has what, in bytes: four words, closers, and the JSON text. */
export const expectedAt = 0;
export const closerAt = 4;
export const depthAt = 8;
export const maxDepthAt = 12;
export const outerClosersAt = 16;
export const bytesAt = 1_024;
