import { describe, expect, it } from "vitest";
import {
  AGREED_ON_PHONE,
  BOOKINGS,
  HELD_OUT,
  MATRIX,
  STATES,
  STATE_LETTERS,
  STATE_ORDER,
} from "../../../../../tests/support/expected/transitions";
import {
  APPOINTMENT_ACTIONS,
  APPOINTMENT_STATE,
  HOLDING_STATES,
  allowedActions,
  countsAsUpcoming,
  decide,
  holdsTime,
  isAppointmentState,
  isFinal,
  isOpen,
  stateName,
  statusColour,
  type Actor,
  type AppointmentAction,
  type AppointmentState,
  type DecidedAppointment,
  type DecisionFacts,
  type LastChange,
} from "./appointment-state";

const START = Date.UTC(2026, 4, 4, 9, 0);
const MINUTE = 60_000;
const ACTORS: Actor[] = ["staff", "patient", "public", "system"];
const LETTERS: Readonly<Record<string, AppointmentState>> = STATE_LETTERS;
const UNDOES: Partial<Record<AppointmentState, AppointmentAction>> = {
  ...{ 1: "assign-provider", 2: "confirm", 3: "cancel", 4: "reschedule", 5: "reject", 6: "mark-paid", 7: "start" },
  ...{ 8: "complete", 9: "disable", 10: "conclude", 11: "mark-paid", 12: "no-show", 20: "disable" },
};

/**
 * An hour after its start, and for the clock a day after its end; paid, last changed by this actor a second ago from NEW:
 * every condition holds.
 */
function ripe(state: AppointmentState, actor: Actor): [DecidedAppointment, DecisionFacts] {
  const now = START + (actor === "system" ? 26 * 60 : 60) * MINUTE;
  const action = UNDOES[state];
  const lastChange: LastChange | null = action ? { action, actor, actorId: "me", from: 1, at: now - 1000 } : null;
  const appointment: DecidedAppointment = {
    state,
    startsAt: START,
    endsAt: START + 90 * MINUTE,
    requestedAt: START - 24 * 60 * MINUTE,
    payToBook: true,
    payToStart: true,
    paid: true,
    proofDueAt: null,
    confirmsItself: false,
    disabled: false,
    lastChange,
  };
  return [appointment, { now, actorId: "me" }];
}

describe("the transition table", () => {
  it("covers every action and actor in the hand-written matrix", () => {
    expect(Object.keys(MATRIX)).toEqual([...APPOINTMENT_ACTIONS]);
    for (const row of Object.values(MATRIX)) expect(Object.keys(row)).toEqual(ACTORS);
  });

  for (const action of APPOINTMENT_ACTIONS) {
    it.each(ACTORS)(`decides ${action} by %s from each state as the matrix says`, (actor) => {
      const expected = MATRIX[action][actor].split(" ");
      expect(expected).toHaveLength(13);
      STATE_ORDER.split(" ").forEach((letter, i) => {
        const state = LETTERS[letter]!;
        const decision = decide(action, actor, ...ripe(state, actor));
        const answer = decision.ok ? decision.value : ".";
        expect(answer, `from ${stateName(state)}`).toBe(expected[i] === "." ? "." : LETTERS[expected[i]!]);
        const permission = allowedActions(actor, ...ripe(state, actor))[action];
        expect(permission.allowed ? permission.to : ".").toBe(answer);
      });
    });
  }

  describe.each(Object.keys(AGREED_ON_PHONE) as (keyof typeof AGREED_ON_PHONE)[])(
    "where staff say that the patient agreed on the phone",
    (action) => {
      it.each(ACTORS)(`decides ${action} by %s from each state as the hand-written row says`, (actor) => {
        const decisions = STATE_ORDER.split(" ").map((letter) => {
          const [appointment, facts] = ripe(LETTERS[letter]!, actor);
          const decision = decide(action, actor, appointment, { ...facts, patientAgreed: true });
          return decision.ok ? Object.keys(LETTERS).find((each) => LETTERS[each] === decision.value) : ".";
        });
        expect(decisions.join(" ")).toBe(AGREED_ON_PHONE[action][actor]);
      });
    },
  );

  it.each(Object.entries(HELD_OUT))(
    "moves to a time that the clinic holds out as the hand-written row says: %s",
    (_name, { facts, patient }) => {
      const plain = { payToBook: false, paid: false, confirmsItself: false, ...facts };
      const moved = (actor: Actor) =>
        STATE_ORDER.split(" ").map((letter) => {
          const [appointment, said] = ripe(LETTERS[letter]!, actor);
          const decision = decide("reschedule", actor, { ...appointment, ...plain }, { ...said, heldOut: true });
          return decision.ok ? Object.keys(LETTERS).find((each) => LETTERS[each] === decision.value) : ".";
        });
      expect(moved("patient").join(" ")).toBe(patient);
      expect(moved("staff").join(" ")).toBe(MATRIX.reschedule.staff);
    },
  );

  it.each(BOOKINGS)("makes an appointment: $action with $facts leads to $state, by $by only", (row) => {
    for (const actor of ACTORS) {
      const decision = decide(row.action, actor, null, { now: START, actorId: "me", ...row.facts });
      const may = row.by.some((each) => each === actor);
      expect(decision).toEqual(may ? { ok: true, value: LETTERS[row.state] } : { ok: false, error: "not-for-actor" });
    }
  });

  it("offers nothing but making it on an appointment that does not exist", () => {
    const permissions = Object.entries(allowedActions("staff", null, { now: START, actorId: "me" }));
    const allowed = permissions.filter(([, permission]) => permission.allowed).map(([action]) => action);
    expect(allowed).toEqual(["set", "block"]);
    expect(decide("cancel", "staff", null, { now: START, actorId: "me" })).toEqual({
      ok: false,
      error: "does-not-exist",
    });
  });
});

