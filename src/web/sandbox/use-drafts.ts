import { useEffect, useState } from "react";
import type { MethodEntry } from "../../../generated/methods.js";
import { type Draft, toDrafts } from "./draft.js";
import type { MethodFacts } from "./method-facts.js";
import { readRequestFragment } from "./request-link.js";

const readLink = () => readRequestFragment(window.location.hash);

/** What stands in the form: the request of the page's link, or else the document's first example. `onChange` is called at every change. */
export function useDrafts(facts: MethodFacts, { params }: MethodEntry, onChange: () => void) {
  const [network, setNetwork] = useState<string>(() => readLink()?.network ?? "");
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    toDrafts(params, readLink()?.params ?? facts.examples[0]?.params ?? []),
  );
  const change = (next: readonly Draft[]): void => {
    setDrafts(next);
    onChange();
  };
  useEffect(() => {
    const follow = (): void => {
      const linked = readLink();
      if (!linked) return;
      setNetwork(linked.network);
      setDrafts(toDrafts(params, linked.params));
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [params]);
  return {
    drafts,
    network,
    setNetwork,
    setDraft: (index: number, draft: Draft) =>
      change(params.map((_, at) => (at === index ? draft : (drafts[at] ?? "")))),
    setParams: (values: readonly unknown[]) => change(toDrafts(params, values)),
  };
}
