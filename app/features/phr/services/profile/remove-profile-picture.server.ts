import { removePicture } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { reachPicture, type AskedPicture } from "../../support/profile/reach-picture.server";

/** Takes a picture of a patient's profile away. @throws ConflictError where another one came first; NotFoundError */
export async function removeProfilePicture(context: RequestContext, asked: AskedPicture): Promise<void> {
  await authorize(context, "healthRecord.write");
  const { slot } = await reachPicture(context, asked);
  await removePicture(context, slot);
}
