import { createAuthEndpoint } from "better-auth/api";
import { z } from "zod";
import type { DeviceLinks } from "./device-links.js";
import { expiredLink } from "./expired-link.js";
import type { ProtectionSteps } from "./protection-steps.js";

/** Log-in on a new device while strangers guess the password. */
export function deviceEndpoints(links: DeviceLinks, steps: Pick<ProtectionSteps, "allowDevice">) {
  return {
    requestDeviceLink: createAuthEndpoint(
      "/device-link/request",
      { method: "POST", body: z.object({ email: z.email() }) },
      async (endpoint) => {
        await links.send(endpoint.body.email);
        return endpoint.json({});
      },
    ),
    followDeviceLink: createAuthEndpoint(
      "/device-link/confirm",
      { method: "POST", body: z.object({ token: z.string() }) },
      async (endpoint) => {
        const userId = await links.redeem(endpoint.body.token);
        if (userId === undefined) throw expiredLink();
        await steps.allowDevice(endpoint, userId);
        return endpoint.json({});
      },
    ),
  };
}
