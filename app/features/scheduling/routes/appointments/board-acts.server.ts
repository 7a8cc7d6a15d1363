import { data } from "@remix-run/cloudflare";
import type { RequestContext } from "~/platform/context.server";
import { actsOf, attempt } from "~/platform/http/define-form.server";
import type { BoardAnswer, BoardVerb } from "../../components/calendar/board-answer";
import { blockTime } from "../../services/calendar/block-time.server";
import { cancelAppointment } from "../../services/appointments/cancel-appointment.server";
import { disableAppointment } from "../../services/appointments/disable-appointment.server";
import { moveBlockedTime } from "../../services/calendar/move-blocked-time.server";
import { moveGroupSession } from "../../services/groups/move-group-session.server";
import { rescheduleAppointment } from "../../services/appointments/reschedule-appointment.server";
import { resizeAppointment } from "../../services/calendar/resize-appointment.server";
import { nearestOf } from "../../support/availability/time-taken.server";
import { undoAppointment } from "../../services/appointments/undo-appointment.server";

type Service = (context: RequestContext, raw: unknown) => Promise<{ id: string; undoUntil?: number | null }>;

const SERVICES: Readonly<Record<BoardVerb, Service>> = {
  move: rescheduleAppointment,
  resize: resizeAppointment,
  block: blockTime,
  moveBlocked: moveBlockedTime,
  moveSession: moveGroupSession,
  cancel: cancelAppointment,
  disable: disableAppointment,
  undo: undoAppointment,
};

/** What the calendar can ask for. It is answered with data: the page stays where it is. */
export const boardActs = actsOf(SERVICES, (service, done) =>
  attempt(
    async ({ app, value: { intent: _, ...fields } }) => {
      const { id, undoUntil = null } = await service(app, fields);
      return data<BoardAnswer>({ done, id, undoUntil });
    },
    {
      show: ({ errors }, error) => {
        const nearest = nearestOf(error);
        return data<BoardAnswer>({ errors, ...(nearest.length > 0 ? { nearest } : {}) }, { status: error.status });
      },
    },
  ),
);
