import { commit } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import { heldAppointment } from "~/features/scheduling/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertFollowUp } from "../../data/desk/follow-ups.server";
import { dayAfter, relativeOf, type FollowUp } from "../../domain/desk/follow-up";
import { followUpSchema } from "../../schemas/desk/follow-up-form";
import { consultationActor } from "../../support/consultations/consultation-actor.server";
import { reachConsultation } from "../../support/consultations/reach-consultation.server";

/**
 * Writes down when a patient is to come again, and invites them to book if that is asked. One that is to be booked at once
 * is written with its appointment (book-follow-up.server.ts): who leaves the booking has asked nobody to come.
 * @param raw `in` or `dueOn`, `note` and `way`
 * @returns what was decided, at which location the consultation was, for the appointment to be set there, and whether the
 * patient is invited: whoever has no email address is not
 * @throws NotFoundError, ForbiddenError; InvalidError for a day that is not ahead
 */
export async function setFollowUp(
  context: RequestContext,
  consultationId: string,
  raw: unknown,
): Promise<{ followUp: FollowUp; branchId: string | null; invited: boolean }> {
  await authorize(context, "consultation.write");
  const said = parse(followUpSchema, raw);
  const reached = await reachConsultation(context, "consultation.write", consultationId);
  const { consultation, patient } = reached;
  const { db, now, actor, profile } = context;
  if (consultationActor(context, reached) === null || actor.kind !== "employee") throw new ForbiddenError();
  const { appointmentId } = consultation;
  const appointment = appointmentId === null ? null : await heldAppointment(context, appointmentId);
  const today = localDate(now, profile.timeZone);
  const relative = relativeOf(said.in);
  const dueOn = relative ? dayAfter(today, relative) : said.dueOn;
  if (dueOn <= today) throw new InvalidError([{ field: "dueOn", message: "desk:followUp.notAhead" }]);
  const invited = said.way === "invite" && patient.hasEmail;
  const followUp: FollowUp = {
    ...{ id: uuidv7(now), consultationId, patientId: patient.id, providerId: consultation.providerId },
    ...{ offeringId: appointment?.offering?.id ?? null, dueOn, note: said.note, state: "OPEN" },
    ...{ invitedAt: invited ? now : null, createdBy: actor.employeeId, createdAt: now, version: 1 },
  };
  const decided = { followUp, branchId: consultation.branchId, invited };
  if (said.way === "book") return decided;
  const { result } = await commit(context, {
    writes: [insertFollowUp(db, followUp)],
    audit: [
      {
        action: "followUp.set",
        subjectKind: "followUp",
        subjectId: followUp.id,
        patientId: patient.id,
        fields: changedFields({}, followUp),
      },
    ],
    outbox: invited ? [invitation(context, followUp)] : [],
    result: decided,
  });
  return result;
}

const invitation = (context: RequestContext, { id, patientId }: FollowUp) =>
  outboxEntry(context, "mail", {
    template: "followUp.invite",
    to: { kind: "PATIENT", id: patientId },
    followUpId: id,
  });
