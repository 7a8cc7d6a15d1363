import type { RecordValues } from "../../domain/records/record-kinds";
import type { HealthRecordKind } from "../../records/health-record-kind";
import type { ReachedRecords } from "../access/reach-records.server";
import { linkedIds } from "./record-links.server";

/**
 * What somebody sends of a record. Where they write for the practice, what the patient alone decides, such as who sees a
 * report, stays as it is.
 * @param before what is changed; undefined for a new record
 */
export function asDecided(
  kind: HealthRecordKind,
  { author, facts }: ReachedRecords,
  raw: unknown,
  before?: RecordValues,
): unknown {
  if (author.authorKind === "patient" || !kind.patientDecides || typeof raw !== "object") return raw;
  const held = before ? linkedIds(kind, before) : (kind.initial?.(facts) ?? {});
  return { ...raw, ...Object.fromEntries(kind.patientDecides.map((name) => [name, held[name]])) };
}
