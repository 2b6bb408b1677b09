import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loading } from "./loading.js";
import { Problem } from "./problem.js";

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly lines?: number;
  /** Whether what stands around has no margin of its own. */
  readonly isInset?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** What a query brought; until then that it loads, or why it does not. What was loaded once stays when a reload fails. */
export function Loaded<Data>({ query, lines = 3, isInset = false, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Problem error={query.error} retry={query.refetch} />;
  return isInset ? (
    <div className="p-5 sm:p-6">
      <Loading lines={lines} />
    </div>
  ) : (
    <Loading lines={lines} />
  );
}
