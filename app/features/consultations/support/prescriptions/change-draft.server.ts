import { commit, refusedAs, type Write } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { readPrescription } from "../../data/prescriptions/prescriptions-read.server";
import { updateDraft, type DraftHeader } from "../../data/prescriptions/prescriptions-write.server";
import type { Prescription } from "../../domain/prescriptions/prescription";
import { notInState } from "./reach-prescription.server";

interface DraftChange {
  /** The version that the change was made from. */
  version: number;
  header?: DraftHeader;
  writes?: readonly Write[];
  /** What else is written: the lines of the draft, or why a warning of one was overruled. */
  parts?: readonly ("lines" | "overruled")[];
}

/** Says that somebody else wrote on it since it was read. */
export const changedMeanwhile = () =>
  new ConflictError("changedMeanwhile", [{ field: "", message: "prescriptions:changedMeanwhile" }]);

/** Why a guarded write on a draft changed nothing. */
export async function draftConflict(context: RequestContext, id: string): Promise<ConflictError> {
  const now = await readPrescription(context.db, { id });
  return now && now.state !== "DRAFT" ? notInState(context, now.state) : changedMeanwhile();
}

/**
 * Writes the next version of a draft, its lines and its audit.
 * @returns the version that it has now
 * @throws ConflictError where somebody else changed or signed it since it was read
 */
export async function changeDraft(
  context: RequestContext,
  prescription: Prescription,
  { version, header = {}, writes = [], parts = [] }: DraftChange,
): Promise<number> {
  const { db, now } = context;
  const { id, patientId } = prescription;
  await commit(context, {
    guarded: updateDraft(db, { id, version }, { ...header, now }),
    writes,
    audit: [
      {
        action: "prescription.change",
        subjectKind: "prescription",
        subjectId: id,
        patientId,
        fields: [...parts, ...changedFields(prescription, header)],
      },
    ],
    result: null,
  }).catch(refusedAs(() => draftConflict(context, id)));
  return version + 1;
}
