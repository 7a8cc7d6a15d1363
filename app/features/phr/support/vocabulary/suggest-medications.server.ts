import { settingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { frequentFirst } from "../../domain/vocabulary/frequent-first";
import { suggestTerms, type Suggestion } from "../../domain/vocabulary/suggest-terms";

/** Names of medicines for what is typed so far: those that the practice writes often first (settings/frequentmedications). */
export async function suggestMedications(context: RequestContext, typed: string): Promise<Suggestion[]> {
  const { names } = await settingOf(context, "frequent-medications");
  return frequentFirst(suggestTerms("drugs", typed, context.locale), names.split("\n").filter(Boolean), typed);
}
