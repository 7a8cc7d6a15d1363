import type { RequestContext } from "~/platform/context.server";
import { sealSecret, unsealSecret } from "~/platform/crypto/seal-secret.server";

/** The name in a patient's `extra` under which the number stands, sealed. */
const NAME = "nationalId";

type Extra = Readonly<Record<string, string>>;

// A record that is merged into another takes it along: the seal is bound to the organization, and not to the patient.
const scopeOf = ({ organization }: RequestContext) => ({
  organizationId: organization.id,
  name: "patient national id",
});

/** The number of a patient's identity card or passport; empty where there is none. @throws SealBroken */
export async function nationalIdIn(context: RequestContext, { [NAME]: sealed = "" }: Extra): Promise<string> {
  return sealed === "" ? "" : unsealSecret(context.env, scopeOf(context), sealed);
}

/** What `extra` holds of such a number. */
export const sealedNationalId = async (context: RequestContext, number: string): Promise<Extra> => ({
  [NAME]: number === "" ? "" : await sealSecret(context.env, scopeOf(context), number),
});
