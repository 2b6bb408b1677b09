import { Loading } from "./loading.js";

/** A page that is on its way. */
export function PageLoading() {
  return (
    <div className="mx-auto max-w-5xl px-4 py-12 sm:px-6">
      <Loading lines={4} what="Loading the page" />
    </div>
  );
}
