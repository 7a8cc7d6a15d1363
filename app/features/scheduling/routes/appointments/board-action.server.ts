import { data } from "@remix-run/cloudflare";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
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
import { fieldsOf } from "./take-action.server";

type Service = (context: RequestContext, raw: unknown) => Promise<{ id: string; undoUntil?: number | null }>;

/** What the calendar can ask for, by the name that it sends. */
const SERVICES = {
  move: rescheduleAppointment,
  resize: resizeAppointment,
  block: blockTime,
  moveBlocked: moveBlockedTime,
  moveSession: moveGroupSession,
  cancel: cancelAppointment,
  disable: disableAppointment,
  undo: undoAppointment,
} satisfies Record<BoardVerb, Service>;

const isVerb = (value: string): value is BoardVerb => Object.hasOwn(SERVICES, value);

/** What was refused, in the reader's language, with the times at which it would fit. */
function refusal(context: RequestContext, error: ConflictError | InvalidError): BoardAnswer {
  const { t, has } = createTranslator(context.locale);
  const errors = error.fields.map(({ field, message, values }) => ({
    field,
    message: has(message) ? t(message, (values ?? {}) as never) : message,
  }));
  const nearest = nearestOf(error);
  return {
    errors: errors.length > 0 ? errors : [{ field: "", message: t("errors:conflict.text") }],
    ...(nearest.length > 0 ? { nearest } : {}),
  };
}

/** Does what the calendar asks for and answers with data: the page stays where it is. */
export async function boardAction(context: RequestContext, form: FormData) {
  const { intent: verb = "", ...fields } = fieldsOf(form);
  if (!isVerb(verb)) throw new InvalidError([{ field: "intent", message: "errors:field.invalid" }]);
  const service: Service = SERVICES[verb];
  try {
    const { id, undoUntil = null } = await service(context, fields);
    return data<BoardAnswer>({ done: verb, id, undoUntil });
  } catch (error) {
    if (!(error instanceof ConflictError) && !(error instanceof InvalidError)) throw error;
    return data<BoardAnswer>(refusal(context, error), { status: error.status });
  }
}
