import { keepPicture } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { sentPictureSchema } from "../../schemas/profile/picture";
import { reachPicture, type AskedPicture } from "../../support/profile/reach-picture.server";

/**
 * Keeps a patient's photo, or a side of the card of one of their insurances, instead of the one before.
 * @param raw the file, as `picture`
 * @returns the file's id
 * @throws InvalidError with the reason at `picture`; ConflictError where another one came first; NotFoundError
 */
export async function keepProfilePicture(context: RequestContext, asked: AskedPicture, raw: unknown): Promise<string> {
  await authorize(context, "healthRecord.write");
  const { slot } = await reachPicture(context, asked);
  return keepPicture(context, slot, { file: parse(sentPictureSchema, raw).picture, field: "picture" });
}
