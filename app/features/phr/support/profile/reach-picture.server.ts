import { readInsurance, type PictureSlot } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { pictureSchema } from "../../schemas/profile/picture";
import type { ReachedRecords } from "../access/reach-records.server";
import { reachProfile } from "./reach-profile.server";

/** A picture as its address names it: whose, which, and of which insurance. */
export interface AskedPicture {
  patientId: string | undefined;
  what: unknown;
  insuranceId: unknown;
}

/**
 * Where a picture stands, for somebody who may change the patient's profile.
 * @throws NotFoundError, also for an insurance that is not theirs or that the organization hides; ForbiddenError
 */
export async function reachPicture(
  context: RequestContext,
  { patientId: rawPatientId, ...raw }: AskedPicture,
): Promise<Pick<ReachedRecords, "patient" | "isSelf" | "opening"> & { slot: PictureSlot }> {
  const asked = pictureSchema.safeParse(raw).data;
  const area = asked?.what === "photo" ? undefined : "insurances";
  const { patient, isSelf, opening } = await reachProfile(context, "W", rawPatientId, area);
  if (!asked) throw new NotFoundError();
  if (asked.what === "photo") return { patient, isSelf, opening, slot: { patientId: patient.id, what: asked.what } };
  const insurance = await readInsurance(context.db, patient.id, asked.insuranceId);
  if (!insurance?.enabled) throw new NotFoundError();
  return { patient, isSelf, opening, slot: { patientId: patient.id, ...asked } };
}
