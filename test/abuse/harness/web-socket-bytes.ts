/** A masked text frame of RFC 6455 with 126 to 65,535 bytes, or fewer; the mask is 0. Latin 1. */
export function frameOf(text: string): string {
  const length = String.fromCharCode(0x80 | 126, text.length >> 8, text.length & 0xff);
  return `\x81${length}\0\0\0\0${text}`;
}

/** The request that opens a WebSocket at an endpoint. */
export function handshakeOf(url: string): string {
  return (
    `GET ${new URL(url).pathname} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
  );
}
