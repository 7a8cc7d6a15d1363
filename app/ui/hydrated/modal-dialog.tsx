import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Button } from "../action/button";
import { classNames } from "../base/class-names";
import { VisuallyHidden } from "../base/visually-hidden";

export interface ModalDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  closeLabel: string;
  /** Below a line, at the foot: what to do. What has `data-first` gets the focus. */
  actions?: ReactNode;
  size?: "small" | "large";
  children: ReactNode;
}

// The layout of a page made on the server is nobody's to wait for.
const useBrowserLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * A window over the page that holds the focus until it is closed: the browser's own, which makes the rest of the page
 * inert and gives the focus back.
 */
export function ModalDialog({ isOpen, ...rest }: ModalDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<ModalDialogProps, "isOpen">) {
  const { onOpenChange, title, closeLabel, actions, size = "small", children } = props;
  const self = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBrowserLayout(() => {
    const dialog = self.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => dialog?.close();
  }, []);
  const close = () => onOpenChange(false);
  /** A press beside the window is one on its backdrop, which is the dialog itself. */
  const beside = (event: MouseEvent) => {
    if (event.target === self.current) close();
  };
  return (
    <dialog
      ref={self}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={beside}
      className={classNames(
        "float-in m-auto mb-0 max-h-[92dvh] w-full max-w-full overflow-y-auto rounded-t-xl border border-line bg-raised p-0 text-ink shadow-float backdrop:bg-[rgb(8_16_18/0.55)] tablet:mb-auto tablet:rounded-xl",
        size === "small" ? "tablet:max-w-lg" : "tablet:max-w-3xl",
      )}
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-5 tablet:px-7 tablet:pt-6">
        <h2 id={titleId} className="text-xl font-semibold">
          {title}
        </h2>
        <Button tone="quiet" icon="close" square onClick={close}>
          <VisuallyHidden>{closeLabel}</VisuallyHidden>
        </Button>
      </div>
      <div className="px-5 pt-3 pb-6 tablet:px-7">{children}</div>
      {actions && (
        <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t bg-raised border-line px-5 py-4 tablet:px-7">
          {actions}
        </div>
      )}
    </dialog>
  );
}
