import { errors } from "../../../generated/errors.js";

/** Refusals that use nothing of a quota. */
export const freeCodes: readonly number[] = [errors.QuotaExceeded.code, errors.RateLimited.code];
