import { describe, expect, test } from "vitest";
import { AGREED_ON_PHONE, MATRIX, STATE_LETTERS, STATE_ORDER } from "../../../../../tests/support/expected/transitions";
import { actionButtons } from "./appointment-buttons";
import type { DecidedAppointment } from "./appointment-conditions";
import { APPOINTMENT_STATE } from "./appointment-states";
import type { AppointmentAction } from "./appointment-transitions";

const START = 1_000_000;
const at = (now: number) => ({ now, actorId: "someone" });
const everything = () => true;

function appointment(more: Partial<DecidedAppointment>): DecidedAppointment {
  return {
    state: APPOINTMENT_STATE.NEW,
    startsAt: START,
    endsAt: START + 30 * 60_000,
    requestedAt: 0,
    payToBook: false,
    payToStart: false,
    paid: false,
    proofDueAt: null,
    confirmsItself: false,
    disabled: false,
    lastChange: null,
    ...more,
  };
}

const STAFF_BUTTONS: readonly AppointmentAction[] = [
  "confirm",
  "start",
  "reschedule",
  "assign-provider",
  "update",
  "charge",
  "mark-paid",
  "conclude",
  "complete",
  "no-show",
  "reject",
  "cancel",
  "disable",
];
const PATIENT_BUTTONS: readonly AppointmentAction[] = ["confirm", "reschedule", "cancel"];

