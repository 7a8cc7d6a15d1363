import { storeFile } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { identificationRefused, replacing } from "./replace-identification.server";
import { reachRegistration } from "../registration/reach-registration.server";
import { readRegistrationRules } from "../registration/read-registration-rules.server";

const FIELD = "identificationImage";

/**
 * Keeps the image by which a patient is known, for the patient, instead of the one before.
 * @returns the file that it replaces, which can be put back for a day; null where there was none
 * @throws InvalidError with the reason where the file is not what it says, too large or no image; NotFoundError where
 * the organization does not ask for one
 */
export async function enterIdentification(
  context: RequestContext,
  rawPatientId: unknown,
  file: unknown,
): Promise<{ replacedFileId: string | null }> {
  const { record } = await reachRegistration(context, rawPatientId);
  if ((await readRegistrationRules(context)).identification === "HIDDEN") throw new NotFoundError();
  if (!(file instanceof File)) throw new InvalidError([{ field: FIELD, message: "files:refused.none" }]);
  await storeFile(context, { purpose: "IDENTIFICATION", file, field: FIELD, patientId: record.id }, (fileId) =>
    replacing(context, record, fileId),
  ).catch(identificationRefused);
  return { replacedFileId: record.identificationFileId };
}
