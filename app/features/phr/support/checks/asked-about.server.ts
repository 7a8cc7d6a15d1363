import type { RequestContext } from "~/platform/context.server";
import type { HealthRecord, RecordValues } from "../../domain/records/record-kinds";
import type { HealthRecordKind } from "../../records/health-record-kind";
import type { ReachedRecords } from "../access/reach-records.server";
import { askAboutMedicine, askAboutTaken, type Despite } from "./ask-about-medicine.server";

/**
 * The questions before a record is saved or put back: for medicines, allergies and contraindications.
 * @param before the record that is changed; null for one that is not on its list yet
 * @returns what the history keeps; null where nothing speaks against it
 * @throws InvalidError with the questions at `saveAnyway`
 */
export async function askedAbout(
  context: RequestContext,
  reached: ReachedRecords,
  { kind, facts }: HealthRecordKind,
  values: RecordValues,
  before: HealthRecord | null,
  raw: unknown,
): Promise<Despite | null> {
  if (kind === "MEDICATION") return askAboutMedicine(context, reached, values, before, raw);
  if (kind !== "ALLERGY" && kind !== "CONTRAINDICATION") return null;
  const { name, state } = facts(values, reached.facts);
  return askAboutTaken(context, reached, { kind, name, state }, before, raw);
}
