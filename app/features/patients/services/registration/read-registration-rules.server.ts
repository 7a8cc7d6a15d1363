import { settingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { RegistrationRules } from "../../domain/registration/registration-rules";

/** What the organization asks of a patient who registers or is written down: its setting 'patient-registration'. */
export const readRegistrationRules = (context: RequestContext): Promise<RegistrationRules> =>
  settingOf(context, "patient-registration");
