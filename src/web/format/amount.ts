const weiPerCoin = 10n ** 18n;

/** Wei, hex, as coins: "0xde0b6b3a7640000" → "1". At most six digits behind the point. */
export function formatCoins(wei: string): string {
  const value = BigInt(wei);
  const fraction = (value % weiPerCoin).toString().padStart(18, "0").slice(0, 6).replace(/0+$/, "");
  const coins = new Intl.NumberFormat("en-GB").format(value / weiPerCoin);
  if (value > 0n && coins === "0" && fraction === "") return "< 0.000001";
  return fraction === "" ? coins : `${coins}.${fraction}`;
}

/** 0x1234567890… → 0x123456…cdef. */
export function shortenHex(hex: string): string {
  return hex.length <= 16 ? hex : `${hex.slice(0, 8)}…${hex.slice(-6)}`;
}
