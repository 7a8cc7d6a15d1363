import { wholeProfile } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import type { OwnPart } from "../../support/consultations/own-part-words.server";
import { ownParts } from "../../support/consultations/own-parts.server";

/**
 * Everything that the practice keeps of the patient who is signed in and that they may read: details, health profile,
 * documents, appointments, what was written at them, files and payments. Nobody takes it for somebody else. Each part is
 * read, and audited, as its own page is; the first is read before the answer begins, so that what is refused is no file.
 * @throws ForbiddenError, EmailUnprovenError
 */
export async function takeEverything(
  context: RequestContext,
): Promise<{ name: string; parts: AsyncGenerator<OwnPart> }> {
  await authorize(context, "healthRecord.read");
  if (context.actor.kind !== "patient" || context.actor.acting) throw new ForbiddenError();
  const whole = await wholeProfile(context, undefined, "json");
  return { name: whole.patient.name, parts: ownParts(context, whole) };
}
