import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_ACTIONS } from "~/features/scheduling/domain/appointments/appointment-transitions";
import { blockTime } from "~/features/scheduling/services/calendar/block-time.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import type { RequestContext } from "~/platform/context.server";
import { MAKINGS, OUTCOMES, WHO, type Who } from "../../support/expected/transition-outcomes";
import { STATE_LETTERS, STATE_ORDER } from "../../support/expected/transitions";
import { openPractice } from "../support/organization";
import { everyone, SERVICES, signOf } from "./everyone";
import { madeBy } from "./undoing/made-by";
import { buckets, foundsRelation, givenAppointment, HOUR, MONDAY, traces, type Practice } from "./scene";

interface Appointment {
  id: string;
  startsAt: number;
}
type Letter = keyof typeof STATE_LETTERS;
const LETTERS = STATE_ORDER.split(" ") as Letter[];
const letterOf = (state: number | undefined) => LETTERS.find((letter) => STATE_LETTERS[letter] === state);
const DAY = 24 * HOUR;

let practice: Practice;
let system: RequestContext;
let hours = 2;
let moves = 0;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  system = await practice.as({ kind: "system", task: "test" });
});

/** An appointment of its own hour in the given state. */
async function given(from: Letter): Promise<Appointment> {
  const startsAt = MONDAY + hours++ * HOUR;
  const id = await givenAppointment(practice, system, { startsAt, stateId: STATE_LETTERS[from] });
  await foundsRelation(system, id);
  return { id, startsAt };
}

const run = (text: string, ...values: (string | number | null)[]) =>
  system.db.raw(text, system.db.organizationId, ...values).run();

/** A free half hour in working hours, three weeks and more after everything else. */
function freeTime(): number {
  const at = moves++;
  return MONDAY + (40 + Math.floor(at / 8)) * DAY + (1 + (at % 8)) * HOUR;
}

async function circumstances(
  action: string,
  who: Who,
  from: Letter,
  appointment: Appointment,
  context: RequestContext,
) {
  if (action === "undo-arrival")
    await run(
      "INSERT INTO appointment_arrival (organization_id, appointment_id, arrived_at, way) VALUES (?1, ?2, 1, 'DESK')",
      appointment.id,
    );
  if (action === "undo") await madeBy(context, appointment.id, from);
  if (action === "confirm" && who === "system")
    await run("UPDATE appointment SET paid_at_clinic_at = 1 WHERE organization_id = ?1 AND id = ?2", appointment.id);
}

async function take(action: string, context: RequestContext, appointmentId: string, startsAt: number) {
  // Only giving an appointment away names another provider: moving one to somebody else needs the right to give it, too.
  const to = action === "assign-provider" ? { employeeId: practice.ids.otherDoctor } : {};
  // Where the other provider has other hours, the administrator who gives the appointment away has read so.
  const asked = { appointmentId, reason: "A cough", startsAt, ...to };
  await SERVICES[action]?.(context, { ...asked, override: action === "assign-provider" });
}

/**
 * How long after its start something is done: a proposed time is accepted until its end, and expires a day after that.
 */
const laterBy = (action: string): number =>
  action === "confirm" ? HOUR / 6 : action === "expire" ? DAY + 2 * HOUR : HOUR;

/**
 * The state that an appointment of this state has after an action that is allowed, and that it is written everywhere.
 */
async function changed(action: string, who: Who, from: Letter): Promise<string> {
  const appointment = await given(from);
  const context = await practice.as(everyone(practice, appointment.id)[who], appointment.startsAt + laterBy(action));
  await circumstances(action, who, from, appointment, context);
  const before = await traces(system, appointment.id);
  await take(action, context, appointment.id, action === "reschedule" ? freeTime() : 0);
  const after = await traces(system, appointment.id);
  const version = (before.version ?? 0) + 1;
  const actor = context.auditActor.kind;
  expect(after.history.at(-1)).toEqual({ action, version, from: before.state, to: after.state, actor });
  // Beside the action itself there is at most the rule that was overridden.
  const said = after.audit.filter((line) => line !== "appointment.overrideRule");
  expect([after.version, said.length]).toEqual([version, before.audit.length + 1]);
  return letterOf(after.state) ?? "?";
}

