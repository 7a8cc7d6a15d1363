import { createTranslator } from "~/i18n/translator.server";
import { costOf } from "~/kernel/codes/minor-units";
import { localStamp } from "~/kernel/time/local-stamp";
import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { csvDownload } from "~/platform/http/csv-download.server";
import { parse } from "~/platform/http/parse.server";
import { xlsxDownload } from "~/platform/http/xlsx-download.server";
import { isDeclined } from "../../domain/laboratory/lab-order";
import { amountOf, figuresOf, hoursOf } from "../../domain/laboratory/lab-figures";
import { labReportSchema, type LabReportFormat } from "../../schemas/laboratory/lab-report";
import { labReportRows } from "../../support/laboratory/lab-report-rows.server";

const COLUMNS = [
  ...(["number", "ordered", "patient", "provider", "laboratory", "test", "priority", "state", "resulted"] as const),
  ...(["hours", "price", "tax", "amount"] as const),
] as const;

type Row = Awaited<ReturnType<typeof labReportRows>>["rows"][number];

/** Hours as the file has them; empty where there are none. */
const inTenths = (hours: number | null): number | "" => (hours === null ? "" : Math.round(hours * 10) / 10);

/** The last lines: the median of the time to the result, and that there is more than the file has. */
function closing({ locale }: RequestContext, rows: readonly Row[], more: boolean): (string | number)[][] {
  const { t } = createTranslator(locale);
  const { medianHours } = figuresOf("", rows);
  const at = COLUMNS.indexOf("hours");
  const median = COLUMNS.map((_, index) =>
    index === 0 ? t("laboratory:report.median") : index === at ? inTenths(medianHours) : "",
  );
  return [...(medianHours === null ? [] : [median]), ...(more ? [[t("laboratory:report.more")]] : [])];
}

/** A line of the file: numbers as numbers, times in the organization's zone as a spreadsheet sorts them. */
function lineOf({ locale, profile }: RequestContext, zones: ZoneTable, row: Row): (string | number)[] {
  const { t } = createTranslator(locale);
  const { timeZone, currencyCode } = profile;
  const at = (time: number | null) => (time === null ? "" : localStamp(zones, timeZone, time));
  const cost = (minor: number | null) => (minor === null ? "" : costOf(minor, currencyCode));
  return [
    ...[row.number ?? "", at(row.orderedAt), row.patientName, row.providerName, row.laboratoryName, row.testName],
    ...[
      t(`laboratory:priority.${row.priority}`),
      t(`laboratory:state.${isDeclined(row) ? "DECLINED" : row.state}`),
      at(row.resultedAt),
    ],
    inTenths(hoursOf(row)),
    ...[cost(row.priceMinor), row.priceMinor === null ? "" : row.taxPercent, cost(amountOf(row))],
  ];
}

/**
 * The tests of the report as a file for spreadsheets, a line each, and the median of the time to the result; the
 * same query feeds both, so their sums agree.
 * @param raw the fields of labReportSchema
 * @throws ForbiddenError
 */
export async function exportLabReport(context: RequestContext, raw: unknown, as: LabReportFormat): Promise<Response> {
  await authorize(context, "laboratory.manage");
  const asked = parse(labReportSchema, raw);
  const [{ rows, days, more }] = await Promise.all([
    labReportRows(context, asked),
    auditRead(context, {
      action: "labOrder.list",
      subjectKind: "labOrder",
      subjectId: null,
      patientId: null,
      fields: ["file"],
    }),
  ]);
  const { t } = createTranslator(context.locale);
  const currency = context.profile.currencyCode;
  const head = COLUMNS.map((column) => t(`laboratory:column.${column}`, { currency }));
  const zones = createZoneTable();
  const lines = [...rows.map((row) => lineOf(context, zones, row)), ...closing(context, rows, more)];
  const name = `laboratory-${days.from}-${days.to}`;
  if (as === "xlsx") return xlsxDownload(`${name}.xlsx`, { title: t("laboratory:report.title"), head, lines });
  async function* text() {
    yield head;
    for (const line of lines) yield line.map(String);
  }
  return csvDownload(`${name}.csv`, text());
}
