import { retiredSince, reviveFile } from "~/features/organization/public.server";
import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { putBackIdentification } from "../../data/identification/identification.server";
import { idField } from "../../schemas/patients/person-fields";
import { reachRegistration } from "../registration/reach-registration.server";
import { identificationRefused, replacing } from "./replace-identification.server";

/**
 * Puts back an image that was taken away or replaced, instead of the one that is there.
 * @throws ConflictError after a day
 */
export async function restoreIdentification(
  context: RequestContext,
  rawPatientId: unknown,
  rawFileId: unknown,
): Promise<void> {
  const { record } = await reachRegistration(context, rawPatientId);
  const fileId = parse(idField, rawFileId);
  if (record.identificationFileId === fileId) return;
  const { writes, ...rest } = replacing(context, record, fileId);
  const before = record.identificationFileId;
  await commit(context, {
    ...rest,
    guarded: putBackIdentification(context.db, record.id, before, fileId, retiredSince(context)),
    writes: [reviveFile(context, fileId), ...writes],
    result: null,
  }).catch(identificationRefused);
}
