import { settingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { ReleaseRule } from "../../domain/laboratory/release";

/** How the organization lets results be verified, and when they reach the patient. */
export interface LabRules {
  releaseResults: ReleaseRule;
  releaseHours: number;
  verifiesResults: boolean;
}

export async function labRules(context: RequestContext): Promise<LabRules> {
  const { releaseResults, releaseHours, verifiesResults } = await settingOf(context, "laboratory");
  return { releaseResults, releaseHours, verifiesResults };
}
