import { employeeNames } from "~/features/identity/public.server";
import { providersStatement } from "~/features/patients/public.server";
import { reachRecords } from "~/features/phr/public.server";
import { appointmentForMail } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readConsultation } from "../../data/consultations/consultations.server";
import { listLastSigned } from "../../data/notes/note-lists.server";
import { mayNote } from "../../domain/notes/note-states";
import { noteActorOf } from "../../support/notes/reach-note.server";
import { usableTemplates } from "../../support/templates/usable-templates.server";

/**
 * What the form of a new note offers: templates, the latest notes to go on with, and for a nurse for whom it is.
 * @throws NotFoundError, ForbiddenError
 */
export async function prepareNote(
  context: RequestContext,
  asked: Partial<Record<"patientId" | "appointmentId" | "consultationId", string | undefined>>,
) {
  await authorize(context, "consultation.write");
  const { appointmentId, consultationId } = asked;
  const [appointment, consultation] = await Promise.all([
    appointmentId === undefined ? null : appointmentForMail(context, appointmentId),
    consultationId === undefined ? undefined : readConsultation(context.db, { id: consultationId }),
  ]);
  if (consultationId !== undefined && !consultation) throw new NotFoundError();
  const patientId = appointment?.patient?.id ?? consultation?.patientId ?? asked.patientId;
  const reached = await reachRecords(context, "consultation.write", patientId);
  const { patient, role, author, opening } = reached;
  if (role !== "provider" && role !== "nurse") throw new NotFoundError();
  const [templates, last, providers] = await Promise.all([
    usableTemplates(context, author.authorId),
    listLastSigned(context.db, patient.id),
    role === "nurse" ? providersStatement(context.db, patient.id) : [],
    auditRead(context, {
      action: "consultation.read",
      subjectKind: "note",
      patientId: patient.id,
      fields: ["lastNotes"],
    }),
  ]);
  const readable = last.filter((note) => mayNote("read", noteActorOf(reached, note.providerId), note));
  const authors = await employeeNames(context, [...new Set(readable.map(({ providerId }) => providerId))]);
  return {
    ...{
      patient,
      opening,
      templates,
      isNurse: role === "nurse",
      providerId: appointment?.employee.id ?? consultation?.providerId ?? "",
    },
    last: readable.map(({ id, title, createdAt, providerId: by }) => ({
      ...{ id, title, createdAt },
      providerName: authors.get(by) ?? "",
    })),
    providers: providers
      .filter(({ works }) => works)
      .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() })),
  };
}
