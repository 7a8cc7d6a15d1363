import { useSyncExternalStore } from "react";
import { Button } from "../action/button";
import { Icon } from "../base/icon";
import type { IconName } from "../base/icon";
import { VisuallyHidden } from "../base/visually-hidden";
import { toasts } from "./toast-queue";
import type { Toast, ToastQueue } from "./toast-queue";

const looks: Record<Toast["tone"], { icon: IconName; ink: string }> = {
  good: { icon: "check-circle", ink: "text-good-text" },
  info: { icon: "info", ink: "text-info-text" },
  error: { icon: "alert", ink: "text-danger-text" },
};

const none: readonly Toast[] = [];

export interface ToastRegionProps {
  closeLabel: string;
  /** The page's own queue unless given. */
  queue?: ToastQueue;
}

/**
 * Where toasts appear. It is on every page from the start, since assistive technology announces only what is
 * added to a status that it knows already. Pointing at the toasts or focusing one stops their time.
 */
export function ToastRegion({ closeLabel, queue = toasts }: ToastRegionProps) {
  const shown = useSyncExternalStore(queue.subscribe, queue.shown, () => none);
  return (
    <div
      role="status"
      aria-atomic="false"
      onPointerEnter={() => queue.pause()}
      onPointerLeave={() => queue.resume()}
      onFocus={() => queue.pause()}
      onBlur={() => queue.resume()}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-3 tablet:inset-x-auto tablet:end-6 tablet:bottom-6 tablet:items-end"
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => queue.close(toast.id)} />
      ))}
    </div>
  );
}

function ToastCard({ toast, closeLabel, onClose }: { toast: Toast; closeLabel: string; onClose: () => void }) {
  const { action } = toast;
  const look = looks[toast.tone];
  return (
    <div className="float-in pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-lg border border-line bg-raised py-2 ps-4 pe-2 shadow-float">
      <Icon name={look.icon} className={`size-6 ${look.ink}`} />
      <p className="min-w-0 grow py-1.5">{toast.message}</p>
      {action && (
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            action.onPress();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button tone="quiet" square onClick={onClose}>
        <Icon name="close" />
        <VisuallyHidden>{closeLabel}</VisuallyHidden>
      </Button>
    </div>
  );
}
