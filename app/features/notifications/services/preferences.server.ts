import type { z } from "zod";
import { commit } from "~/db/commit.server";
import { changeUserSetting, readUserSetting, settingOf } from "~/features/organization/public.server";
import type { PatientActor } from "~/platform/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { acceptStatement, refusesReminders } from "../data/refusals.server";
import type { Channel } from "../domain/channel";
import type { NoticeKind } from "../domain/channel-wish";
import type { preferencesFormSchema } from "../schemas/preferences-form";
import { inboxOwner } from "./inbox-owner.server";

const NO_REMINDERS = { reminders: false, remindersSms: false, remindersWhatsapp: false, remindersPush: false };

/** Whether this patient has refused reminders by the link of a mail. */
const refusedByLink = ({ actor, db }: RequestContext): Promise<boolean> =>
  actor.kind === "patient" ? refusesReminders(db, ownPatientId(actor)) : Promise.resolve(false);

const ownPatientId = ({ acting, patientId }: PatientActor): string => acting?.ownPatientId ?? patientId;

/** What a user can be told of, by which ways, and what they have chosen. */
export interface PreferencesView {
  offered: { kind: NoticeKind; channels: Channel[] }[];
  values: Record<string, unknown>;
  version: number;
}

/** The signed-in user's choices. Staff hear of requests and changes, patients of changes and what the clock tells. */
export async function readPreferences(context: RequestContext): Promise<PreferencesView> {
  await inboxOwner(context);
  const [{ value, version }, organization, refused] = await Promise.all([
    readUserSetting(context, "notifications"),
    settingOf(context, "notifications"),
    refusedByLink(context),
  ]);
  const patient: Channel[] = [
    "MAIL",
    ...(organization.smsToPatients ? (["SMS"] as const) : []),
    ...(organization.whatsappToPatients ? (["WHATSAPP"] as const) : []),
    "PUSH",
  ];
  const staff: Channel[] = ["MAIL", "PUSH"];
  const offered: PreferencesView["offered"] =
    context.actor.kind === "patient"
      ? [
          { kind: "changes", channels: patient },
          { kind: "reminders", channels: patient },
        ]
      : [
          { kind: "requests", channels: staff },
          { kind: "changes", channels: staff },
        ];
  return { offered, values: refused ? { ...value, ...NO_REMINDERS } : value, version };
}

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
  const suffix = { MAIL: "", SMS: "Sms", WHATSAPP: "Whatsapp", PUSH: "Push" } as const;
  const shown = new Set(
    offered.flatMap(({ kind, channels }) => channels.map((channel) => `${kind}${suffix[channel]}`)),
  );
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
