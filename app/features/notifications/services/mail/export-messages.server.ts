import { readListChoice } from "~/features/identity/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { shownColumns } from "~/kernel/lists/list-choice";
import { localStamp } from "~/kernel/time/local-stamp";
import { createZoneTable } from "~/kernel/time/zones";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { exportList, MOST_EXPORTED } from "~/platform/http/export-list.server";
import { readerFormat } from "~/platform/reader-format.server";
import { parse } from "~/platform/http/parse.server";
import { MESSAGE_COLUMNS, type MessageColumn } from "../../domain/mail/message-columns";
import { topicOf } from "../../domain/mail/message-topic";
import { listMessagesSchema } from "../../schemas/mail/list-messages";
import { deliveryFilter, messagesPage, type SentLine } from "../../support/mail/messages-page.server";

/** So many are read at a time. */
const A_PIECE = 200;

type Words = ReturnType<typeof createTranslator>["t"];
type Cells = Readonly<Record<Exclude<MessageColumn, "actions">, (row: SentLine) => string>>;

/** All times are by one clock, so that they can be sorted and compared; the heads of their columns name its zone. */
function cellsOf(t: Words, timeZone: string): Cells {
  const zones = createZoneTable();
  return {
    about: ({ template, wording }) =>
      wording === null ? t(`notifications:sent.${topicOf(template)}`) : t(`wording:names.${wording}`),
    to: ({ receiver, recipientKind }) => receiver ?? t(`notifications:sent.receivers.${recipientKind}`),
    patient: ({ patient }) => patient?.name ?? "",
    appointment: ({ appointment }) => (appointment ? localStamp(zones, timeZone, appointment.startsAt) : ""),
    channel: ({ channel }) => t(`channels:channel.${channel}`),
    at: ({ at }) => localStamp(zones, timeZone, at),
    status: ({ status }) => t(`channels:sent.statuses.${status}`),
    attempts: ({ attempts }) => String(attempts),
  };
}

/**
 * All that the list of sent messages would show on its pages, with the columns that whoever asks chose, as a CSV file;
 * see `exportList` for how many rows at most. That it was taken is audited.
 */
export async function exportMessages(context: RequestContext, raw: unknown): Promise<Response> {
  await authorize(context, "settings.change");
  const asked = parse(listMessagesSchema, raw);
  const [filter, { columns }] = await Promise.all([
    deliveryFilter(context, asked),
    readListChoice(context, "sentMessages"),
    auditRead(context, {
      action: "message.export",
      subjectKind: "message",
      fields: ["export"],
    }),
  ]);
  const { t } = createTranslator(context.locale);
  const { timeZone } = context.profile;
  const cells = cellsOf(t, timeZone);
  const zone = readerFormat(context).zoneName(timeZone, context.now);
  const headOf = (key: Exclude<MessageColumn, "actions">) => {
    const header = t(`notifications:columns.${key}`);
    return key === "appointment" || key === "at" ? t("common:timeInZone", { time: header, zone }) : header;
  };
  return exportList<SentLine, string>({
    name: "messages",
    columns: shownColumns(MESSAGE_COLUMNS, columns).flatMap((key) =>
      key === "actions" ? [] : [{ header: headOf(key), cell: cells[key] }],
    ),
    page: async (before) => {
      const { sent, next } = await messagesPage(context, filter, { size: A_PIECE, before: before ?? null });
      return { rows: sent, next };
    },
    cut: t("lists:cut", { total: MOST_EXPORTED }),
  });
}