describe("the buttons of an appointment", () => {
  const letters = STATE_ORDER.split(" ") as (keyof typeof STATE_LETTERS)[];
  const cases = letters.flatMap((letter, index) =>
    (["staff", "patient"] as const).map((side) => ({ letter, index, side })),
  );

  test.each(cases)(
    "that can be pressed by $side in state $letter are those of the table",
    ({ letter, index, side }) => {
      const shown = actionButtons(side, appointment({ state: STATE_LETTERS[letter] }), at(START + 1), everything);
      const pressable = shown.filter(({ reason }) => reason === null).map(({ action }) => action);
      const offered = side === "staff" ? STAFF_BUTTONS : PATIENT_BUTTONS;
      const allowed = offered.filter((action) => {
        // A concluded appointment could still be given away by the table; nobody looks for a button that does so.
        const over = action === "assign-provider" && letter === "U";
        return (
          !over &&
          (action === "confirm" || action === "start" ? AGREED_ON_PHONE : MATRIX)[action as "confirm"][side].split(" ")[
            index
          ] !== "."
        );
      });
      expect(pressable).toEqual(allowed);
    },
  );

  test("wait for their time, and say so", () => {
    const shown = actionButtons(
      "staff",
      appointment({ state: APPOINTMENT_STATE.CONFIRMED }),
      at(START - 1),
      everything,
    );
    expect(shown.find(({ action }) => action === "no-show")?.reason).toEqual({ key: "scheduling:disabled.notStarted" });
  });

  test("wait for the payment of an appointment that cannot begin unpaid, and say so", () => {
    const reasonOf = (more: Partial<DecidedAppointment>) =>
      actionButtons(
        "staff",
        appointment({ state: APPOINTMENT_STATE.CONFIRMED, payToStart: true, ...more }),
        at(START),
        everything,
      ).find(({ action }) => action === "start")?.reason;
    expect(reasonOf({})).toEqual({ key: "scheduling:disabled.notPaid" });
    expect(reasonOf({ paid: true })).toBeNull();
  });

  test("let staff confirm a proposed time by saying that the patient agreed", () => {
    const confirmOf = (state: DecidedAppointment["state"]) =>
      actionButtons("staff", appointment({ state }), at(0), everything).find(({ action }) => action === "confirm");
    for (const state of [APPOINTMENT_STATE.RESCHEDULED, APPOINTMENT_STATE.NEW_FROM_ORGANIZATION])
      expect(confirmOf(state)).toEqual({ action: "confirm", reason: null, agreed: true });
    expect(confirmOf(APPOINTMENT_STATE.NEW)).toEqual({ action: "confirm", reason: null });
  });

  test("that end an appointment come after all others, in every state: none is where it was started", () => {
    for (const letter of letters) {
      const shown = actionButtons("staff", appointment({ state: STATE_LETTERS[letter] }), at(START + 1), everything);
      const ending = shown.map(({ ends }) => ends === true);
      expect([letter, ending]).toEqual([letter, [...ending].sort((a, b) => Number(a) - Number(b))]);
      const started = shown.findIndex(({ action }) => action === "start");
      expect(shown[started]?.ends).toBeUndefined();
    }
  });

  test("let staff start an appointment whose time the clinic proposed by saying that the patient agreed", () => {
    const startOf = (more: Partial<DecidedAppointment>) =>
      actionButtons(
        "staff",
        appointment({ state: APPOINTMENT_STATE.RESCHEDULED, ...more }),
        at(START),
        everything,
      ).find(({ action }) => action === "start");
    expect(startOf({})).toEqual({ action: "start", reason: null, agreed: true });
    expect(startOf({ payToStart: true })?.reason).toEqual({ key: "scheduling:disabled.notPaid" });
  });

  test("have none to confirm with for the patient who asked for the time", () => {
    const actions = actionButtons("patient", appointment({ state: APPOINTMENT_STATE.NEW }), at(0), everything);
    expect(actions.map(({ action }) => action)).toEqual(["reschedule", "cancel"]);
  });

  test("that a role does not allow are not shown: nobody can press them on another day either", () => {
    const shown = actionButtons("staff", appointment({}), at(0), (action) => action !== "reject");
    expect(shown.some(({ action }) => action === "reject")).toBe(false);
    expect(shown.find(({ action }) => action === "confirm")?.reason).toBeNull();
  });

  test("are none for what has left the list, and none to pay twice", () => {
    expect(actionButtons("staff", appointment({ disabled: true }), at(0), everything)).toEqual([]);
    const paid = actionButtons("staff", appointment({ paid: true }), at(0), everything).map(({ action }) => action);
    expect(paid).not.toContain("mark-paid");
    expect(paid).not.toContain("charge");
  });

  test("take payment for what is completed and not paid, unless there is nothing to pay", () => {
    const completed = appointment({ state: APPOINTMENT_STATE.COMPLETED });
    const shown = (priced: boolean) =>
      actionButtons("staff", completed, at(0), everything, priced).map(({ action }) => action);
    expect(shown(true)).toContain("mark-paid");
    expect(shown(false)).not.toContain("mark-paid");
  });

  test("tell what pressing them would overlook: the time, the payment, or that a time is released", () => {
    const aboutOf = (
      action: AppointmentAction,
      state: DecidedAppointment["state"],
      more: Partial<DecidedAppointment>,
    ) =>
      [START - 1, START].map(
        (now) =>
          actionButtons("staff", appointment({ state, ...more }), at(now), everything).find(
            (button) => button.action === action,
          )?.about,
      );
    for (const state of [APPOINTMENT_STATE.CONFIRMED, APPOINTMENT_STATE.CONFIRMED_WALKIN])
      expect(aboutOf("start", state, {})).toEqual(["early", undefined]);
    expect(aboutOf("complete", APPOINTMENT_STATE.IN_PROGRESS, {})).toEqual(["unpaid", "unpaid"]);
    expect(aboutOf("complete", APPOINTMENT_STATE.CONCLUDED, { paid: true })).toEqual([undefined, undefined]);
    expect(aboutOf("disable", APPOINTMENT_STATE.BLOCKED, {})).toEqual(["blocked", "blocked"]);
    expect(aboutOf("disable", APPOINTMENT_STATE.COMPLETED, {})).toEqual([undefined, undefined]);
  });

  test("speak of no payment where there is no price", () => {
    const concluded = appointment({ state: APPOINTMENT_STATE.CONCLUDED });
    const shown = actionButtons("staff", concluded, at(START), everything, false);
    expect(shown.find(({ action }) => action === "complete")).toEqual({
      ...{ action: "complete", reason: null, ends: true },
    });
    expect(shown.map(({ action }) => action)).not.toContain("charge");
  });
});
