/** Grey lines where something will be in a moment. */
export function Loading({ lines = 3, what = "Loading" }: { readonly lines?: number; readonly what?: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{what}…</span>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} aria-hidden="true" className="bg-sunken h-5 animate-pulse rounded-md last:w-2/3" />
      ))}
    </div>
  );
}
