import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { Channel } from "../../domain/preferences/channel";
import type { DeliveryStatus } from "../../domain/mail/delivery-status";
import { failureReason } from "../../domain/mail/failure-reason";
import type { MessageColumn } from "../../domain/mail/message-columns";
import { topicOf } from "../../domain/mail/message-topic";
import type { KeysOf, kindOf } from "../../kinds/kind-of";
import { DeliveryStatusBadge } from "./delivery-status-badge";

/** A message of the list; what is left out is not known, or not for the reader. Instants in UTC ms. */
export interface MessageLine {
  id: string;
  template: string;
  /** The name of its wording; null for news of the practice, and what the reader is not to learn. */
  wording: WordingName | null;
  recipientKind: string;
  channel: Channel;
  status: DeliveryStatus | "DEAD";
  reason?: string | null;
  at: number;
  attempts?: number;
  resentAt?: number | null;
  receiver?: string | null;
  patient?: { id: string; name: string } | null;
  appointment?: { id: string; startsAt: number; timeZone: string } | null;
  /** Whether it can be sent again. */
  again: boolean;
}

/** The names of the wordings. */
type WordingName = KeysOf<ReturnType<typeof kindOf>["wordings"]>;

/** What a message is about, in words. */
export function useSubject() {
  const { t } = useT();
  return ({ template, wording }: Pick<MessageLine, "template" | "wording">): string =>
    wording === null ? t(`notifications:sent.${topicOf(template)}`) : t(`wording:names.${wording}`);
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

const isReceiver = (kind: string): kind is "PATIENT" | "EMPLOYEE" | "USER" =>
  kind === "PATIENT" || kind === "EMPLOYEE" || kind === "USER";

/** Whether its receiver is the patient that it is about, who is named beside it. */
const isToPatient = ({ recipientKind, receiver, patient }: MessageLine): boolean =>
  Boolean(patient) && (recipientKind === "PATIENT" || receiver === patient?.name);

interface InstantProps {
  at: number;
  zone: string;
  /** Where it takes place another clock may show another time, which then stands beside it. */
  placeZone?: string;
}

/** A time and its date: one below the other in a table, else in one line. */
function Instant({ at, zone, placeZone = zone }: InstantProps) {
  const { t, format } = useT();
  const isElsewhere = format.timeInPlace(at, placeZone, zone).differs;
  return (
    <time
      dateTime={new Date(at).toISOString()}
      className="inline-flex flex-wrap gap-x-1.5 leading-tight @min-[42rem]/data-table:flex-col"
    >
      <span className="tabular-nums">{format.time(at, zone)}</span>
      <span className="whitespace-nowrap">{format.date(at, zone)}</span>
      {isElsewhere && (
        <span className="whitespace-nowrap text-muted">
          {t("common:timeInZone", { time: format.time(at, placeZone), zone: format.zoneName(placeZone, at) })}
        </span>
      )}
    </time>
  );
}

interface MessageTableProps {
  caption: string;
  lines: readonly MessageLine[];
  /** Of the practice. */
  timeZone: string;
  /** The keys of the columns that are shown. */
  shown: readonly MessageColumn[];
  /** The list as it is shown, where a button is posted to. */
  here: string;
}

/** Messages, each with how it went; one that failed, or that its receiver asks for, can be sent again. */
export function MessageTable({ caption, lines, timeZone, shown, here }: MessageTableProps) {
  const { t, format } = useT();
  const subject = useSubject();
  const toWhom = ({ receiver, recipientKind }: MessageLine) =>
    receiver || t(`notifications:sent.receivers.${isReceiver(recipientKind) ? recipientKind : "USER"}`);
  const columns: (Column<MessageLine> & { key: MessageColumn })[] = [
    { key: "about", header: t("notifications:columns.about"), lead: true, cell: subject },
    {
      key: "to",
      header: t("notifications:columns.to"),
      saidElsewhere: isToPatient,
      cell: (line) => (isToPatient(line) ? t("notifications:sent.receivers.PATIENT") : <bdi>{toWhom(line)}</bdi>),
    },
    {
      key: "patient",
      header: t("notifications:columns.patient"),
      ...{ plain: true, snug: true },
      cell: ({ patient }) =>
        patient ? (
          <TextLink href={paths.patient(patient.id)}>
            <bdi>{patient.name}</bdi>
          </TextLink>
        ) : (
          "–"
        ),
    },
    {
      key: "appointment",
      header: t("notifications:columns.appointment"),
      cell: ({ appointment }) =>
        appointment ? (
          <TextLink href={paths.appointment(appointment.id)}>
            <Instant at={appointment.startsAt} zone={timeZone} placeZone={appointment.timeZone} />
          </TextLink>
        ) : (
          "–"
        ),
    },
    {
      key: "channel",
      header: t("notifications:columns.channel"),
      ...{ plain: true, snug: true },
      cell: ({ channel }) => t(`channels:channel.${channel}`),
    },
    {
      key: "at",
      header: t("notifications:columns.at"),
      ...{ plain: true, snug: true },
      cell: ({ at }) => <Instant at={at} zone={timeZone} />,
    },
    {
      key: "status",
      header: t("notifications:columns.status"),
      cell: (line) => <Went line={line} timeZone={timeZone} />,
    },
    {
      key: "attempts",
      header: t("notifications:columns.attempts"),
      align: "end",
      cell: ({ attempts }) => (attempts === undefined ? "–" : format.number(attempts)),
    },
  ];
  if (lines.some(({ again }) => again))
    columns.push({
      key: "actions",
      header: t("common:rowActions"),
      actions: true,
      align: "end",
      cell: (line) => <Again line={line} here={here} about={`${subject(line)}, ${toWhom(line)}`} />,
    });
  return (
    <DataTable
      caption={caption}
      columns={columns.filter(({ key }) => shown.includes(key))}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

function Went({ line: { status, reason, resentAt }, timeZone }: { line: MessageLine; timeZone: string }) {
  const { t, format } = useT();
  const said = useReason();
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <DeliveryStatusBadge status={status} />
      {said(reason) && <span className="text-muted">{said(reason)}</span>}
      {typeof resentAt === "number" && (
        <span className="text-muted">
          {t("notifications:sent.resent", { when: format.dateTime(resentAt, timeZone) })}
        </span>
      )}
    </span>
  );
}

function Again({ line, here, about }: { line: MessageLine; here: string; about: string }): ReactNode {
  const { t } = useT();
  if (!line.again) return null;
  const which = line.status === "DEAD" ? "dead" : line.status === "FAILED" ? "failed" : "sent";
  return (
    <form method="post" action={here} data-once>
      <input type="hidden" name="id" value={line.id} />
      <input type="hidden" name="which" value={which} />
      <Button type="submit" tone={which === "sent" ? "quiet" : "secondary"} size="small" className="whitespace-nowrap">
        {t("notifications:sent.again")}
        <VisuallyHidden>: {about}</VisuallyHidden>
      </Button>
    </form>
  );
}
