import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readHistory } from "../../data/appointments/appointment-history-read.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { summarySubject } from "../../support/appointments/appointment-subject.server";

/** All that a mail about one appointment says. */
export interface AppointmentForMail extends AppointmentSummary {
  /** What was last said with a change, such as why it was cancelled. */
  note: string;
  /** Where it was moved: its start before, UTC ms. */
  previousStartsAt: number | null;
  /** What was done last was undone, and was that it is confirmed. */
  isUnconfirmed: boolean;
  /** On which side the last change was made. */
  changedBy: "staff" | "patient" | "other";
  /** When its time was last agreed on or proposed, UTC ms. */
  settledAt: number;
}

/** Changes that settle an appointment's time, and of which its patient is told by themselves. */
const SETTLES: ReadonlySet<string> = new Set(["book", "set", "reschedule", "confirm"]);

const SIDE: Readonly<Record<string, AppointmentForMail["changedBy"]>> = {
  employee: "staff",
  patient: "patient",
  link: "patient",
  guest: "patient",
};

/** Reads one appointment for the mail that tells of it. @throws NotFoundError */
export async function appointmentForMail(context: RequestContext, id: string): Promise<AppointmentForMail> {
  const [appointment, history] = await Promise.all([readSummary(context.db, id), readHistory(context.db, id)]);
  if (!appointment) throw new NotFoundError();
  await authorize(context, "appointment.read", summarySubject(appointment));
  const last = history.at(-1);
  const moved = history.findLast((line) => line.startsAt !== appointment.startsAt);
  return {
    ...appointment,
    note: last?.note ?? "",
    previousStartsAt: moved?.startsAt ?? null,
    isUnconfirmed: last?.action === "undo" && history.at(-2)?.action === "confirm",
    changedBy: SIDE[last?.actorKind ?? ""] ?? "other",
    settledAt: history.findLast((line) => SETTLES.has(line.action))?.at ?? appointment.createdAt,
  };
}
