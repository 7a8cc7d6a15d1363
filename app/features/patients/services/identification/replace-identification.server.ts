import { retireFile } from "~/features/organization/public.server";
import { refusedAs, type AuditEntry, type OutboxEntry, type Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { setIdentification } from "../../data/identification/identification.server";
import type { PatientRecord } from "../../domain/patients/patient-views";

interface Replacing {
  guarded: Write;
  writes: Write[];
  outbox: OutboxEntry[];
  audit: readonly [AuditEntry];
}

/** What shows another file, or none, as that by which a patient is known; the one before can be put back for a day. */
export function replacing(context: RequestContext, record: PatientRecord, fileId: string | null): Replacing {
  const before = record.identificationFileId;
  const retired = before === null ? { writes: [], outbox: [] } : retireFile(context, before);
  return {
    guarded: setIdentification(context.db, record.id, before, fileId),
    writes: [...retired.writes],
    outbox: [...retired.outbox],
    audit: [
      {
        action: "patient.update",
        subjectKind: "patient",
        subjectId: record.id,
        patientId: record.id,
        fields: ["identificationFileId"],
      },
    ],
  };
}

/** Somebody else was faster, or it is too late to put a file back. @throws always */
export const identificationRefused = refusedAs({
  conflict: () =>
    new ConflictError("identificationChanged", [{ field: "", message: "patients:identification.changed" }]),
});
