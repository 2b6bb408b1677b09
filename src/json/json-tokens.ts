/** Bytes that give a JSON text its structure. */
export const quoteByte = 0x22;
export const commaByte = 0x2c;
export const colonByte = 0x3a;
export const backslashByte = 0x5c;
export const openBracket = 0x5b;
export const closeBracket = 0x5d;
export const openBrace = 0x7b;
export const closeBrace = 0x7d;

/** The first and the last digit. */
export const zeroByte = 0x30;
export const nineByte = 0x39;

/** What may come next in a JSON text that is read from its beginning. */
export const valueNext = 0;
export const itemOrEnd = 1;
export const keyOrEnd = 2;
export const keyNext = 3;
export const colonNext = 4;
export const commaOrEnd = 5;
/** In the middle of a name, of another text, of a number or literal. */
export const inKey = 6;
export const inString = 7;
export const inAtom = 8;
export const done = 9;
