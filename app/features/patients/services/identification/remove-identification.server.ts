import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { reachRegistration } from "../registration/reach-registration.server";
import { identificationRefused, replacing } from "./replace-identification.server";

/** Takes the image away. @returns its id, by which it can be put back for a day; null where there is none */
export async function removeIdentification(context: RequestContext, rawPatientId: unknown): Promise<string | null> {
  const { record } = await reachRegistration(context, rawPatientId);
  if (record.identificationFileId === null) return null;
  await commit(context, { ...replacing(context, record, null), result: null }).catch(identificationRefused);
  return record.identificationFileId;
}
