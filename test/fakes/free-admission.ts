import type { Admission } from "../../src/http/connection/admission.js";

/** Admits every connection. */
export const freeAdmission: Admission = {
  limits: { all: Infinity, perAddress: Infinity },
  isProxy: () => false,
  refuse: () => undefined,
  onRefused: () => undefined,
};
