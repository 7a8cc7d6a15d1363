import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { inclusionSlotSchema } from "../schemas/timings/timings";
import { timingsAnswer } from "../schemas/settings/settings-answers";
import { changeSlots } from "../services/timings/change-slots.server";

/** The call that changes an employee's timings. */
export const timingsCalls = callsOf("team", [
  defineCall({
    method: "POST",
    path: "/employee/inclusionSlot",
    auth: "session",
    audience: "admin",
    summary: "Adds or changes the working hours and absences of a team member.",
    answer: timingsAnswer,
    input: inclusionSlotSchema,
    run: async (context, input) => ({ status: true, ...(await changeSlots(context, input)) }),
  }),
]);
