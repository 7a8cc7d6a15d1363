import { settingOf } from "~/features/organization/public.server";
import { briefingAnswers } from "~/features/forms/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sessionAppointmentQuery } from "../../data/video/video-read.server";
import { isOver } from "../../domain/record/appointment-record";
import { answersIn } from "../../domain/record/briefing";
import { roomObject } from "../../support/rooms/room-object.server";
import { reachAppointmentRecord, readableOf } from "./read-appointment-record.server";

/** What is said in the room while an appointment is ahead or goes on. */
async function saidInRoom(context: RequestContext, appointmentId: string) {
  const [found] = await sessionAppointmentQuery(context.db, appointmentId);
  return found ? roomObject(context, found.waitingRoomId).transcript(appointmentId) : [];
}

/**
 * What a patient answered to the questions before an appointment, for staff who may read its record: a paragraph for
 * each question with its answer. Empty where nothing was asked or answered.
 * @throws NotFoundError for an appointment that is unknown or not theirs
 */
export async function readBriefingAnswers(context: RequestContext, appointmentId: string): Promise<string> {
  await authorize(context, "appointment.read");
  const { appointment, side, record } = await reachAppointmentRecord(context, appointmentId);
  if (side !== "staff" || (await readableOf(context, [appointment])).length === 0) return "";
  const kept = await briefingAnswers(context, appointmentId);
  const { briefingQuestions } = await settingOf(context, "patient-briefing");
  if (kept !== "" || briefingQuestions === "") return kept;
  // Of before answers were kept with the appointment: they stand in its chat alone.
  const said = isOver(appointment.stateId) ? (record?.conversation ?? []) : await saidInRoom(context, appointmentId);
  return answersIn(
    briefingQuestions.split("\n"),
    said.map(({ message }) => message),
  );
}
