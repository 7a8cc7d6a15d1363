import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { PressButton } from "./press-button";
import { classNames } from "../base/class-names";

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  closeLabel: string;
  /** Where it comes from, in the direction of reading. */
  side?: "start" | "end";
  children: ReactNode;
}

/** A panel that slides over the side of the page: details on a phone, notifications, filters. */
export function Drawer({ isOpen, onOpenChange, title, closeLabel, side = "end", children }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-40 bg-[rgb(8_16_18/0.55)]"
    >
      <Modal
        className={classNames(
          "float-in fixed inset-y-0 w-(--notification-width) max-w-full bg-raised shadow-float",
          side === "end" ? "end-0 border-s border-line" : "start-0 border-e border-line",
        )}
      >
        <Dialog className="flex h-full flex-col outline-none">
          <div className="flex items-center justify-between gap-3 border-b border-line px-5 py-2.5">
            <Heading slot="title" className="text-lg font-semibold">
              {title}
            </Heading>
            <PressButton slot="close" tone="quiet" icon="close" iconOnly label={closeLabel} />
          </div>
          <div className="grow overflow-y-auto p-5">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
