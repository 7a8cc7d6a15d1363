import { settingOf } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { Briefing } from "../../domain/record/briefing";

/** What the organization has patients read and answer before an appointment; null where it has them read nothing. */
export async function readBriefing(context: RequestContext): Promise<Briefing | null> {
  await authorize(context, "organization.public");
  const { patientBriefingEnabled, briefing, briefingQuestions } = await settingOf(context, "patient-briefing");
  const questions = briefingQuestions.split("\n").filter(Boolean);
  return patientBriefingEnabled && (briefing !== "" || questions.length > 0) ? { text: briefing, questions } : null;
}
