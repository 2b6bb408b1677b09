import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { Icon } from "./icon.js";

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly hasFailed: boolean;
}

const shownMs = 6_000;

type ShowToast = (text: string, options?: { readonly hasFailed: boolean }) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows for a moment that an action succeeded, or that it failed. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** Where the toasts appear. A screen reader reads failures at once, confirmations when it has a pause. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const show = useCallback<ShowToast>((text, { hasFailed } = { hasFailed: false }) => {
    const toast = { id: Date.now() + Math.random(), text, hasFailed };
    setToasts((shown) => [...shown, toast]);
    setTimeout(() => setToasts((shown) => shown.filter((one) => one !== toast)), shownMs);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-40 grid justify-items-center gap-2 sm:justify-items-end"
      >
        {toasts.map(({ id, text, hasFailed }) => (
          <p
            key={id}
            role={hasFailed ? "alert" : undefined}
            className={`shadow-float flex items-center gap-2.5 rounded-xl border border-transparent px-4 py-3 text-sm font-medium ${hasFailed ? "bg-danger text-on-danger" : "bg-ink text-page"}`}
          >
            <Icon name={hasFailed ? "warning" : "check"} />
            {text}
          </p>
        ))}
      </div>
    </ToastContext>
  );
}
