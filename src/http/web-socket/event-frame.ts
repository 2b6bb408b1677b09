/** A message that tells a subscription of an event, as the frame of RFC 6455, section 5.2, in two parts: the second is shared. */
export interface EventFrame {
  /** The frame's head and the beginning of its message, up to the subscription's ID. */
  readonly head: Buffer;
  /** The rest of the message: the same bytes for all subscriptions. */
  readonly payload: Buffer;
}

const finalText = 0x81;
const maxShortLength = 125;
const maxMediumLength = 65_535;

/** The event that was made into bytes last: an event goes to one subscription after another. */
let last = { json: "", payload: Buffer.alloc(0) };

/** The frame of an event with the value `json`. */
export function eventFrame(subscription: string, json: string): EventFrame {
  if (json !== last.json) last = { json, payload: Buffer.from(`","result":${json}}}`) };
  const start = `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${subscription}`;
  const { payload } = last;
  const length = start.length + payload.length;
  const size = length <= maxShortLength ? 2 : length <= maxMediumLength ? 4 : 10;
  const head = Buffer.allocUnsafe(size + start.length);
  head[0] = finalText;
  head[1] = size === 2 ? length : size === 4 ? 126 : 127;
  if (size === 4) head.writeUInt16BE(length, 2);
  if (size === 10) head.writeBigUInt64BE(BigInt(length), 2);
  head.write(start, size, "latin1");
  return { head, payload };
}
