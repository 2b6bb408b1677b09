let second = -1;
let text = "";

/** The time as HTTP's `Date` header says it (RFC 9110, section 6.6.1), made once a second. */
export function httpDate(nowMs = Date.now()): string {
  const now = Math.floor(nowMs / 1_000);
  if (now !== second) {
    second = now;
    text = new Date(nowMs).toUTCString();
  }
  return text;
}
