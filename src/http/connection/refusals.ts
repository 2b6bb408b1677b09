/** node:http's error codes for invalid or incomplete requests. */
interface ClientError extends Error {
  readonly code?: string;
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** A complete response to an invalid request, the last of its connection; the same statuses as node:http's. */
export function refusalOf({ code = "" }: ClientError): string {
  return `HTTP/1.1 ${statuses[code] ?? "400 Bad Request"}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
}
