import { createTranslator } from "~/i18n/translator.server";
import { costOf } from "~/kernel/codes/minor-units";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { csvDownload } from "~/platform/http/csv-download.server";
import { parse } from "~/platform/http/parse.server";
import { xlsxDownload } from "~/platform/http/xlsx-download.server";
import type { PharmacyFigures } from "../../domain/pharmacy/reports";
import { pharmacyReportSchema, type PharmacyReportFormat } from "../../schemas/pharmacy/lists";
import { pharmacyFigures } from "../../support/pharmacy/pharmacy-figures.server";

const HOUR_MS = 3_600_000;
const HEADINGS = ["medicine", "prescriptions", "handings", "returns", "declined", "tookHours", "amount"] as const;

type Line = PharmacyFigures["total"] & { name: string };

/** A line of the file: numbers as numbers, times in hours. */
function lineOf(line: Line, currency: string): (string | number)[] {
  const { name, prescriptions, handings, returns, declined, took, amountMinor } = line;
  return [
    ...[name, prescriptions, handings, returns, declined],
    took === null ? "" : Math.round((took / HOUR_MS) * 10) / 10,
    amountMinor === null ? "" : costOf(amountMinor, currency),
  ];
}

/**
 * The report's lines as a file for spreadsheets, the last one for all of them: the same figures as on the screen.
 * @throws ForbiddenError
 */
export async function exportPharmacyReport(
  context: RequestContext,
  raw: unknown,
  as: PharmacyReportFormat,
): Promise<Response> {
  await authorize(context, "pharmacy.manage");
  const asked = parse(pharmacyReportSchema, raw);
  const [{ rows, total, days }] = await Promise.all([
    pharmacyFigures(context, asked),
    auditRead(context, { action: "pharmacyReport.export", subjectKind: "report", fields: ["export"] }),
  ]);
  const { t } = createTranslator(context.locale);
  const currency = context.profile.currencyCode;
  const head = HEADINGS.map((heading) => t(`pharmacy:report.${heading}`, { currency }));
  const all = { ...total, name: t("pharmacy:report.total") };
  const lines = (rows.length === 0 ? [] : [...rows, all]).map((line) => lineOf(line, currency));
  const name = `pharmacy-${days.from}-${days.to}`;
  if (as === "xlsx") return xlsxDownload(`${name}.xlsx`, { title: t("pharmacy:report.title"), head, lines });
  async function* text() {
    yield head;
    for (const line of lines) yield line.map(String);
  }
  return csvDownload(`${name}.csv`, text());
}
