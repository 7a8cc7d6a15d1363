import { changeMarketingConsent } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { consenting } from "./read-own-consent.server";

/** Keeps what the signed-in patient says to it. @throws ForbiddenError for anybody else */
export async function changeOwnConsent(context: RequestContext, consents: boolean): Promise<void> {
  await authorize(context, "user.settings");
  const patientId = consenting(context);
  if (patientId === null) throw new ForbiddenError();
  await changeMarketingConsent(context, patientId, { consents, source: "PREFERENCES" });
}
