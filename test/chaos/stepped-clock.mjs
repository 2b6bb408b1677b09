import { readFileSync, watch } from "node:fs";

// Loaded before a gateway (NODE_OPTIONS): its wall clock is ahead by the milliseconds that the file CLOCK_FILE has, as they change.

const file = process.env.CLOCK_FILE;
const RealDate = Date;
const read = () => Number(readFileSync(file, "utf8"));
let aheadMs = read();
watch(file, () => (aheadMs = read())).unref();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};
