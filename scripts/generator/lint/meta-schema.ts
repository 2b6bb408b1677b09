import { checkAgainstMetaSchema } from "../open-rpc-tools.js";
import type { Problem } from "./problem.js";

interface MetaSchemaError {
  dataPath: string;
  message: string;
  params: { additionalProperty?: string };
}

/** What is not OpenRPC at all. The other rules can't read such a document. */
export function checkMetaSchema(document: unknown): Problem[] {
  if (typeof document !== "object" || document === null) return [{ pointer: "", message: "is not an object" }];
  const report = checkAgainstMetaSchema(structuredClone(document));
  if (report === undefined) return [];
  const errors = JSON.parse(report.slice(report.indexOf("["))) as MetaSchemaError[];
  return errors.map(({ dataPath, message, params }) => ({
    pointer: dataPath.replaceAll(/\[(\d+)\]/g, "/$1").replaceAll(".", "/"),
    message: params.additionalProperty === undefined ? message : `${message}: ${params.additionalProperty}`,
  }));
}
