import { settingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";

/** How the organization prescribes: what patients see, how it is signed, and for how many days it is valid. */
export async function prescriptionSettings(context: RequestContext) {
  const { detailsShown, secondFactorToSign, validDays } = await settingOf(context, "prescriptions");
  return { detailsShown, secondFactorToSign, validDays };
}
