import { commit, refusedAs } from "~/db/commit.server";
import { bookedSince, heldAppointment } from "~/features/scheduling/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readConsultation } from "../../data/consultations/consultations.server";
import { ANSWERED_BY, insertFollowUp, openFollowUps } from "../../data/desk/follow-ups.server";
import type { FollowUp } from "../../domain/desk/follow-up";

/** More than so many a consultation hardly has. */
const MOST = 50;

/**
 * Writes down the follow-up that an appointment answers which was booked at the desk of a consultation: until then nobody
 * waited for it. Told twice, or of another patient's appointment, it does nothing.
 */
export async function bookFollowUp(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "followUp.book");
  const { consultationId, appointmentId, employeeId } = parse(TOPICS["followUp.booked"], raw);
  const { db } = context;
  const [consultation, appointment] = await Promise.all([
    readConsultation(db, { id: consultationId }),
    heldAppointment(context, appointmentId),
  ]);
  if (!consultation || appointment?.patient?.id !== consultation.patientId) return;
  const known = await openFollowUps(
    db,
    { patientId: consultation.patientId },
    { most: MOST, bookedIn: consultationId, booked: bookedSince(db, ANSWERED_BY) },
  );
  if (known.some(({ bookedId }) => bookedId === appointmentId)) return;
  const { employee, offering, localDay, reason, createdAt } = appointment;
  const followUp: FollowUp = {
    // By the appointment's id: of two who are told at once the second is refused.
    ...{ id: appointmentId, consultationId, patientId: consultation.patientId, providerId: employee.id },
    ...{ offeringId: offering?.id ?? null, dueOn: localDay, note: reason, state: "OPEN", invitedAt: null },
    // The appointment that answers it was booked since.
    ...{ createdBy: employeeId, createdAt, version: 1 },
  };
  await commit(context, {
    writes: [insertFollowUp(db, followUp)],
    audit: [
      {
        action: "followUp.set",
        subjectKind: "followUp",
        subjectId: followUp.id,
        patientId: followUp.patientId,
        fields: changedFields({}, followUp),
      },
    ],
    result: null,
  }).catch(refusedAs({ unique: () => null }));
}
