import { beforeAll, describe, expect, it } from "vitest";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import type { ChangedAppointment } from "~/features/scheduling/services/appointments/change-appointment.server";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { concludeAppointment } from "~/features/scheduling/services/appointments/conclude-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { disableAppointment } from "~/features/scheduling/services/appointments/disable-appointment.server";
import { markNoShow } from "~/features/scheduling/services/appointments/mark-no-show.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { rejectAppointment } from "~/features/scheduling/services/appointments/reject-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import type { AppointmentState } from "~/features/scheduling/domain/appointments/appointment-states";
import type { Actor } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { MATRIX, STATE_LETTERS, STATE_ORDER, STATES } from "../../support/expected/transitions";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { buckets, foundsRelation, givenAppointment, HOUR, MONDAY, traces, type Practice } from "./scene";

type Verb = (context: RequestContext, raw: unknown) => Promise<ChangedAppointment>;

const VERBS = {
  confirm: confirmAppointment,
  reject: rejectAppointment,
  cancel: cancelAppointment,
  start: startAppointment,
  conclude: concludeAppointment,
  complete: completeAppointment,
  "no-show": markNoShow,
  disable: disableAppointment,
  "mark-paid": markPaidAtClinic,
} satisfies Record<string, Verb>;

/** Who hears of what, by hand: action and side to templates and receivers. */
const MAILS: Record<string, string[]> = {
  "confirm staff": ["appointment.confirmed PATIENT"],
  "confirm patient": ["appointment.confirmed EMPLOYEE", "appointment.confirmed PATIENT"],
  "reject staff": ["appointment.rejected PATIENT"],
  "cancel staff": ["appointment.canceled PATIENT"],
  "cancel patient": ["appointment.canceled EMPLOYEE", "appointment.canceled PATIENT"],
};
const CLOSES_ROOM = ["cancel", "conclude", "complete", "no-show"];

let practice: Practice;
let actors: { staff: Actor; patient: Actor };
let next = MONDAY + 2 * HOUR;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  actors = {
    staff: employeeActor(practice.ids.doctor),
    patient: patientActor(practice.ids.patient, practice.ids.patientUser),
  };
});

const holds = (state: number) => STATES.some((each) => each.number === state && each.holds);
const letters = STATE_ORDER.split(" ") as (keyof typeof STATE_LETTERS)[];

const all = (["staff", "patient"] as const).flatMap((side) =>
  (Object.keys(VERBS) as (keyof typeof VERBS)[]).flatMap((action) =>
    MATRIX[action][side].split(" ").map((to, index) => {
      const from = letters[index] ?? "N";
      // Nothing here is paid to book, so that what is paid at the desk stays as it is.
      const then = action === "mark-paid" && to !== "." ? from : to;
      return { side, action, from, to: then as keyof typeof STATE_LETTERS | "." };
    }),
  ),
);
/** What is refused, and how, is in outcomes.test.ts; here is what a change writes. */
const cases = all.filter(({ to }) => to !== ".");

function mailsOf(outbox: { topic: string; payload: string }[]): string[] {
  return outbox
    .filter((entry) => entry.topic === "mail")
    .map((entry) => JSON.parse(entry.payload) as { template: string; to: { kind: string } })
    .map(({ template, to }) => `${template} ${to.kind}`)
    .sort();
}

describe("a change of state writes what the table of transitions says", () => {
  it.each(cases)("$side: $action from $from gives $to", async ({ side, action, from, to }) => {
    next += HOUR;
    const fromState: AppointmentState = STATE_LETTERS[from];
    const system = await practice.as({ kind: "system", task: "test" });
    const id = await givenAppointment(practice, system, { startsAt: next, stateId: fromState });
    await foundsRelation(system, id);
    // Later than the start, so that a no-show can be seen, and before the end, until which a patient can accept a time.
    const context = await practice.as(actors[side], next + HOUR / 6);

    const change = await VERBS[action](context, { appointmentId: id, note: "why" });
    const toState: number = STATE_LETTERS[to as keyof typeof STATE_LETTERS];
    expect(change).toMatchObject({ id, stateId: toState, version: 2 });
    const after = await traces(system, id);
    expect(after).toMatchObject({ state: toState, version: 2, disabled: action === "disable" });
    expect(after.history[1]).toEqual({
      action,
      version: 2,
      from: fromState,
      to: toState,
      actor: side === "staff" ? "employee" : "patient",
    });
    const held = holds(toState) && action !== "disable";
    expect(after.claims).toBe(held ? 6 : 0);
    expect(after.dayPlaces).toBe(held ? 1 : 0);
    expect(after.audit).toHaveLength(1);
    expect(mailsOf(after.outbox)).toEqual(from === "B" ? [] : (MAILS[`${action} ${side}`] ?? []));
    expect(after.outbox.filter((entry) => entry.topic === "room.visitClosed")).toHaveLength(
      CLOSES_ROOM.includes(action) ? 1 : 0,
    );
  });

  it("keeps the maintained counts equal to a recount after all of them", async () => {
    const { kept, counted } = await buckets(await practice.as(practice.administrator));
    expect(counted.length).toBeGreaterThan(10);
    expect(kept).toEqual(counted);
  });
});
