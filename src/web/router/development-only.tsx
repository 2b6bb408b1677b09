import type { ReactNode } from "react";
import { useService } from "../api/queries.js";
import { NotFoundPage } from "../pages/not-found-page.js";
import { PageLoading } from "../parts/page-loading.js";
import { Problem } from "../parts/problem.js";

/** For a service that runs in development mode; elsewhere there is no such page. */
export function DevelopmentOnly({ children }: { readonly children: ReactNode }) {
  const service = useService();
  if (service.data) return service.data.mode === "development" ? children : <NotFoundPage />;
  return service.error ? <Problem error={service.error} retry={service.refetch} /> : <PageLoading />;
}
