import { data, redirect } from "@remix-run/cloudflare";
import { parseIsoDate } from "~/kernel/time/dates";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { cancelAppointment } from "../../services/appointments/cancel-appointment.server";
import { cancelFollowing } from "../../services/series/cancel-series.server";
import { chargeAppointment } from "../../services/payments/charge-appointment.server";
import { completeAppointment } from "../../services/appointments/complete-appointment.server";
import { concludeAppointment } from "../../services/appointments/conclude-appointment.server";
import { confirmAppointment } from "../../services/appointments/confirm-appointment.server";
import { disableAppointment } from "../../services/appointments/disable-appointment.server";
import { joinWaitingList } from "../../services/waiting-list/join-waiting-list.server";
import { leaveWaitingList } from "../../services/waiting-list/leave-waiting-list.server";
import { markNoShow } from "../../services/appointments/mark-no-show.server";
import { markPaidAtClinic } from "../../services/payments/mark-paid-at-clinic.server";
import { rejectAppointment } from "../../services/appointments/reject-appointment.server";
import { startAppointment } from "../../services/appointments/start-appointment.server";
import { nearestOf } from "../../support/availability/time-taken.server";
import { updateAppointment } from "../../services/appointments/update-appointment.server";
import { undoAppointment } from "../../services/appointments/undo-appointment.server";

/** What it was done to: the appointment as it is now, as far as the action says. `startsAt` in UTC ms. */
interface Acted {
  id: string;
  stateId?: number;
  startsAt?: number;
}

type Service = (context: RequestContext, raw: unknown) => Promise<Acted>;

/** What a screen's form can ask for, by the name that its button sends. */
const SERVICES = new Map<string, Service>([
  ["confirm", confirmAppointment],
  ["reject", rejectAppointment],
  ["cancel", cancelAppointment],
  ["cancel-following", cancelFollowing],
  ["start", startAppointment],
  ["conclude", concludeAppointment],
  ["complete", completeAppointment],
  ["no-show", markNoShow],
  ["mark-paid", markPaidAtClinic],
  ["charge", chargeAppointment],
  ["update", updateAppointment],
  ["disable", disableAppointment],
  ["undo", undoAppointment],
  ["wait", joinWaitingList],
  ["stop-waiting", leaveWaitingList],
]);

/** What went wrong, by field, in the reader's language. */
export interface FormErrors {
  errors: { field: string; message: string }[];
  /** What was sent, for the form to keep. */
  sent: Record<string, string>;
  /** Free times around one that was refused, UTC ms. */
  nearest: readonly number[];
  /** The form was shown anew; see new-choice.server.ts. */
  page?: undefined;
}

/** Shows what the service refused on the form itself; anything else is the error page's. */
export function formErrors(context: RequestContext, error: unknown, sent: Record<string, string>) {
  if (!(error instanceof ConflictError) && !(error instanceof InvalidError)) throw error;
  const { t, has } = createTranslator(context.locale);
  const errors = error.fields.map(({ field, message, values }) => ({
    field,
    message: has(message) ? t(message, (values ?? {}) as never) : message,
  }));
  const shown = errors.length > 0 ? errors : [{ field: "", message: t("errors:conflict.text") }];
  return data<FormErrors>({ errors: shown, sent, nearest: nearestOf(error) }, { status: error.status });
}

/** What of a form says a time. */
const TIME_FIELDS: readonly string[] = ["startsAt", "day", "time", "override"];

/** What a form says, with the free time whose button was pressed in the place of every other. */
export function timedFieldsOf(form: FormData): Record<string, string> {
  const { nearest, ...sent } = fieldsOf(form);
  if (nearest === undefined) return sent;
  return {
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => !TIME_FIELDS.includes(name))),
    startsAt: nearest,
  };
}

/** An empty field of a form says nothing. */
export function fieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" && value !== "" ? [[name, value]] : [])),
  );
}

/** The day that an address names; undefined where it names none. */
export function dayIn(url: URL): string | undefined {
  const day = url.searchParams.get("day") ?? "";
  return parseIsoDate(day).ok ? day : undefined;
}

/** Takes the action that a form asks for and goes on to `next`; what is refused is shown on the page that asked. */
export async function takeAction(
  context: RequestContext,
  fields: Record<string, string>,
  next: (done: string, acted: Acted) => string,
) {
  const service = SERVICES.get(fields["intent"] ?? "");
  if (!service) throw new InvalidError([{ field: "intent", message: "errors:field.invalid" }]);
  try {
    const acted = await service(context, fields);
    return redirect(next(fields["intent"] ?? "", acted), 303);
  } catch (error) {
    return formErrors(context, error, fields);
  }
}
