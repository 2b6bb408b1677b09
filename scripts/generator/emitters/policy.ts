import type { Method, OpenRpcDocument } from "../openrpc-document.js";
import { resolve } from "../resolve-reference.js";

/** The types of a method's policy, printed as they are; the document's `x-policy` says it by the names of params. */
export const policyDeclarations = `/** How a method names a block. */
export interface BlockParam {
  /** Its place among the params. */
  index: number;
  /**
   * How the node has to be given the block, so that it takes that very one:
   * - \`hash\`: a hash as a string. In an object it becomes a height first, so a side chain's hash would give the main chain's state.
   * - \`hash-object\`: a hash as an object with \`requireCanonical\`, since a bare one is read as a number.
   * - \`number\`: a string is never a hash (64 digits are a very large quantity); an object as with \`hash-object\`.
   * - \`hash-only\`: always a hash; nothing needs to be done.
   * - \`filter\`: a log filter, with \`blockHash\`, or \`fromBlock\` and \`toBlock\`.
   */
  form: "hash" | "hash-object" | "number" | "hash-only" | "filter";
  /** The result when there is no such block. */
  unknown: "null" | "[]" | "refusal";
  /** How to name the block by its hash where it was named by its height: in the same param, or of this method. */
  sameByHash: "param" | MethodName | null;
  /** Whether \`null\` always means that there is no such block. */
  nullMeansUnknown: boolean;
}

/**
 * Where a call names a contract that it reaches: a param, or a member of it, as one address or a list, or in a signed transaction. With
 * an override of state it may reach whatever it wants to.
 */
export interface ContractPlace {
  index: number;
  member?: string;
  role: "contract" | "transaction" | "override";
  /** Of another param: with any other value this place is not read. */
  onlyIf?: { index: number; value: string };
}

/** The members that say which block a result is of, with their quotes; of a list, those of its last element. */
export interface ResultBlock {
  height: string;
  hash: string | null;
  isList: boolean;
}

/** A member of the result, with its quotes, that repeats a param or a member of it: so it shows whether the result is what was asked for. */
export interface IdentityMember {
  member: string;
  index: number;
  param?: string;
}

/** What the service asks about a method; each member stands in the document's \`x-policy\`. */
export interface Policy {
  part: Part;
  servedBy: "gateway" | "node" | "devchain";
  idempotent: boolean;
  write: boolean;
  cache: "never" | "head" | "by-block" | "immutable";
  /** \`light\` ones share batches and a WebSocket; \`heavy\` ones may take long, and have a budget of their own. */
  weight: "light" | "medium" | "heavy";
  /** What the node must have: nothing, what a hash names, the block that the params name, or the head. */
  needs: "nothing" | "hash" | "block" | "head" | "every-node";
  block: BlockParam | null;
  /** Held against the allow-lists of keys. */
  contracts: readonly ContractPlace[];
  resultBlock: ResultBlock | null;
  /** Of a list: members of each of its elements. */
  identity: readonly IdentityMember[];
}
`;

/** Whether the document says what the service needs to know about its methods. */
export function hasPolicies({ methods }: OpenRpcDocument): boolean {
  return methods.some((method) => Object.hasOwn(method, "x-policy"));
}

/** A method's policy with places among the params in the place of their names. */
export function policyEntry(document: OpenRpcDocument, method: Method) {
  const { addresses, addressesOnlyIf, block, resultBlock, identity, ...plain } = method["x-policy"];
  const names = method.params.map((entry) => resolve(document, entry).name);
  const onlyIf = addressesOnlyIf && { index: names.indexOf(addressesOnlyIf.param), value: addressesOnlyIf.value };
  const contracts = Object.entries(addresses)
    .filter(([, role]) => role !== "account")
    .map(([place, role]) => {
      const [name = "", member] = place.split(".");
      return {
        index: names.indexOf(name),
        ...(member !== undefined && { member }),
        role,
        ...(onlyIf && { onlyIf }),
      };
    });
  return {
    ...plain,
    block: block && blockEntry(block, names),
    contracts,
    resultBlock: resultBlock && {
      height: JSON.stringify(resultBlock.height),
      hash: resultBlock.hash === null ? null : JSON.stringify(resultBlock.hash),
      isList: resolve(document, resolve(document, method.result).schema).type === "array",
    },
    identity: Object.entries(identity).map(([member, place]) => {
      const [name = "", param] = place.split(".");
      return { member: JSON.stringify(member), index: names.indexOf(name), ...(param !== undefined && { param }) };
    }),
  };
}

function blockEntry({ param, ...facts }: NonNullable<Method["x-policy"]["block"]>, names: readonly string[]) {
  return { index: names.indexOf(param), ...facts };
}
