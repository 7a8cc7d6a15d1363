import { glanceAtHealth, type ReachedRecords } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { GlanceSection } from "../../domain/desk/glance";

/**
 * What a patient must not be given, for the top of every form in which something is written for them; nothing for whoever
 * comes to a draft of theirs alone. Reading it is audited.
 */
export async function healthWarnings(
  context: RequestContext,
  { patient, treats }: Pick<ReachedRecords, "patient" | "treats">,
): Promise<GlanceSection[]> {
  if (!treats) return [];
  const { sections } = await glanceAtHealth(context, patient.id);
  return sections.filter(({ kind }) => kind === "ALLERGY" || kind === "CONTRAINDICATION");
}
