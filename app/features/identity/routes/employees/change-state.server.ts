import { data, redirect } from "@remix-run/cloudflare";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { press } from "~/platform/http/define-form.server";
import { ConflictError } from "~/platform/http/errors.server";
import { changeEmployeeState, AppointmentsStandInTheWay } from "../../services/team/change-employee-state.server";
import { inviteEmployee } from "../../services/team/invite-employee.server";

const isWithAppointments = (action: unknown): action is "disable" | "delete" | "unapprove" =>
  action === "disable" || action === "delete" || action === "unapprove";

/** What the list shows where the form was not done. */
function troubleOf(error: unknown, action: unknown) {
  if (error instanceof AppointmentsStandInTheWay && isWithAppointments(action)) {
    const { id, title, firstName, lastName, version } = error.employee;
    const person = { id, title, firstName, lastName, version };
    return data(
      { kind: "appointments" as const, action, person, appointments: [...error.appointments] },
      { status: error.status },
    );
  }
  const message = error instanceof ConflictError ? error.fields[0]?.message : undefined;
  if (message === undefined) throw error;
  return { message, status: 409 };
}

/** Does what a button of the list asks for, and goes back to the list, which says so and can take it back. */
export const changeStateByForm = press(async ({ app, value: form }) => {
  const { t, has } = createTranslator(app.locale);
  try {
    if (form["action"] === "invite") {
      const { employeeId } = await inviteEmployee(app, form);
      return redirect(paths.employees({ done: "invited", id: employeeId }));
    }
    const { employeeId, action, wasEnabled } = await changeEmployeeState(app, form);
    const was = action === "delete" && wasEnabled ? "enabled" : undefined;
    return redirect(paths.employees({ done: action, id: employeeId, was }));
  } catch (error) {
    const trouble = troubleOf(error, form["action"]);
    if (!("message" in trouble)) return trouble;
    const { message, status } = trouble;
    return data({ kind: "refused" as const, text: has(message) ? t(message, {} as never) : message }, { status });
  }
});
