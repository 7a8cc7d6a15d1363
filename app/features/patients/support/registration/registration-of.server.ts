import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { readHeldDetails } from "../../data/patients/held-details.server";
import type { HeldDetails } from "../../domain/patients/missing-details";
import type { RegistrationRules } from "../../domain/registration/registration-rules";
import { readRegistrationRules } from "../../services/registration/read-registration-rules.server";

/** What the organization asks for and what the patient has given; null if there is no such patient. */
export async function registrationOf(
  context: RequestContext,
  patientId: string,
): Promise<{ rules: RegistrationRules; held: HeldDetails } | null> {
  const [rules, found] = await Promise.all([readRegistrationRules(context), readHeldDetails(context.db, patientId)]);
  if (!found) return null;
  const { accepted, userId, ...held } = found;
  const acceptedTerms = userId === null ? null : accepted.includes(await sha256(rules.terms));
  return { rules, held: { ...held, acceptedTerms } };
}
