import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { Icon } from "./icon.js";

interface Toast {
  readonly id: number;
  readonly text: string;
}

const shownMs = 6_000;

const ShowToast = createContext<(text: string) => void>(() => undefined);

/** Shows a short confirmation. */
export function useToast(): (text: string) => void {
  return useContext(ShowToast);
}

/** Where the toasts appear; a screen reader reads them when it has a pause. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const show = useCallback((text: string) => {
    const toast = { id: Date.now() + Math.random(), text };
    setToasts((shown) => [...shown, toast]);
    setTimeout(() => setToasts((shown) => shown.filter((one) => one !== toast)), shownMs);
  }, []);
  return (
    <ShowToast value={show}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-40 grid justify-items-center gap-2 sm:justify-items-end"
      >
        {toasts.map(({ id, text }) => (
          <p
            key={id}
            className="bg-ink text-page shadow-float flex items-center gap-2.5 rounded-xl px-4 py-3 text-sm font-medium"
          >
            <Icon name="check" />
            {text}
          </p>
        ))}
      </div>
    </ShowToast>
  );
}
