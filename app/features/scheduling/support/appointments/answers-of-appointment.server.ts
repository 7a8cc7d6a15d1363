import type { GivenAnswer } from "~/features/forms/domain/questions/question";
import type { RequestContext } from "~/platform/context.server";
import { answersStatement } from "../../data/settings/booking-questions.server";

/** What was asked before an appointment was booked, and answered. The caller has authorized it. */
export const answersOfAppointment = (context: RequestContext, appointmentId: string): Promise<GivenAnswer[]> =>
  answersStatement(context.db, appointmentId);
