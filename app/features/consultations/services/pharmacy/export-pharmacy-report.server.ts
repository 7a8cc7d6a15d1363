import { createTranslator } from "~/i18n/translator.server";
import { costOf } from "~/kernel/codes/minor-units";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { csvDownload } from "~/platform/http/csv-download.server";
import { parse } from "~/platform/http/parse.server";
import { pharmacyReportSchema } from "../../schemas/pharmacy/lists";
import { pharmacyFigures } from "../../support/pharmacy/pharmacy-figures.server";

const HOUR_MS = 3_600_000;
const HEADINGS = ["medicine", "prescriptions", "handings", "returns", "declined", "tookHours", "amount"] as const;

/**
 * The report's lines as a CSV file, its times in hours.
 * @throws ForbiddenError
 */
export async function exportPharmacyReport(context: RequestContext, raw: unknown): Promise<Response> {
  await authorize(context, "pharmacy.manage");
  const asked = parse(pharmacyReportSchema, raw);
  const [{ rows }] = await Promise.all([
    pharmacyFigures(context, asked),
    auditRead(context, { action: "pharmacyReport.export", subjectKind: "report", fields: ["export"] }),
  ]);
  const { t } = createTranslator(context.locale);
  const currency = context.profile.currencyCode;
  async function* lines() {
    yield HEADINGS.map((heading) => t(`pharmacy:report.${heading}`, { currency }));
    for (const { name, prescriptions, handings, returns, declined, took, amountMinor } of rows)
      yield [
        ...[name, ...[prescriptions, handings, returns, declined].map(String)],
        took === null ? "" : (took / HOUR_MS).toFixed(1),
        amountMinor === null ? "" : String(costOf(amountMinor, currency)),
      ];
  }
  return csvDownload("pharmacy_report.csv", lines());
}
