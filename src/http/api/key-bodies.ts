import { z } from "zod";
import type { KeyOptions } from "../../accounts/key-options.js";
import { networkLabels } from "../../config/network-table.js";
import type { ChangeApiKey, CreateApiKey } from "./api-types.js";
import { keyOptionSchemas } from "./key-option-schemas.js";
import { name } from "./text-schemas.js";

type Options = { [Name in keyof KeyOptions]: z.ZodOptional<z.ZodType<KeyOptions[Name]>> };

const options = Object.fromEntries(
  Object.entries(keyOptionSchemas).map(([member, { taken }]) => [member, taken.optional()]),
) as Options;

/** Body of `POST /api/keys`. */
export const createBody: z.ZodType<CreateApiKey> = z.strictObject({
  ...options,
  name,
  network: z.enum(networkLabels, `Must be ${networkLabels.join(" or ")}`),
});

/** Body of `PATCH /api/keys/:id`. */
export const changeBody: z.ZodType<ChangeApiKey> = z.strictObject({ ...options, name: name.optional() });
