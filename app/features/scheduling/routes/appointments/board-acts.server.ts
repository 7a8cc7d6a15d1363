import { data, redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { actsOf, attempt, press } from "~/platform/http/define-form.server";
import type { BoardAnswer, BoardVerb } from "../../components/calendar/board-answer";
import { arriveAppointment } from "../../services/appointments/arrivals/arrive-appointment.server";
import { callInPatient } from "../../services/appointments/arrivals/call-in-patient.server";
import { leaveClinic } from "../../services/appointments/arrivals/leave-clinic.server";
import { patientName } from "../../components/appointments/person-names";
import { ConflictError } from "~/platform/http/errors.server";
import { readerFormat } from "~/platform/reader-format.server";
import { readSaidArrival } from "../../services/appointments/arrivals/read-said-arrival.server";
import { undoArrival } from "../../services/appointments/arrivals/undo-arrival.server";
import { blockTime } from "../../services/calendar/block-time.server";
import { chooseCalendarView } from "../../services/calendar/choose-calendar-view.server";
import { confirmAppointment } from "../../services/appointments/confirm-appointment.server";
import { markNoShow } from "../../services/appointments/mark-no-show.server";
import { startOrLeadToCall } from "../../services/appointments/start-or-lead-to-call.server";
import { cancelAppointment } from "../../services/appointments/cancel-appointment.server";
import { disableAppointment } from "../../services/appointments/disable-appointment.server";
import { moveBlockedTime } from "../../services/calendar/move-blocked-time.server";
import { moveGroupSession } from "../../services/groups/move-group-session.server";
import { rescheduleAppointment } from "../../services/appointments/reschedule-appointment.server";
import { resizeAppointment } from "../../services/calendar/resize-appointment.server";
import { nearestOf } from "../../support/availability/time-taken.server";
import { undoAppointment } from "../../services/appointments/undo-appointment.server";
import { viewUndo } from "../../services/appointments/view-undo.server";

type Service = (context: RequestContext, raw: unknown) => Promise<{ id: string; undoUntil?: number | null }>;

/** Checks a patient in. @throws ConflictError where somebody has done it before, which says who and when */
async function arrive(context: RequestContext, raw: unknown) {
  const arrived = await arriveAppointment(context, raw);
  if (!arrived.isBefore) return arrived;
  const asked = new URLSearchParams({ done: "arrived-before", of: arrived.id });
  const said = await readSaidArrival(context, asked);
  if (!said?.before) return arrived;
  const { patient, timeZone, before } = said;
  const values = {
    who: patientName(patient),
    time: readerFormat(context).time(before.at, timeZone),
    by: before.by ?? "",
  };
  const message = before.by === null ? "arrivals:act.arrivedBefore" : "arrivals:act.arrivedBeforeBy";
  throw new ConflictError("arrivedBefore", [{ field: "stateId", message, values }]);
}

const SERVICES: Readonly<Record<BoardVerb, Service>> = {
  move: rescheduleAppointment,
  resize: resizeAppointment,
  block: blockTime,
  moveBlocked: moveBlockedTime,
  moveSession: moveGroupSession,
  confirm: confirmAppointment,
  start: startOrLeadToCall,
  noShow: markNoShow,
  cancel: cancelAppointment,
  disable: disableAppointment,
  undo: undoAppointment,
  arrive,
  "call-in": callInPatient,
  leave: leaveClinic,
  "undo-arrival": undoArrival,
};

/** What the calendar can ask for of an appointment. It is answered with data: the page stays where it is. */
const answered = actsOf(SERVICES, (service, done) =>
  attempt(
    async ({ app, value: { intent: _, ...fields } }) => {
      const { id, undoUntil = null } = await service(app, fields);
      const undoable = undoUntil === null ? null : await viewUndo(app, id);
      return data<BoardAnswer>({ done, id, undoUntil, ...(undoable && { telling: undoable.telling }) });
    },
    {
      show: ({ errors }, error) => {
        const nearest = nearestOf(error);
        return data<BoardAnswer>({ errors, ...(nearest.length > 0 ? { nearest } : {}) }, { status: error.status });
      },
    },
  ),
);

/** What the page goes on with once a choice is kept. */
const KEPT = ["view", "day", "branchId", "departmentId", "serviceOfferingId", "all"];

/** All that the calendar's forms ask for. How it is looked at is kept, and the page shows it so. */
export const boardActs = {
  ...answered,
  choose: press(async ({ app, form }) => {
    await chooseCalendarView(app, {
      doctors: form.getAll("doctors"),
      rowMinutes: form.get("rowMinutes") ?? undefined,
      layers: form.getAll("layers"),
    });
    const kept = KEPT.flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
    });
    return redirect(paths.appointments(Object.fromEntries(kept)));
  }),
};
