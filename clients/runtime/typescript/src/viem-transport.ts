import { type CustomTransport, custom, HttpRequestError, RpcRequestError } from "viem";
import { ConnectionError, RpcError } from "./errors.js";
import { createRequester, type Facts, type RequesterOptions } from "./requester.js";

/** A viem transport that retries by the service's error contract, in place of viem's own rules. Its errors don't show the API key. */
export function createViemTransport(
  endpoint: string | URL,
  { facts, name }: { facts: Facts; name: string },
  options: RequesterOptions = {},
): CustomTransport {
  const requester = createRequester(endpoint, facts, options);
  const { origin } = new URL(endpoint);
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    try {
      return await requester.request({ method, params });
    } catch (error) {
      const body = { method, params };
      if (error instanceof RpcError) throw new RpcRequestError({ body, error, url: origin });
      if (error instanceof ConnectionError)
        throw new HttpRequestError({
          body,
          cause: error,
          details: error.message,
          url: origin,
          ...(error.status !== undefined && { status: error.status }),
        });
      throw error;
    }
  };
  return custom({ request }, { key: name, name, retryCount: 0 });
}
