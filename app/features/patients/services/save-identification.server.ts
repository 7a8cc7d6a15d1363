import { claimFile, storeFile } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/errors.server";
import { setIdentification } from "../data/signup-write.server";
import { reachSignup } from "./signup-patient.server";

const FIELD = "identificationImage";

/**
 * Keeps the image by which a patient who signs up shows who they are.
 * @returns the file's id
 * @throws InvalidError with the reason where the file is not what it says, too large or no image
 */
export async function saveIdentification(asked: RequestContext, file: unknown, token?: string): Promise<string> {
  const { record, context } = await reachSignup(asked, token);
  if (!(file instanceof File)) throw new InvalidError([{ field: FIELD, message: "errors:field.mandatory" }]);
  const { db } = context;
  return storeFile(context, { purpose: "IDENTIFICATION", file, field: FIELD }, (fileId) => ({
    writes: [claimFile(db, fileId, record.id), setIdentification(db, record.id, fileId)],
    audit: [
      {
        action: "patient.update",
        subjectKind: "patient",
        subjectId: record.id,
        patientId: record.id,
        fields: ["identificationFileId"],
      },
    ],
  }));
}
