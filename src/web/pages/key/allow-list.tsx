import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useId, useRef } from "react";
import type { ApiKey } from "../../../http/api/api-types.js";
import { request } from "../../api/request.js";
import type { AllowListFacts } from "../../parts/allow-list-facts.js";
import { Button } from "../../parts/button.js";
import { Icon } from "../../parts/icon.js";
import { showKey } from "./show-key.js";

interface AllowListProps extends AllowListFacts {
  readonly apiKey: ApiKey;
  readonly suggestions?: readonly string[];
}

/** One list, changed entry by entry; each change holds at once. */
export function AllowList(props: AllowListProps) {
  const { apiKey, member, label, hint } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const entries = apiKey[member];
  const change = useMutation({
    mutationFn: (list: readonly string[]) =>
      request<ApiKey>(`/keys/${apiKey.id}`, { verb: "PATCH", body: { [member]: list } }),
    onSuccess: (changed) => showKey(changed),
    onSettled: () => input.current?.focus(),
  });
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const value = input.current?.value.trim() ?? "";
    if (value === "" || change.isPending) return;
    change.mutate([...entries, value], { onSuccess: () => form.reset() });
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid grid-cols-1 gap-2.5">
      <div>
        <h3 id={`${id}-label`} className="text-sm font-medium">
          {label}
        </h3>
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      </div>
      <Entries {...{ entries, label }} remove={(value) => change.mutate(entries.filter((one) => one !== value))} />
      <AddForm {...{ ...props, id, input, add }} hasFailed={change.isError} isBusy={change.isPending} />
      <p id={`${id}-failure`} role="status" className="text-danger text-sm font-medium empty:hidden">
        {change.error?.message}
      </p>
    </div>
  );
}

interface AddFormProps extends Pick<AllowListProps, "entry" | "placeholder" | "suggestions"> {
  /** Beginning of the ids of the hint, the failure and the suggestions. */
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly add: (event: FormEvent<HTMLFormElement>) => void;
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
}

function AddForm({ entry, placeholder, suggestions = [], id, input, add, hasFailed, isBusy }: AddFormProps) {
  return (
    <form onSubmit={add} className="flex max-w-xl gap-2">
      <input
        ref={input}
        aria-label={`New ${entry}`}
        aria-describedby={hasFailed ? `${id}-failure` : `${id}-hint`}
        aria-invalid={hasFailed ? true : undefined}
        placeholder={placeholder}
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        autoComplete="off"
        spellCheck={false}
        className="border-line-strong/70 bg-surface placeholder:text-ink-soft aria-invalid:border-danger h-10 min-w-0 flex-1 rounded-lg border px-3 font-mono text-[0.8125rem]"
      />
      <datalist id={`${id}-list`}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button type="submit" isBusy={isBusy} aria-label={`Add the ${entry}`}>
        Add
      </Button>
    </form>
  );
}

interface EntriesProps {
  readonly entries: readonly string[];
  readonly label: string;
  readonly remove: (value: string) => void;
}

function Entries({ entries, label, remove }: EntriesProps) {
  if (entries.length === 0) return <p className="text-sm">Everything is allowed.</p>;
  return (
    <ul aria-label={`Allowed: ${label}`} className="flex flex-wrap gap-2">
      {entries.map((value) => (
        <li
          key={value}
          className="bg-accent-soft text-accent flex max-w-full items-center gap-1 rounded-lg py-0.5 pr-0.5 pl-3"
        >
          <span className="min-w-0 font-mono text-[0.8125rem] break-all">{value}</span>
          <button
            type="button"
            aria-label={`Remove ${value}`}
            onClick={() => remove(value)}
            className="hover:bg-surface grid size-8 shrink-0 place-items-center rounded-md"
          >
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
