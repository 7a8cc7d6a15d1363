import { crisisLine } from "~/kernel/codes/crisis-lines";
import { emergencyNumber } from "~/kernel/codes/emergency-numbers";
import type { RequestContext } from "~/platform/context.server";
import type { HelpLines } from "../../domain/questionnaires/questionnaire";

/** Whom a patient of the practice can call now: where the practice is, and itself. */
export const helpLines = ({ profile }: RequestContext): HelpLines => ({
  emergency: emergencyNumber(profile.countryCode, profile.phoneCallingCode),
  crisis: crisisLine(profile.countryCode),
  practice: profile.settings.contact.phone,
});
