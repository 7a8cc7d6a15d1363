import { describe, expect, test } from "vitest";
import { explainTime } from "~/features/scheduling/domain/timings/explain-time";
import { claimedInterval } from "~/features/scheduling/domain/availability/claims";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { createZoneTable } from "~/kernel/time/zones";
import { DAY_MS } from "~/kernel/time/dates";
import { BOOKINGS, MATRIX, STATE_LETTERS, STATE_ORDER } from "../../tests/support/expected/transitions";
import { castOf, type Cast } from "~/features/demo/domain/cast";
import { DEMOS, SEEDED_AT } from "./cast.test-support";
import type { Step } from "~/features/demo/support/appointments/course.server";
import {
  addedAppointments,
  demoAppointments,
  type DemoAppointment,
} from "~/features/demo/support/appointments/demo-appointments.server";

/** Pairs of appointments of one doctor whose times touch, buffers included. */
function overlaps(appointments: readonly DemoAppointment[], cast: Cast): string[] {
  return cast.doctors.flatMap((doctor) => {
    const claimed = appointments
      .filter((appointment) => appointment.doctor === doctor)
      .map(({ startsAt, endsAt, offering: { bufferBefore, bufferAfter } }) =>
        claimedInterval({ start: startsAt, end: endsAt, bufferBefore, bufferAfter }),
      )
      .sort((a, b) => a.start - b.start);
    return claimed.flatMap(({ start }, i) =>
      start < (claimed[i - 1]?.end ?? -Infinity) ? [`${doctor.plan.key} ${start}`] : [],
    );
  });
}

/**
 * What the engine says of an appointment's time when nothing else is booked: 'offered', or the rules that remove it.
 */
function explained(appointment: DemoAppointment, cast: Cast, zones: ReturnType<typeof createZoneTable>) {
  const { doctor, offering, branch } = appointment;
  const type = offering.kind === "video" ? ("VIDEO_CONSULTATION" as const) : ("PHYSICAL_CONSULTATION" as const);
  const long = 1_000;
  return explainTime(
    {
      now: SEEDED_AT - long * DAY_MS,
      from: SEEDED_AT - long * DAY_MS,
      to: SEEDED_AT + long * DAY_MS,
      rules: {
        slotMinutes: 15,
        dayStartMinutes: 0,
        dayEndMinutes: 1_440,
        minimumNoticeMinutes: 0,
        horizonDays: 2 * long,
        minimumDateSetting: 0,
        excludedDates: [],
        organizationToday: cast.today,
      },
      offering: {
        id: offering.id,
        type,
        durationMinutes: offering.minutes,
        bufferBeforeMinutes: offering.bufferBefore,
        bufferAfterMinutes: offering.bufferAfter,
      },
      providers: [],
    },
    {
      id: doctor.id,
      offeringsTypes: [type],
      places: [{ branchId: branch.id, zone: branch.timeZone }],
      timings: doctor.slots.map((slot) => ({
        ...slot,
        branchId: slot.branch.id,
        offeringsType: null,
        serviceOfferingIds: slot.offerings.map(({ id }) => id),
      })),
      busy: [],
      dailyMaximum: null,
      appointmentsOn: new Map(),
    },
    branch.id,
    appointment.startsAt,
    zones,
  );
}

const SIDES = {
  anonymous: "public",
  patient: "patient",
  link: "patient",
  employee: "staff",
  system: "system",
} as const;
const letters = STATE_ORDER.split(" ") as (keyof typeof STATE_LETTERS)[];

/** Whether the table written by hand allows a step. */
function isAllowed({ action, actor, from, to }: Step): boolean {
  const by = SIDES[actor.kind];
  if (from === null)
    return BOOKINGS.some(
      (way) => way.action === action && (way.by as readonly string[]).includes(by) && STATE_LETTERS[way.state] === to,
    );
  const column = letters.findIndex((letter) => STATE_LETTERS[letter] === from);
  const row = MATRIX[action as keyof typeof MATRIX][by].split(" ").filter((cell) => cell !== "");
  return letters.some((letter) => row[column] === letter && STATE_LETTERS[letter] === to);
}