/** How it is refused. */
async function refused(action: string, who: Who, { id, startsAt }: Appointment): Promise<string> {
  const context = await practice.as(everyone(practice, id)[who], startsAt + HOUR);
  try {
    await take(action, context, id, startsAt);
    return ".";
  } catch (error) {
    return signOf(error);
  }
}

describe("every action by everyone from every state", () => {
  it("has a service for each action but what makes appointments, and what pays online or with a credit, which are tried with billing", () => {
    const elsewhere = ["book", "set", "block", "pay", "pay-with-credit"];
    const others = APPOINTMENT_ACTIONS.filter((action) => !elsewhere.includes(action));
    expect(Object.keys(SERVICES).sort()).toEqual([...others].sort());
    expect(Object.keys(OUTCOMES).sort()).toEqual([...others].sort());
  });

  // One appointment in each state that whoever may not do a thing tries it on: in the end nothing has happened to them.
  const untouched = new Map<Letter, Appointment>();
  const asGiven = new Map<Letter, unknown>();
  beforeAll(async () => {
    for (const letter of LETTERS) {
      const appointment = await given(letter);
      untouched.set(letter, appointment);
      asGiven.set(letter, await traces(system, appointment.id));
    }
  });

  const cases = Object.keys(OUTCOMES).flatMap((action) => WHO.map((who) => ({ action, who })));
  it.each(cases)("$action by $who", { timeout: 60_000 }, async ({ action, who }) => {
    const expected = OUTCOMES[action]?.[who] ?? "";
    const row = expected.includes(" ") ? expected.split(" ") : LETTERS.map(() => expected);
    expect(row).toHaveLength(13);
    const seen: string[] = [];
    for (const [letter, appointment] of untouched) {
      const sign = row[seen.length] ?? "";
      const came = /^[A-Z]$/.test(sign) ? await changed(action, who, letter) : await refused(action, who, appointment);
      seen.push(came === "not-found" && sign === "-" ? "-" : came);
    }
    expect(seen).toEqual(row);
  });

  it("writes nothing of what was refused", async () => {
    for (const [letter, { id }] of untouched) expect(await traces(system, id)).toEqual(asGiven.get(letter));
  });

  it("keeps the maintained counts equal to a recount after all of it", async () => {
    const { kept, counted } = await buckets(await practice.as(practice.administrator));
    expect(kept).toEqual(counted);
  });
});

describe("making an appointment", () => {
  let made = 0;
  const visitor = (number: number) => ({
    firstName: "Visitor",
    lastName: "Number",
    email: `visitor${number}@example.com`,
    phoneCallingCode: "34",
    phone: `60011${1000 + number}`,
  });
  const cases = MAKINGS.flatMap(({ making, by }) => WHO.map((who) => ({ making, who, expected: by[who] })));

  it.each(cases)("$making by $who gives $expected", async ({ making, who, expected }) => {
    made += 1;
    const { ids } = practice;
    const startsAt = MONDAY + (30 + Math.floor(made / 8)) * DAY + (1 + (made % 8)) * HOUR;
    const context = await practice.as(everyone(practice, "")[who], MONDAY);
    const choice = { employeeId: ids.doctor, branchId: ids.branch, serviceOfferingId: ids.clinicOffering, startsAt };
    const make = (): Promise<{ id?: string; appointmentId?: string }> => {
      if (making === "block") return blockTime(context, { ...choice, durationMinutes: 30 });
      if (making !== "book")
        return setAppointment(context, {
          ...choice,
          patientId: ids.patient,
          patientAgreed: making.endsWith("phone"),
          walkIn: making.endsWith("walk-in"),
        });
      return bookAppointment(context, {
        visitor: visitor(made),
        serviceOfferingId: ids.videoOffering,
        requestedEmployeeId: ids.doctor,
        startTime: startsAt,
        idempotencyKey: `making-${made}-${practice.entry.id}`,
      });
    };
    let seen: string;
    try {
      const { id, appointmentId } = await make();
      seen = letterOf((await traces(system, id ?? appointmentId ?? "")).state) ?? "?";
    } catch (error) {
      seen = signOf(error);
    }
    expect(seen).toBe(expected);
  });
});
