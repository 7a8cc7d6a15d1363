import { auditStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { everyRecordOfPatient, noneKnownStatement } from "../../data/records/health-records-read.server";
import type { HealthRecord, Refuted } from "../../domain/records/record-kinds";
import { HEALTH_RECORD_KINDS } from "../../records";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { reachRecords, type ReachedRecords } from "../access/reach-records.server";
import { authorNames } from "../records/author-names.server";
import { refutedBy } from "../records/refuted-by.server";
import { shownAreas } from "../records/shown-areas.server";

/** The formats in which a whole health profile is exported. */
export const EXPORT_FORMATS = ["print", "pdf", "csv", "json", "fhir"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The records of one kind. */
export interface WholeSection {
  kind: HealthRecordKind;
  records: readonly (HealthRecord & { authorName: string; refuted: Refuted | null })[];
  /** Who said that there are none, and when (UTC ms); null where nobody has. */
  noneKnown: { authorName: string; at: number } | null;
}

/** Everything on the lists of a patient. */
export interface WholeProfile {
  patient: ReachedRecords["patient"];
  opening: ReachedRecords["opening"];
  sections: readonly WholeSection[];
}

/**
 * Everything that somebody may read on the lists of a patient, kind by kind in the order of the profile. It is audited
 * as one read of the whole record, the patient's own too: from then on there is a copy.
 * @throws NotFoundError, ForbiddenError
 */
export async function wholeProfile(
  context: RequestContext,
  rawPatientId: unknown,
  format: ExportFormat,
): Promise<WholeProfile> {
  const [reached, areas] = await Promise.all([
    reachRecords(context, "healthRecord.read", rawPatientId),
    shownAreas(context),
  ]);
  const { patient, opening, privateOf, may } = reached;
  const printed = format === "print";
  const kinds = HEALTH_RECORD_KINDS.filter(({ area, rights }) => areas.has(area) && may(rights, "R"));
  const names = kinds.map(({ kind }) => kind);
  const [records, none] = await Promise.all([
    everyRecordOfPatient(context.db, { patientId: patient.id, kinds: names, privateOf }),
    noneKnownStatement(context.db, patient.id),
    context.db.withReads(
      auditStatement(context, {
        action: "healthRecord.read",
        subjectKind: "healthProfile",
        subjectId: patient.id,
        patientId: patient.id,
        fields: [printed ? "print" : "export"],
      }),
    ),
  ]);
  const [authors, refuted] = await Promise.all([
    authorNames(context, [...records, ...none]),
    refutedBy(context, records),
  ]);
  const nameOf = (id: string) => authors.get(id) ?? "";
  const sections = kinds.map((kind) => {
    const said = none.find((each) => each.kind === kind.kind);
    return {
      kind,
      records: records
        .filter((record) => record.kind === kind.kind)
        .map((record) => ({ ...record, authorName: nameOf(record.authorId), refuted: refuted.get(record.id) ?? null })),
      noneKnown: said ? { authorName: nameOf(said.authorId), at: said.at } : null,
    };
  });
  return { patient, opening, sections };
}