describe.each(DEMOS)("the appointments of $slug", ({ plan, cast, appointments }) => {
  test("are two thousand, from more than a year ago to a month ahead", () => {
    expect(appointments).toHaveLength(2_000);
    const days = appointments.map(({ day }) => day).sort();
    expect(days[0]! >= "2025-10-17" && days[0]! < "2025-11-01").toBe(true);
    expect(days.at(-1)! > "2026-12-10" && days.at(-1)! <= "2026-12-21").toBe(true);
  });

  test("are the same again for the same day, and other ones for another", () => {
    expect(demoAppointments(castOf(plan, SEEDED_AT), SEEDED_AT)).toEqual(appointments);
    const later = SEEDED_AT + DAY_MS;
    expect(demoAppointments(castOf(plan, later), later)).not.toEqual(appointments);
  });

  test("never put two into one doctor's time, buffers included, nor one patient into two places", () => {
    expect(overlaps(appointments, cast)).toEqual([]);
    const twice = cast.patients.flatMap((patient) => {
      const own = appointments
        .filter((appointment) => appointment.patient === patient)
        .sort((a, b) => a.startsAt - b.startsAt);
      return own.flatMap((appointment, i) =>
        appointment.startsAt < (own[i - 1]?.endsAt ?? 0) ? [appointment.id] : [],
      );
    });
    expect(twice).toEqual([]);
  });

  test("lie where the engine offers a time of their doctor, offering and place", () => {
    const zones = createZoneTable();
    const odd = appointments.filter((appointment) => explained(appointment, cast, zones) !== "offered");
    expect(odd.map(({ doctor, startsAt }) => `${doctor.plan.key} ${new Date(startsAt).toISOString()}`)).toEqual([]);
  });

  test("came to their state by steps that the table allows, each after the one before and none in the future", () => {
    const broken = appointments.filter(
      ({ steps, state }) =>
        steps.some((step, i) => {
          const before = steps[i - 1];
          return (
            !isAllowed(step) || step.from !== (before?.to ?? null) || step.at < (before?.at ?? 0) || step.at > SEEDED_AT
          );
        }) || steps.at(-1)?.to !== state,
    );
    expect(broken.map(({ steps }) => steps)).toEqual([]);
  });

  test("that are over hold no time, and those ahead are not over", () => {
    const HOLDING = [1, 2, 4, 6, 7, 11, 20];
    const OVER = [7, 8, 9, 10, 12];
    expect(appointments.filter(({ endsAt, state }) => endsAt <= SEEDED_AT && HOLDING.includes(state))).toEqual([]);
    expect(appointments.filter(({ startsAt, state }) => startsAt > SEEDED_AT && OVER.includes(state))).toEqual([]);
    expect(new Set(appointments.map(({ state }) => state)).size).toBeGreaterThanOrEqual(11);
  });

  test("give both doctors on call somebody every hour from 07:00 to 23:00 today and tomorrow, and nobody at night", () => {
    for (const doctor of cast.doctors.filter((each) => each.plan.onCall)) {
      const hours = appointments
        .filter(
          (appointment) =>
            appointment.doctor === doctor && (appointment.day === "2026-11-21" || appointment.day === "2026-11-22"),
        )
        .map(({ startsAt, day }) => `${day} ${new Date(startsAt).getUTCHours()}`);
      expect(new Set(hours).size).toBe(32);
    }
    const clock = (zone: string) =>
      new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", hourCycle: "h23" });
    const hoursOfDay = appointments.map(({ startsAt, branch }) => Number(clock(branch.timeZone).format(startsAt)));
    expect(hoursOfDay.filter((hour) => hour < 7 || hour >= 23)).toEqual([]);
    const soon = appointments.find(({ patient, startsAt }) => patient?.number === 1 && startsAt > SEEDED_AT);
    expect(soon && soon.startsAt - SEEDED_AT).toBeLessThan(16 * 60 * MINUTE_MS);
  });
});

describe("appointments of later days", () => {
  const { cast } = DEMOS[0]!;
  const now = SEEDED_AT + 5 * DAY_MS;
  const missing = {
    appointments: { from: "2026-12-22", to: "2026-12-26" },
    onCall: { from: "2026-11-26", to: "2026-11-28" },
  };
  const added = addedAppointments(cast, missing, now);

  test("lie on the missing days, ahead of now, and overlap nobody of their own batch", () => {
    expect(added.filter(({ startsAt }) => startsAt <= now)).toEqual([]);
    expect(overlaps(added, cast)).toEqual([]);
    const days = (onCall: boolean) =>
      [...new Set(added.filter((v) => v.onCall === onCall).map(({ day }) => day))].sort();
    expect(days(true)).toEqual(["2026-11-26", "2026-11-27", "2026-11-28"]);
    expect(days(false).every((day) => day >= "2026-12-22" && day <= "2026-12-26")).toBe(true);
    expect(added.filter(({ onCall }) => !onCall)).toHaveLength(50);
  });

  test("are the same again", () => {
    expect(addedAppointments(castOf(DEMOS[0]!.plan, SEEDED_AT), missing, now)).toEqual(added);
  });
});
