import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { Icon } from "./icon.js";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question in front of the page. Mounted means open; Escape, the cross and the backdrop close it, the focus goes back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
      className="bg-surface text-ink shadow-float border-line m-auto w-[min(30rem,calc(100vw-1.5rem))] rounded-2xl border p-0"
    >
      <div className="grid grid-cols-1 gap-5 p-5 sm:p-7">
        <header className="flex items-start justify-between gap-4">
          <h2 id={id} className="text-lg font-semibold tracking-tight">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="text-ink-soft hover:bg-sunken hover:text-ink -m-1.5 grid size-9 place-items-center rounded-lg"
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Opens the dialog with the focus on its first field; when it is gone, the focus returns to what opened it. */
function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-autofocus], input, select, textarea")?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return dialog;
}

/** The row of buttons that ends a dialog: the way back first. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="mt-1 flex flex-wrap justify-end gap-3">{children}</div>;
}
