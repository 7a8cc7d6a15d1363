import { mayReadRecords, reachPatient } from "~/features/patients/public.server";
import { appointmentsById } from "~/features/scheduling/public.server";
import { backPage, type BackPage, type BackWanted } from "~/kernel/time/back-page";
import { RECIPIENT_KINDS, SUBJECT_OF, type MailTemplate } from "~/outbox/mail-templates";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { messagesBeforeStatement, type MessageRow } from "../../data/mail/sent-messages.server";
import { isShownToStaff } from "../../domain/mail/shown-to-staff";
import { kindOf, type KeysOf } from "../../kinds/kind-of";

type Wordings = ReturnType<typeof kindOf>["wordings"];

/** A message to a patient: which it was by the name of its wording, and how it went. */
export interface MessageBefore extends MessageRow {
  /** Null for news of the practice, which have words of their own. */
  wording: KeysOf<Wordings> | null;
}

const isTemplate = (template: string): template is MailTemplate => Object.hasOwn(SUBJECT_OF, template);

function wordingOf(template: string): MessageBefore["wording"] {
  if (!isTemplate(template)) return null;
  const { wordings } = kindOf(template, RECIPIENT_KINDS[0]);
  const [name] = Object.keys(wordings) as KeysOf<Wordings>[];
  return name ?? null;
}

/** Of messages about appointments those that a provider sees, who sees their own appointments alone; null for all. */
async function seenAppointments(
  context: RequestContext,
  rows: readonly MessageRow[],
): Promise<ReadonlySet<string> | null> {
  const { actor } = context;
  if (actor.kind === "employee" && actor.authorities.has("appointment.list")) return null;
  const ids = [...new Set(rows.flatMap(({ appointmentId }) => appointmentId ?? []))];
  const found = await appointmentsById(context, ids);
  return new Set(
    found.flatMap(({ id, employee }) => (actor.kind === "employee" && employee.id === actor.employeeId ? [id] : [])),
  );
}

const newestFirst = (one: MessageRow, other: MessageRow) =>
  other.at - one.at || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);

/**
 * What the practice sent to a patient before a place in time, the newest first, for staff who may see the patient. Of
 * what belongs to the health record only those learn who may read it, and a provider of appointments only by messages
 * about their own. Reading them is audited.
 * @throws NotFoundError for a patient who is not theirs; ForbiddenError
 */
export async function messagesBefore(
  context: RequestContext,
  patientId: string,
  wanted: BackWanted,
): Promise<BackPage<MessageBefore>> {
  await authorize(context, "patient.read");
  const { record, isOwn } = await reachPatient(context, "patient.read", patientId);
  const { db } = context;
  const [readsRecords, toPatient, toAccount] = await Promise.all([
    mayReadRecords(context, isOwn),
    messagesBeforeStatement(db, { kind: "PATIENT", id: patientId }, wanted),
    record.userId === null ? [] : messagesBeforeStatement(db, { kind: "USER", id: record.userId }, wanted),
    auditRead(context, {
      action: "message.list",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["timeline"],
    }),
  ]);
  const rows = [...toPatient, ...toAccount].sort(newestFirst).slice(0, wanted.most);
  const seen = await seenAppointments(context, rows);
  return backPage(rows, wanted.most, (row) => {
    if (!isShownToStaff(row.template, readsRecords)) return null;
    if (seen !== null && row.appointmentId !== null && !seen.has(row.appointmentId)) return null;
    return { ...row, wording: wordingOf(row.template) };
  });
}
