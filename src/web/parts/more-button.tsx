import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "./button.js";
import { Notice } from "./notice.js";

/** Loads the next page of a list; absent on the last one. */
export function MoreButton({
  query,
  text = "Show more",
}: {
  readonly query: UseInfiniteQueryResult;
  readonly text?: string;
}) {
  return (
    <>
      {query.isFetchNextPageError && <Notice tone="danger">{query.error.message}</Notice>}
      {query.hasNextPage && (
        <Button
          className="justify-self-start"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? "Loading…" : text}
        </Button>
      )}
    </>
  );
}
