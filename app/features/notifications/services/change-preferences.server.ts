import type { z } from "zod";
import { commit } from "~/db/commit.server";
import { changeUserSetting } from "~/features/organization/public.server";
import { ownPatientId } from "~/platform/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { acceptStatement } from "../data/refusals.server";
import { choiceName } from "../domain/channel-wish";
import type { preferencesFormSchema } from "../schemas/preferences-form";
import { readPreferences, refusedByLink } from "./read-preferences.server";

/**
 * Keeps the choices of the signed-in user. What was not on their form stays as it was, such as a channel that the
 * organization does not offer now. Whoever asks for reminders takes back the no that they gave by a link.
 * @throws InvalidError, StaleFormError
 */
export async function changePreferences(
  context: RequestContext,
  { version, ...sent }: z.infer<typeof preferencesFormSchema>,
): Promise<void> {
  const { offered, values } = await readPreferences(context);
  const shown = new Set(offered.flatMap(({ kind, channels }) => channels.map((channel) => choiceName(kind, channel))));
  const kept = Object.entries(sent).filter(([name, value]) => typeof value !== "boolean" || shown.has(name));
  await changeUserSetting(context, "notifications", { ...values, ...Object.fromEntries(kept), version });
  const { actor, db } = context;
  const wantsReminders = sent.reminders || sent.remindersSms || sent.remindersWhatsapp || sent.remindersPush;
  if (actor.kind !== "patient" || !wantsReminders || !(await refusedByLink(context))) return;
  const patientId = ownPatientId(actor);
  await commit(context, {
    writes: [acceptStatement(db, patientId)],
    audit: [{ action: "messages.accept", subjectKind: "patient", subjectId: patientId, patientId }],
    result: null,
  });
}
