import { type ReactNode, useState } from "react";
import type { ApiKeyList } from "../../../http/api/api-types.js";
import { useKeys, useKeyUsage } from "../../api/queries.js";
import { Button } from "../../parts/button.js";
import { Empty } from "../../parts/empty.js";
import { Icon } from "../../parts/icon.js";
import { Loaded } from "../../parts/loaded.js";
import { Notice } from "../../parts/notice.js";
import { Page } from "../../parts/page.js";
import { KeyRow } from "./key-row.js";
import { NewKeyDialog } from "./new-key-dialog.js";

/** One's API keys, and new ones. */
export function KeysPage() {
  const keys = useKeys();
  const [isCreating, setIsCreating] = useState(false);
  const isFull = keys.data !== undefined && keys.data.keys.length >= keys.data.limit;
  const create = (
    <Button
      look="primary"
      disabled={isFull}
      aria-describedby={isFull ? "limit-reached" : undefined}
      onClick={() => setIsCreating(true)}
    >
      <Icon name="plus" /> New API key
    </Button>
  );
  return (
    <Page
      title="API keys"
      lead="Each key has its own endpoint URL. All your keys share one daily quota; each can have limits of its own."
      aside={keys.data && keys.data.keys.length > 0 && create}
    >
      <div className="grid grid-cols-1 gap-5">
        {isFull && (
          <div id="limit-reached">
            <Notice tone="warning">
              You&apos;ve reached the limit of {keys.data.limit} API keys. Revoke one to create another.
            </Notice>
          </div>
        )}
        <div className="border-line bg-surface shadow-raised rounded-2xl border">
          <Loaded query={keys} isInset>
            {(list) => <KeyList list={list} create={create} />}
          </Loaded>
        </div>
      </div>
      {isCreating && <NewKeyDialog onClose={() => setIsCreating(false)} />}
    </Page>
  );
}

function KeyList({ list: { keys, limit }, create }: { readonly list: ApiKeyList; readonly create: ReactNode }) {
  const { data: usage } = useKeyUsage();
  if (keys.length === 0)
    return (
      <Empty icon="key" title="You have no API keys yet">
        <p>Create one for each app or environment, up to {limit}.</p>
        {create}
      </Empty>
    );
  return (
    <>
      <ul>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} usage={usage?.keys.find(({ keyId }) => keyId === key.id)} />
        ))}
      </ul>
      <p className="text-ink-soft border-line border-t px-5 py-3 text-sm tabular-nums sm:px-6">
        {keys.length} of {limit} keys
      </p>
    </>
  );
}
