import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";
import type { DeliveryStatus } from "../../domain/mail/delivery-status";

const COLOURS = {
  QUEUED: "light-blue",
  SENT: "green",
  DELIVERED: "green",
  FAILED: "orange",
  DEAD: "orange",
  RESENT: "light-grey",
} as const;

/** How a message went; DEAD is one that no try could send. */
export function DeliveryStatusBadge({ status }: { status: DeliveryStatus | "DEAD" }) {
  const { t } = useT();
  return <StatusBadge colour={COLOURS[status]}>{t(`channels:sent.statuses.${status}`)}</StatusBadge>;
}
