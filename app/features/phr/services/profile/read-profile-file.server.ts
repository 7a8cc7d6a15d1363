import { fileDownload, profileFileStatement } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { fileIdSchema } from "../../schemas/files/upload";
import { reachProfile } from "../../support/profile/reach-profile.server";

/**
 * The photo of a patient, or a side of the card of their insurance, for whoever may read their profile: also for a
 * provider who opened it for a reason. Each reading is written to the audit.
 * @throws NotFoundError for any other file, and for a card where the organization hides insurances; ForbiddenError
 */
export async function readProfileFile(
  context: RequestContext,
  { patientId, fileId }: { patientId: string | undefined; fileId: unknown },
): Promise<Response> {
  await authorize(context, "healthRecord.read");
  const { patient } = await reachProfile(context, "R", patientId);
  const known = fileIdSchema.safeParse(fileId);
  const [file] = known.success ? await profileFileStatement(context.db, patient.id, known.data) : [];
  if (!file) throw new NotFoundError();
  if (file.purpose === "INSURANCE_CARD") await reachProfile(context, "R", patientId, "insurances");
  return fileDownload(context, { ...file, patientId: patient.id });
}
