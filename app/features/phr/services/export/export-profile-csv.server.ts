import { createFormat } from "~/i18n/format";
import type { PlainKey } from "~/i18n/message-types";
import { createTranslator } from "~/i18n/translator.server";
import { exportedLine, UTF8_MARK } from "~/kernel/text/csv";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { recordFacts } from "../../records/record-facts";
import { wholeProfile } from "../../support/export/whole-profile.server";

const COLUMNS = ["list", "entry", "date", "code", "field", "value", "recordedAt", "recordedBy"] as const;

/**
 * A patient's whole health profile as a table for spreadsheets, a line for each fact that a record says: in the reader's
 * language, dates as YYYY-MM-DD. What begins like a formula is made text.
 * @throws NotFoundError, ForbiddenError
 */
export async function exportProfileCsv(context: RequestContext, rawPatientId: unknown): Promise<string> {
  await authorize(context, "healthRecord.read");
  const { sections } = await wholeProfile(context, rawPatientId, "csv");
  const { t, bcp47 } = createTranslator(context.locale);
  // A table is sorted and computed with: dates and numbers stay as they are written there.
  const format = { ...createFormat(bcp47), number: String, partialDate: (date: string) => date };
  const lines = sections.flatMap(({ kind, records }) =>
    records.flatMap((record) => {
      const { name, date, coding, recordedAt, authorName } = record;
      const about = [t(`${kind.words}:title` as PlainKey), name, date, coding ? `${coding.system}|${coding.code}` : ""];
      const written = [new Date(recordedAt).toISOString(), authorName];
      const refuted =
        record.verification === "REFUTED" ? [{ term: t("phr:written.refuted"), value: t("common:actions.yes") }] : [];
      return [...refuted, ...recordFacts(kind, record, { t, format }, { forTable: true })].map(({ term, value }) =>
        exportedLine([...about, term, value, ...written]),
      );
    }),
  );
  return UTF8_MARK + exportedLine(COLUMNS.map((column) => t(`profile-export:columns.${column}`))) + lines.join("");
}
