import { localDate } from "~/features/patients/public.server";
import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import { exportedLine, UTF8_MARK } from "~/kernel/text/csv";
import { DAY_MS, parseIsoDate, toDayNumber } from "~/kernel/time/dates";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { reportRows } from "../../data/laboratory/lab-orders-read.server";
import { figuresBy, medianOf } from "../../domain/laboratory/lab-figures";

/** So many tests a report counts; a longer period is to be asked in parts. */
const MOST = 5_000;
const HOUR_MS = 3_600_000;

interface Period {
  /** Calendar days, YYYY-MM-DD, both included; by themselves from the first of this month to today. */
  from?: string | undefined;
  to?: string | undefined;
}

const isDay = (text: string | undefined): text is string => text !== undefined && parseIsoDate(text).ok;

/** The days of the report, and the instants between which they lie in the organization's time zone. */
function periodOf({ now, profile }: RequestContext, asked: Period) {
  const today = localDate(now, profile.timeZone);
  const from = isDay(asked.from) ? asked.from : `${today.slice(0, 8)}01`;
  const to = isDay(asked.to) && asked.to >= from ? asked.to : from > today ? from : today;
  return { from, to };
}

async function rowsOf(context: RequestContext, { from, to }: { from: string; to: string }) {
  const zone = context.profile.timeZone;
  // A day more on each side covers every zone; the calendar day there decides.
  const around = { from: (toDayNumber(from) - 1) * DAY_MS, to: (toDayNumber(to) + 2) * DAY_MS, most: MOST + 1 };
  const rows = await reportRows(context.db, around);
  const within = rows.filter(({ orderedAt }) => {
    const day = localDate(orderedAt ?? 0, zone);
    return day >= from && day <= to;
  });
  return { rows: within, more: rows.length > MOST };
}

const auditReport = (context: RequestContext, asFile: boolean) =>
  auditRead(context, {
    action: "labOrder.list",
    subjectKind: "labOrder",
    subjectId: null,
    patientId: null,
    fields: [asFile ? "file" : "report"],
  });

/** Counts and turnaround of what was ordered in a period, by test, laboratory and provider. @throws ForbiddenError */
export async function reportLabOrders(context: RequestContext, asked: Period) {
  await authorize(context, "laboratory.manage");
  const period = periodOf(context, asked);
  const [{ rows, more }] = await Promise.all([rowsOf(context, period), auditReport(context, false)]);
  const hours = rows.flatMap(({ orderedAt, resultedAt }) =>
    orderedAt === null || resultedAt === null ? [] : [(resultedAt - orderedAt) / HOUR_MS],
  );
  return {
    ...{ ...period, more, ordered: rows.length, medianHours: medianOf(hours) },
    orders: new Set(rows.map(({ number }) => number)).size,
    byTest: figuresBy(rows, "testName"),
    byLaboratory: figuresBy(rows, "laboratoryName"),
    byProvider: figuresBy(rows, "providerName"),
  };
}

/** The same as a file for spreadsheets, a line a test; the same query feeds both. @throws ForbiddenError */
export async function exportLabOrders(context: RequestContext, asked: Period): Promise<{ name: string; text: string }> {
  await authorize(context, "laboratory.manage");
  const period = periodOf(context, asked);
  const [{ rows }] = await Promise.all([rowsOf(context, period), auditReport(context, true)]);
  const { t, bcp47 } = createTranslator(context.locale);
  const format = createFormat(bcp47);
  const zone = context.profile.timeZone;
  const at = (time: number | null) => (time === null ? "" : format.dateTime(time, zone, "short"));
  const columns = [
    "number",
    "ordered",
    "patient",
    "provider",
    "laboratory",
    "test",
    "priority",
    "state",
    "resulted",
  ] as const;
  const head = columns.map((column) => t(`laboratory:column.${column}`));
  const lines = rows.map((row) => [
    ...[String(row.number ?? ""), at(row.orderedAt), row.patientName, row.providerName, row.laboratoryName],
    ...[row.testName, t(`laboratory:priority.${row.priority}`), t(`laboratory:state.${row.state}`), at(row.resultedAt)],
  ]);
  return {
    name: `laboratory-${period.from}-${period.to}.csv`,
    text: UTF8_MARK + [head, ...lines].map(exportedLine).join(""),
  };
}
