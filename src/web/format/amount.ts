const weiPerCoin = 10n ** 18n;

/** Wei, hex, as coins: "0xde0b6b3a7640000" → "1". At most six digits behind the point. */
export function formatCoins(wei: string): string {
  const value = BigInt(wei);
  const fraction = (value % weiPerCoin).toString().padStart(18, "0").slice(0, 6).replace(/0+$/, "");
  const coins = new Intl.NumberFormat("en-GB").format(value / weiPerCoin);
  if (value > 0n && coins === "0" && fraction === "") return "< 0.000001";
  return fraction === "" ? coins : `${coins}.${fraction}`;
}

/** Coins as wei, hex: "0.5" → "0x6f05b59d3b20000". The text is a decimal number with at most 18 digits behind the point. */
export function parseCoins(text: string): string {
  const [whole = "", fraction = ""] = text.trim().split(".");
  return `0x${BigInt(whole + fraction.padEnd(18, "0")).toString(16)}`;
}

/** 0x1234567890… → 0x123456…cdef. */
export function shortenHex(hex: string): string {
  return hex.length <= 16 ? hex : `${hex.slice(0, 8)}…${hex.slice(-6)}`;
}