describe("the conditions", () => {
  const at = (now: number): DecisionFacts => ({ now, actorId: "me" });
  const of = (state: AppointmentState, more: Partial<DecidedAppointment> = {}): DecidedAppointment => ({
    ...ripe(state, "staff")[0],
    ...more,
  });
  const reason = (...args: Parameters<typeof decide>) => {
    const decision = decide(...args);
    return decision.ok ? decision.value : decision.error;
  };

  it("marks a no-show only after the start has passed", () => {
    expect(reason("no-show", "staff", of(2), at(START))).toBe("start-not-passed");
    expect(reason("no-show", "staff", of(2), at(START + 1))).toBe(12);
  });

  it("waits for the patient's own yes to a proposed time, unless staff say that it was given", () => {
    expect(reason("confirm", "staff", of(6), at(START))).toBe("patient-not-agreed");
    expect(reason("confirm", "staff", of(4), { ...at(START), patientAgreed: true })).toBe(2);
    expect(reason("start", "staff", of(4), at(START))).toBe("patient-not-agreed");
    expect(reason("start", "staff", of(4), { ...at(START), patientAgreed: true })).toBe(7);
    expect(reason("start", "staff", of(6, { paid: false }), { ...at(START), patientAgreed: true })).toBe(
      "payment-not-verified",
    );
  });

  it("expires a request once its start has passed, and not before", () => {
    expect(reason("expire", "system", of(1), at(START - MINUTE))).toBe("not-due");
    expect(reason("expire", "system", of(1), at(START + 1))).toBe(9);
  });

  it("leaves a time that the clinic proposed to staff until a day after its end; its patient accepts it until its end", () => {
    const end = START + 90 * MINUTE;
    for (const state of [4, 6] as const) {
      expect(reason("expire", "system", of(state), at(end + 24 * 60 * MINUTE - 1))).toBe("not-due");
      expect(reason("expire", "system", of(state), at(end + 24 * 60 * MINUTE))).toBe(9);
      expect(reason("confirm", "patient", of(state), at(end - 1))).toBe(2);
      expect(reason("confirm", "patient", of(state), at(end))).toBe("over");
      expect(reason("confirm", "staff", of(state), { ...at(end + MINUTE), patientAgreed: true })).toBe(2);
      expect(reason("reschedule", "staff", of(state), at(end + MINUTE))).toBe(4);
      expect(reason("cancel", "staff", of(state), at(end + MINUTE))).toBe(3);
    }
  });

  it("expires an unpaid request that must be paid to book after 15 minutes, a paid or free one not", () => {
    const requestedAt = START - 60 * MINUTE;
    const unpaid = of(1, { requestedAt, paid: false });
    expect(reason("expire", "system", unpaid, at(requestedAt + 15 * MINUTE - 1))).toBe("not-due");
    expect(reason("expire", "system", unpaid, at(requestedAt + 15 * MINUTE))).toBe(9);
    expect(reason("expire", "system", { ...unpaid, paid: true }, at(requestedAt + 16 * MINUTE))).toBe("not-due");
    expect(reason("expire", "system", { ...unpaid, payToBook: false }, at(requestedAt + 16 * MINUTE))).toBe("not-due");
    expect(reason("expire", "system", { ...unpaid, state: 4 }, at(requestedAt + 16 * MINUTE))).toBe("not-due");
  });

  it("lets whoever asked confirm a request that waits for the mailed link, as its offering says, and no other", () => {
    const waits = of(1, { proofDueAt: START - 45 * MINUTE });
    expect(reason("confirm", "patient", waits, at(START - 50 * MINUTE))).toBe(1);
    expect(reason("confirm", "patient", { ...waits, confirmsItself: true }, at(START - 50 * MINUTE))).toBe(2);
    expect(reason("confirm", "patient", of(1), at(START - 50 * MINUTE))).toBe("not-for-actor");
    expect(reason("confirm", "public", waits, at(START - 50 * MINUTE))).toBe("not-for-actor");
    expect(reason("confirm", "staff", waits, at(START - 50 * MINUTE))).toBe(2);
  });

  it("expires a request that nobody confirmed by the mailed link when its time for that is over", () => {
    const waits = of(1, { proofDueAt: START - 45 * MINUTE, payToBook: false });
    expect(reason("expire", "system", waits, at(START - 45 * MINUTE - 1))).toBe("not-due");
    expect(reason("expire", "system", waits, at(START - 45 * MINUTE))).toBe(9);
    expect(reason("expire", "system", { ...waits, proofDueAt: null }, at(START - 45 * MINUTE))).toBe("not-due");
  });

  it("lets the system confirm only what was verifiably paid", () => {
    expect(reason("confirm", "system", of(1, { paid: false }), at(START))).toBe("payment-not-verified");
  });

  it("begins an appointment that must be paid before it only once it is paid, by whomever it is begun", () => {
    const unpaid = of(2, { paid: false });
    expect(reason("start", "staff", unpaid, at(START))).toBe("payment-not-verified");
    expect(reason("start", "system", unpaid, at(START))).toBe("payment-not-verified");
    expect(reason("start", "staff", { ...unpaid, state: 11 }, at(START))).toBe("payment-not-verified");
    expect(reason("start", "staff", { ...unpaid, paid: true }, at(START))).toBe(7);
    expect(reason("start", "staff", { ...unpaid, payToStart: false }, at(START))).toBe(7);
  });

  it("undoes a cancel to the state before it, within 15 minutes, by who did it, while the time is free", () => {
    const change: LastChange = { action: "cancel", actor: "patient", actorId: "me", from: 11, at: START };
    const canceled = of(3, { lastChange: change });
    expect(reason("undo", "patient", canceled, at(START + 15 * MINUTE - 1))).toBe(11);
    expect(reason("undo", "patient", canceled, at(START + 15 * MINUTE))).toBe("undo-window-over");
    expect(reason("undo", "staff", canceled, at(START + 1))).toBe("not-your-change");
    expect(reason("undo", "patient", canceled, { now: START + 1, actorId: "other" })).toBe("not-your-change");
    expect(reason("undo", "patient", canceled, { ...at(START + 1), timeTaken: true })).toBe("time-taken");
  });

  it("undoes what staff did at the desk, and brings back what has left the list", () => {
    const by = (action: AppointmentAction, from: AppointmentState): LastChange => ({
      ...{ action, actor: "staff", actorId: "me", from, at: START },
    });
    expect(reason("undo", "staff", of(12, { lastChange: by("no-show", 2) }), at(START + 1))).toBe(2);
    expect(reason("undo", "staff", of(8, { lastChange: by("complete", 10) }), at(START + 1))).toBe(10);
    expect(reason("undo", "staff", of(2, { lastChange: by("reschedule", 2) }), at(START + 1))).toBe(2);
    const gone = of(20, { lastChange: by("disable", 20), disabled: true });
    expect(reason("undo", "staff", gone, at(START + 1))).toBe(20);
    expect(reason("update", "staff", gone, at(START + 1))).toBe("disabled");
  });

  it("has nothing to undo where nothing is kept of the last change, or it only notes something", () => {
    expect(reason("undo", "patient", of(2, { lastChange: null }), at(START))).toBe("nothing-to-undo");
    const noted: LastChange = { action: "charge", actor: "staff", actorId: "me", from: 2, at: START };
    expect(reason("undo", "staff", of(2, { lastChange: noted }), at(START))).toBe("nothing-to-undo");
  });

  it("tells whether the actor, the state or an earlier removal is in the way", () => {
    expect(reason("reject", "patient", of(1), at(START))).toBe("not-for-actor");
    expect(reason("confirm", "patient", of(1), at(START))).toBe("not-for-actor");
    expect(reason("confirm", "patient", of(8), at(START))).toBe("wrong-state");
    expect(reason("disable", "staff", of(3, { disabled: true }), at(START))).toBe("disabled");
    expect(reason("block", "staff", of(1), at(START))).toBe("already-exists");
  });
});

describe("what a state means", () => {
  it.each(STATES)("$name is $number, $colour", (row) => {
    expect(APPOINTMENT_STATE[row.name]).toBe(row.number);
    expect(isAppointmentState(row.number)).toBe(true);
    expect(stateName(row.number)).toBe(row.name);
    expect(statusColour(row.number)).toBe(row.colour);
    expect(holdsTime(row.number)).toBe(row.holds);
    expect(HOLDING_STATES.includes(row.number)).toBe(row.holds);
    expect(isFinal(row.number)).toBe(row.final);
    expect(countsAsUpcoming(row.number, "2026-05-04", "2026-05-04")).toBe(row.upcoming);
    expect(countsAsUpcoming(row.number, "2026-05-03", "2026-05-04")).toBe(false);
  });

  it("knows no other number, and no state both open and final", () => {
    expect(STATES).toHaveLength(13);
    for (const number of [0, 13, 19, 21, -1, 1.5]) expect(isAppointmentState(number)).toBe(false);
    for (const { number } of STATES) expect(isOpen(number) && isFinal(number)).toBe(false);
  });
});
