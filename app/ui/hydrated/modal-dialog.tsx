import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { PressButton } from "./press-button";
import { classNames } from "../base/class-names";

export interface ModalDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  closeLabel: string;
  /** Below a line, at the foot: what to do. */
  actions?: ReactNode;
  size?: "small" | "large";
  /** For a decision that must be made ("alertdialog"): Escape and a press outside do not close it. */
  required?: boolean;
  children: ReactNode;
}

/** A window over the page that holds the focus until it is closed. */
export function ModalDialog(props: ModalDialogProps) {
  const { isOpen, onOpenChange, title, closeLabel, actions, size = "small", required, children } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!required}
      isKeyboardDismissDisabled={required}
      className="fixed inset-0 z-40 flex items-end justify-center bg-[rgb(8_16_18/0.55)] tablet:items-center tablet:p-6"
    >
      <Modal
        className={classNames(
          "float-in max-h-[92dvh] w-full overflow-y-auto rounded-t-xl border border-line bg-raised shadow-float tablet:rounded-xl",
          size === "small" ? "tablet:max-w-lg" : "tablet:max-w-3xl",
        )}
      >
        <Dialog role={required ? "alertdialog" : "dialog"} className="outline-none">
          <div className="flex items-start justify-between gap-4 px-5 pt-5 tablet:px-7 tablet:pt-6">
            <Heading slot="title" className="text-xl font-semibold">
              {title}
            </Heading>
            {!required && <PressButton slot="close" tone="quiet" icon="close" iconOnly label={closeLabel} />}
          </div>
          <div className="px-5 pt-3 pb-6 tablet:px-7">{children}</div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 tablet:px-7">{actions}</div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
