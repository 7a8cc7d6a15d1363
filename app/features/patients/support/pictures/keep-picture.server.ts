import { retireFile, storeFile } from "~/features/organization/public.server";
import { commit, refusedAs, type AuditEntry, type OutboxEntry, type Write } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { readPicture, setPicture, type PictureSlot } from "../../data/pictures/pictures.server";

interface Replacing {
  guarded: Write;
  writes: Write[];
  outbox: OutboxEntry[];
  audit: readonly [AuditEntry];
}

const FIELDS = { photo: "photoFileId", front: "cardFileId", back: "cardBackFileId" } as const;

/** What shows another file, or none; the one before is erased after a day. */
function replacing(context: RequestContext, slot: PictureSlot, before: string | null, after: string | null): Replacing {
  const retired = before === null ? { writes: [], outbox: [] } : retireFile(context, before);
  const isPhoto = slot.what === "photo";
  return {
    guarded: setPicture(context.db, slot, { before, after }),
    writes: [...retired.writes],
    outbox: [...retired.outbox],
    audit: [
      {
        action: isPhoto ? "patient.update" : "patientInsurance.update",
        subjectKind: isPhoto ? "patient" : "patientInsurance",
        subjectId: slot.what === "photo" ? slot.patientId : slot.insuranceId,
        patientId: slot.patientId,
        fields: changedFields({ [FIELDS[slot.what]]: before }, { [FIELDS[slot.what]]: after }),
      },
    ],
  };
}

const refused = refusedAs({ conflict: () => new ConflictError("changedMeanwhile") });

/**
 * Keeps a sent picture of a patient whom the caller has reached, instead of the one before.
 * @param field of the form, at which a refusal is told
 * @returns the file's id
 * @throws InvalidError with the reason where the file is not what it says, too large or no picture; ConflictError
 */
export async function keepPicture(
  context: RequestContext,
  slot: PictureSlot,
  { file, field }: { file: File; field: string },
): Promise<string> {
  const before = await readPicture(context.db, slot);
  const purpose = slot.what === "photo" ? "PATIENT_PHOTO" : "INSURANCE_CARD";
  return storeFile(context, { purpose, file, field, patientId: slot.patientId }, (fileId) =>
    replacing(context, slot, before, fileId),
  ).catch(refused);
}

/** Takes a picture away; it is erased after a day. @throws ConflictError */
export async function removePicture(context: RequestContext, slot: PictureSlot): Promise<void> {
  const before = await readPicture(context.db, slot);
  if (before === null) return;
  await commit(context, { ...replacing(context, slot, before, null), result: null }).catch(refused);
}
