import { claimFile, storeFile } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { identificationRefused, replacing } from "./replace-identification.server";
import { reachSignup } from "../registration/signup-patient.server";

const FIELD = "identificationImage";

/**
 * Keeps the image by which a patient who signs up shows who they are.
 * @returns the file's id
 * @throws InvalidError with the reason where the file is not what it says, too large or no image
 */
export async function saveIdentification(asked: RequestContext, file: unknown, token?: string): Promise<string> {
  const { record, context } = await reachSignup(asked, token);
  if (!(file instanceof File)) throw new InvalidError([{ field: FIELD, message: "files:refused.none" }]);
  return storeFile(context, { purpose: "IDENTIFICATION", file, field: FIELD }, (fileId) => {
    const { writes, ...rest } = replacing(context, record, fileId);
    return { ...rest, writes: [claimFile(context.db, fileId, record.id), ...writes] };
  }).catch(identificationRefused);
}
