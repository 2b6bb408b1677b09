import { crc32 } from "node:zlib";
import { type NetworkName, networkNames, networkTable } from "../config/network-table.js";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const prefixes = networkNames.map((name) => networkTable[name].keyPrefix);
const pattern = new RegExp(`^(?:${prefixes.join("|")})[0-9A-Za-z]{36}$`);
const accessPrefix = "rg_access_";
const accessPattern = /^rg_access_[0-9A-Za-z]{36}$/;
const within = new RegExp(`(${[...prefixes, accessPrefix].join("|")})[0-9A-Za-z]+`, "g");
const randomLength = 30;
const checksumLength = 6;

/**
 * Creates an API key: the network's prefix, 30 random base-62 characters, and a 6-character checksum. `randomBytes` must be
 * secure.
 */
export function createKeyText(network: NetworkName, randomBytes: RandomBytes): string {
  return createText(networkTable[network].keyPrefix, randomBytes);
}

/** Creates an access key of the management API, in the same form. */
export function createAccessKeyText(randomBytes: RandomBytes): string {
  return createText(accessPrefix, randomBytes);
}

type RandomBytes = (size: number) => Uint8Array;

function createText(prefix: string, randomBytes: RandomBytes): string {
  let text = prefix;
  const length = text.length + randomLength;
  while (text.length < length) {
    for (const byte of randomBytes(randomLength)) {
      // 248 = 4 × 62: bytes above it would make some characters more likely.
      if (byte < 248 && text.length < length) text += alphabet[byte % 62];
    }
  }
  return text + checksum(text);
}

/** Whether `text` has the format and checksum of an API key. Checked before any look-up. */
export function isKeyText(text: string): boolean {
  return pattern.test(text) && hasChecksum(text);
}

/** Whether `text` has the format and checksum of an access key. Checked before any look-up. */
export function isAccessKeyText(text: string): boolean {
  return accessPattern.test(text) && hasChecksum(text);
}

function hasChecksum(text: string): boolean {
  return checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength);
}

/** A text for others to read: of API keys and access keys in it, only the prefix remains. */
export function hideKeyTexts(text: string): string {
  return text.replaceAll(within, "$1…");
}

/** CRC-32 in six base-62 digits. */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let place = 0; place < checksumLength; place++) {
    digits = `${alphabet[rest % 62]}${digits}`;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
