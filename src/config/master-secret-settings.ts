import { z } from "zod";
import { hide } from "./setting-types.js";

/** The secrets that all others derive from. */
export const masterSecretSettings = {
  MASTER_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      "At least 32 characters; all key secrets are derived from it. Default: generated once, stored in `DATA_DIR`",
    )
    .meta(hide("all")),
  MASTER_SECRET_FALLBACK: z
    .string()
    .min(32)
    .optional()
    .describe(
      "Second master secret while `MASTER_SECRET` is changed (`rootgate rotate-secret`): what is stored with it is still read",
    )
    .meta(hide("all")),
};
