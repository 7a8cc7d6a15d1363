import { mayReadRecords, searchPatients } from "~/features/patients/public.server";
import { appointmentsById } from "~/features/scheduling/public.server";
import { addDays } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import { SUBJECT_OF, type MailTemplate } from "~/outbox/mail-templates";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { accountsAndPatients, receiverNames } from "../../data/mail/recipients.server";
import {
  lastLookedAt,
  leavesOut,
  listDeliveries,
  type DeliveryFilter,
  type DeliveryRow,
} from "../../data/mail/sent-messages.server";
import { maySendAgain } from "../../domain/mail/send-again-rule";
import { isShownToStaff } from "../../domain/mail/shown-to-staff";
import { kindOf, type KeysOf } from "../../kinds/kind-of";
import type { MessagesAsked } from "../../schemas/mail/list-messages";

type Wordings = ReturnType<typeof kindOf>["wordings"];

/** A message as it is listed. */
export interface SentLine extends DeliveryRow {
  /** The name of its wording; null for news of the practice, and for what the reader is not to learn. */
  wording: KeysOf<Wordings> | null;
  /** Whose name it bears; null where they are no more, or not to be learned of. */
  receiver: string | null;
  /** The patient who got it, or whose appointment it was about; null if none. */
  patient: { id: string; name: string } | null;
  /** The appointment that it was about; null if it was about none. */
  appointment: { id: string; startsAt: number; timeZone: string } | null;
  /** Whether it can be sent again. */
  again: boolean;
}

export interface MessagesPage {
  sent: SentLine[];
  /** Where the next page is asked from; null on the last one. */
  next: string | null;
}

const isTemplate = (template: string): template is MailTemplate => Object.hasOwn(SUBJECT_OF, template);

/** The first wording of a template to a kind of receiver. */
export function wordingOf(template: string, to: DeliveryRow["recipientKind"]): SentLine["wording"] {
  if (!isTemplate(template)) return null;
  const [name] = Object.keys(kindOf(template, to).wordings) as KeysOf<Wordings>[];
  return name ?? null;
}

type Facts = Pick<SentLine, "receiver" | "patient" | "appointment">;
const NOTHING: Facts = { receiver: null, patient: null, appointment: null };

const nameOf = (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`.trim();

/** Whom and which appointment each of some messages concerned, by their ids. */
async function factsOf(context: RequestContext, rows: readonly DeliveryRow[]): Promise<Map<string, Facts>> {
  const ids = [...new Set(rows.flatMap(({ appointmentId }) => appointmentId ?? []))];
  const [receivers, appointments] = await Promise.all([
    receiverNames(
      context.db,
      rows.map(({ recipientId }) => recipientId),
    ),
    appointmentsById(context, ids),
  ]);
  return new Map(
    rows.map((row) => {
      const receiver = receivers.get(row.recipientId);
      const found = appointments.find(({ id }) => id === row.appointmentId);
      const visitor = found?.patient ? { id: found.patient.id, name: nameOf(found.patient) } : null;
      const patient = receiver?.patientId ? { id: receiver.patientId, name: receiver.name } : visitor;
      const appointment = found ? { id: found.id, startsAt: found.startsAt, timeZone: found.timeZone } : null;
      return [row.id, { receiver: receiver?.name || null, patient, appointment }];
    }),
  );
}

/** What a reader may learn of a message: who got what belongs to a health record or an account is not theirs to know. */
function shownOf(row: DeliveryRow, facts: Facts, reader: { readsRecords: boolean; seesPatients: boolean }): SentLine {
  const again = row.known && maySendAgain(row);
  const wording = wordingOf(row.template, row.recipientKind);
  if (row.recipientKind === "EMPLOYEE")
    return { ...row, ...facts, again, wording, patient: reader.seesPatients ? facts.patient : null };
  if (isShownToStaff(row.template, reader.readsRecords) && reader.seesPatients)
    return { ...row, ...facts, again, wording };
  return { ...row, ...NOTHING, again, wording: null };
}

/** Whether this person sees whose messages they are. */
export const seesPatients = ({ actor }: RequestContext): boolean =>
  actor.kind === "employee" && actor.authorities.has("patient.read");

/** What was asked for, as the data knows it: patients by their ids, days by when they begin. */
export async function deliveryFilter(context: RequestContext, asked: MessagesAsked): Promise<DeliveryFilter> {
  const { channel, status, template, patient, from, to } = asked;
  const { timeZone } = context.profile;
  const searched = patient !== null && seesPatients(context) && verdictOf(context, "patient.list") === "allowed";
  const found = searched ? await searchPatients(context, patient) : null;
  return {
    ...{ channel, status, template },
    recipientIds:
      found &&
      (await accountsAndPatients(
        context.db,
        found.map(({ id }) => id),
      )),
    from: from === null ? null : startOfDay(from, timeZone),
    until: to === null ? null : startOfDay(addDays(to, 1), timeZone),
  };
}

/** One page of what was sent, the newest first. The caller has authorized it. */
export async function messagesPage(
  context: RequestContext,
  filter: DeliveryFilter,
  { size, before }: { size: number; before: string | null },
): Promise<MessagesPage> {
  const { db } = context;
  const from = leavesOut(filter) ? await lastLookedAt(db, filter, before) : null;
  const [found, readsRecords] = await Promise.all([
    listDeliveries(db, filter, { size: size + 1, before, from }),
    mayReadRecords(context, false),
  ]);
  const page = found.slice(0, size);
  const facts = await factsOf(context, page);
  const reader = { readsRecords, seesPatients: seesPatients(context) };
  const shown = page.map((row) => shownOf(row, facts.get(row.id) ?? NOTHING, reader));
  return {
    // Of one patient's messages those that are not to be learned of are not listed at all.
    sent:
      filter.recipientIds === null
        ? shown
        : shown.filter(({ wording, template }) => wording !== null || template === "marketing"),
    // Where fewer are like it than fill a page, the next one goes on behind the last that was looked at.
    next: found.length > size ? (page.at(-1)?.id ?? null) : from,
  };
}
