import { createTranslator } from "~/i18n/translator.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError, type TakenField } from "~/platform/http/errors.server";
import { readerFormat } from "~/platform/reader-format.server";
import { readVersion } from "../../data/records/health-records-read.server";
import { withoutConsidered } from "../../domain/checks/considered";
import { mergeValues } from "../../domain/records/merge-values";
import type { RecordValues } from "../../domain/records/record-kinds";
import { measuredText } from "../../records/record-facts";
import { authorNames } from "./author-names.server";
import { linkedIds } from "./record-links.server";
import type { ReachedRecord } from "./reach-record.server";

/**
 * What others wrote since the version that a form was made from, merged with what is sent: what the sender left alone
 * is taken as it is now, and at what both changed stands the current value in the reader's words: a read, and audited. A version that there
 * is not counts as empty, so that nothing is overwritten unseen.
 * @param version the one that was read
 * @param sent as the kind's schema made it
 */
export async function staleRecord(
  context: RequestContext,
  { kind, record, patient }: ReachedRecord,
  version: number,
  sent: RecordValues,
): Promise<StaleFormError> {
  const [read = {}, names] = await Promise.all([
    readVersion(context.db, record.id, version),
    authorNames(context, [record]),
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: kind.kind,
      subjectId: record.id,
      patientId: patient.id,
      fields: ["conflict"],
    }),
  ]);
  const { taken, both } = mergeValues(read, sent, withoutConsidered(record.values));
  const { t } = createTranslator(context.locale);
  const format = readerFormat(context);
  const current = linkedIds(kind, record.values);
  const said = (name: string) => measuredText(kind.fields, name, record.values, { t, format });
  const by = {
    name: names.get(record.authorId) ?? "",
    date: format.dateTime(record.recordedAt, context.profile.timeZone),
  };
  const takenField = (name: string): TakenField => {
    const words = said(name);
    return {
      field: name,
      value: current[name] as TakenField["value"],
      ...(words === "" ? { message: "phr:stale.emptied" } : { message: "phr:stale.taken", values: { value: words } }),
    };
  };
  return new StaleFormError(
    record.version,
    Object.fromEntries(
      both.map((name) => [name, t("phr:stale.current", { ...by, value: said(name) || t("phr:stale.nothing") })]),
    ),
    taken.map(takenField),
  );
}
