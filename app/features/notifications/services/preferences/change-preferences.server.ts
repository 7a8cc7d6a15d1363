import type { z } from "zod";
import { commit } from "~/db/commit.server";
import { changeUserSetting } from "~/features/organization/public.server";
import { ownPatientId } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError } from "~/platform/http/errors.server";
import { acceptStatement } from "../../data/mail/refusals.server";
import { storedChoices, wantsOf } from "../../domain/preferences/event-choices";
import type { preferencesFormSchema } from "../../schemas/preferences/preferences-form";
import { preferencesView, readChoices, refusedByLink } from "./read-preferences.server";

/** What the form says meanwhile, at the fields that differ: the lines of the kinds and the quiet hours. */
async function meanwhile(context: RequestContext): Promise<StaleFormError> {
  const { lines, hours, version } = preferencesView(await readChoices(context));
  return new StaleFormError(version, { ...lines, ...hours });
}

/**
 * Keeps the choices of the signed-in user. What was not on their form stays as it was, such as a channel that the
 * organization does not offer now. Whoever asks for reminders takes back the no that they gave by a link.
 * @throws InvalidError, StaleFormError
 */
export async function changePreferences(
  context: RequestContext,
  sent: z.infer<typeof preferencesFormSchema>,
): Promise<void> {
  const { events, offered, wants, value } = await readChoices(context);
  const { version, quietFrom, quietUntil, timeZone } = sent;
  const stored = { ...value, ...storedChoices(events, offered, wants, sent), quietFrom, quietUntil, timeZone };
  try {
    await changeUserSetting(context, "notifications", { ...stored, version });
  } catch (error) {
    throw error instanceof StaleFormError ? await meanwhile(context) : error;
  }
  const now = wantsOf(stored, false);
  const { actor, db } = context;
  const wantsReminders = offered.some(({ kind, events: its }) =>
    its.some(({ event, channels }) => kind === "reminders" && channels.some((channel) => now(event, channel))),
  );
  if (actor.kind !== "patient" || !wantsReminders || !(await refusedByLink(context))) return;
  const patientId = ownPatientId(actor);
  await commit(context, {
    writes: [acceptStatement(db, patientId)],
    audit: [{ action: "messages.accept", subjectKind: "patient", subjectId: patientId, patientId }],
    result: null,
  });
}
