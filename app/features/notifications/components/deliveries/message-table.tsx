import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { Channel } from "../../domain/preferences/channel";
import type { DeliveryStatus } from "../../domain/mail/delivery-status";
import { failureReason } from "../../domain/mail/failure-reason";
import { Button } from "~/ui/action/button";
import { DeliveryStatusBadge } from "./delivery-status-badge";

interface MessageLine {
  id: string;
  template: string;
  recipientKind: string;
  channel: Channel;
  status: DeliveryStatus | "DEAD";
  reason?: string | null;
  /** UTC ms. */
  at: number;
}

/** Why a message failed, in words; a service's code stands behind them, for whoever looks it up there. */
function useReason() {
  const { t } = useT();
  return (reason: string | null | undefined): string => {
    if (!reason) return "";
    const known = failureReason(reason);
    if (!known) return t("channels:sent.code", { code: reason });
    const words = t(`channels:sent.reasons.${known}`);
    return /^\d+$/.test(reason) ? `${words} (${reason})` : words;
  };
}

/** What a message is about, without its words. */
function topicOf(template: string): "appointment" | "security" | "account" | "marketing" {
  if (template === "marketing") return "marketing";
  if (/^(appointment|series|groupSession|waitingList|room)\./.test(template)) return "appointment";
  return template.startsWith("security.") || template === "password.reset" ? "security" : "account";
}

/** Messages, each with how it went; one that could not be sent can be sent again. */
export function MessageTable({
  caption,
  lines,
  timeZone,
}: {
  caption: string;
  lines: readonly MessageLine[];
  timeZone: string;
}) {
  const { t, format } = useT();
  const said = useReason();
  const again = ({ id, status }: MessageLine): ReactNode =>
    (status === "FAILED" || status === "DEAD") && (
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="which" value={status === "DEAD" ? "dead" : "failed"} />
        <Button type="submit" tone="secondary" size="small">
          {t("notifications:sent.again")}
        </Button>
      </form>
    );
  const columns: Column<MessageLine>[] = [
    {
      key: "about",
      header: t("notifications:sent.about"),
      lead: true,
      cell: ({ template }) => t(`notifications:sent.${topicOf(template)}`),
    },
    {
      key: "to",
      header: t("notifications:outbox.to"),
      cell: ({ recipientKind }) =>
        t(
          recipientKind === "PATIENT"
            ? "notifications:sent.toPatient"
            : recipientKind === "EMPLOYEE"
              ? "notifications:sent.toStaff"
              : "notifications:sent.toUser",
        ),
    },
    {
      key: "channel",
      header: t("channels:sent.channel"),
      cell: ({ channel }) => t(`channels:channel.${channel}`),
    },
    { key: "at", header: t("notifications:outbox.at"), cell: ({ at }) => format.dateTime(at, timeZone) },
    {
      key: "status",
      header: t("notifications:sent.status"),
      cell: ({ status, reason }) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <DeliveryStatusBadge status={status} />
          {said(reason) && <span className="text-muted">{said(reason)}</span>}
        </span>
      ),
    },
  ];
  if (lines.some(({ status }) => status === "FAILED" || status === "DEAD"))
    columns.push({ key: "again", header: t("notifications:sent.again"), actions: true, cell: again });
  return <DataTable caption={caption} columns={columns} rows={lines} rowKey={({ id }) => id} />;
}
