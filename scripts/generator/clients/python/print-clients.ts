import type { ClientModel, ModelMethod, Notification, Type } from "../model/client-model.js";
import { docstring, layOut, lineWidth, literal } from "./layout.js";
import { codecOf } from "./print-codecs.js";
import { orNone, printType } from "./print-type.js";
import { functionName, pythonName } from "./python-names.js";

/** One of the classes that have a function for each method. */
export interface ClientClass {
  /** What stands before each function. */
  readonly define: "def" | "async def";
  /** What a function does with its method and params. */
  readonly send: string;
  /** What it returns for a result. */
  readonly returns: (result: string) => string;
}

/** Before a param on a line of its own. */
const paramIndent = " ".repeat(8);

const received = { direction: "received", prefix: "types." } as const;

/** A function for each method that is called over HTTP. */
export function printFunctions({ methods }: ClientModel, kind: ClientClass): string {
  const called = methods.filter(({ transport }) => transport === "http");
  return called.map((method) => `\n${printOverloads(method, kind)}${printFunction(method, kind)}`).join("");
}

/** A function for each kind of subscription. */
export function printSubscriptions(model: ClientModel): string {
  return model.notifications.map((notification) => `\n${printSubscription(model, notification)}`).join("");
}

function printFunction(method: ModelMethod, kind: ClientClass): string {
  const names = method.params.map(({ codeName }) => pythonName(codeName));
  const send = layOut(
    { open: `return ${kind.send}(`, items: [`_methods.${functionName(method.codeName)}`, ...names], close: ")" },
    "        ",
  );
  return `${printHead(method, { kind, params: paramsOf(method), result: method.result })}:\n${docstring(describe(method), "        ")}${send}\n`;
}

/** One for each value of the param that decides about the result, if there is one. */
function printOverloads(method: ModelMethod, kind: ClientClass): string {
  const { params, result, cases } = method;
  const decides = params.findIndex(({ name }) => name === cases[0]?.param);
  if (decides < 0 || params.slice(0, decides).some(({ required }) => !required)) return "";
  const narrowed = cases.map((entry) => {
    const { default: standard } = params[decides] as (typeof params)[number];
    const value = entry.value ? "True" : "False";
    const param = `${pythonName(entry.param)}: Literal[${value}]${standard === entry.value ? ` = ${value}` : ""}`;
    return { kind, params: paramsOf(method).with(decides, param), result: entry.result };
  });
  return [...narrowed, { kind, params: paramsOf(method), result }]
    .map((signature) => `    @overload\n${printHead(method, signature)}: ...\n\n`)
    .join("");
}

interface Signature {
  readonly kind: ClientClass;
  readonly params: readonly string[];
  readonly result: Type;
}

function printHead({ codeName }: ModelMethod, { kind, params, result }: Signature): string {
  const returned = kind.returns(printType(result, received));
  const open = `${kind.define} ${functionName(codeName)}(`;
  return layOut({ open, items: ["self", ...params], close: `) -> ${returned}` }, "    ", ":").slice(0, -1);
}

function paramsOf({ params }: ModelMethod): string[] {
  return params.map(({ codeName, type, required, default: standard }) => {
    const text = printType(type, { direction: "sent", prefix: "types." });
    if (required) return `${pythonName(codeName)}: ${text}`;
    const declared = `${pythonName(codeName)}: ${standard === undefined ? orNone(text) : text} = ${literal(standard)}`;
    const isTooLong = paramIndent.length + declared.length >= lineWidth;
    return isTooLong ? declared.replace(" | None = ", `\n${paramIndent}| None = `) : declared;
  });
}

function describe({ name, summary, description, params, isDeprecated }: ModelMethod): string {
  const described = params.filter((param) => param.description !== "");
  const hints = described.map((param) => `${pythonName(param.codeName)}: ${param.description.replaceAll("\n", " ")}`);
  const deprecation = isDeprecated ? ["Deprecated."] : [];
  return [`${summary.replace(/\.$/, "")} (\`${name}\`).`, ...deprecation, description, hints.join("\n")]
    .filter(Boolean)
    .join("\n\n");
}

function printSubscription({ methods }: ClientModel, { kind, method, type }: Notification): string {
  const subscribing = methods.find(({ name }) => name === method);
  const others = paramsOf(subscribing as ModelMethod).slice(1);
  const names = (subscribing?.params ?? []).slice(1).map(({ codeName }) => pythonName(codeName));
  const open = `def subscribe_${pythonName(kind)}(`;
  const close = `) -> Subscription[${printType(type, received)}]`;
  const head = layOut({ open, items: ["self", ...others], close }, "    ", ":");
  const items = [`_methods.${pythonName(method)}`, codecOf(type), JSON.stringify(kind), ...names];
  const body = layOut({ open: "return self._subscribe(", items, close: ")" }, "        ");
  return `${head}\n${docstring(`Subscribes to \`${kind}\` (\`${method}\`).`, "        ")}${body}\n`;
}
