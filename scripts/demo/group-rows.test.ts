import { describe, expect, test } from "vitest";
import { MOST_GROUP_SEATS } from "~/features/organization/domain/catalog/group-seats";
import { castOf } from "~/features/demo/domain/cast";
import { rowsOf } from "~/features/demo/domain/table-rows";
import { countedPlaces } from "~/features/demo/support/fillers/appointments.server";
import { appointmentRows } from "~/features/demo/support/fillers/fillers.server";
import { demoAppointments } from "~/features/demo/support/appointments/demo-appointments.server";
import { localTime } from "~/features/scheduling/domain/availability/local-time";
import { createZoneTable } from "~/kernel/time/zones";
import { DEMOS, SEEDED_AT } from "./cast.test-support";
import { groupRows } from "./group-rows";
import { RIVERSIDE_GROUP } from "./practices/riverside-group";

const HOUR = 3_600_000;
const { plan, cast, appointments } = DEMOS.find(({ slug }) => slug === RIVERSIDE_GROUP.slug)!;
const tables = groupRows(cast, RIVERSIDE_GROUP, appointments);
const [session] = rowsOf(tables, "group_session");

describe("the group session of the demo", () => {
  test("has two of three seats taken, each by an appointment by video of somebody who can sign in, the known patient first", () => {
    const seats = rowsOf(tables, "group_seat");
    expect(session).toMatchObject({ capacity: MOST_GROUP_SEATS.VIDEO_CONSULTATION, state: "OPEN" });
    const seated = rowsOf(tables, "appointment");
    expect(
      seated.map((appointment) => [
        appointment["id"],
        appointment["session_id"],
        appointment["type"],
        appointment["state_id"],
      ]),
    ).toEqual(seats.map((seat) => [seat["holder_id"], session?.["id"], "video", 2]));
    expect(seats.map((seat) => seat["seat_no"])).toEqual([1, 2]);
    const people = seats.map((seat) => cast.patients.find(({ id }) => id === seat["patient_id"]));
    expect(people[0]?.number).toBe(1);
    expect(people.every((person) => typeof person?.userId === "string")).toBe(true);
  });

  test("counts its appointments once in their bucket", () => {
    expect(rowsOf(tables, "appointment_count")).toMatchObject([{ type: "video", state_id: 2, count: 2 }]);
  });

  test.each([0, 3, 6, 9, 12, 15, 18, 21])(
    "is by day and in nobody's way where the demo is started %i hours later",
    (hour) => {
      const now = SEEDED_AT + hour * HOUR;
      const then = castOf(plan, now);
      const others = demoAppointments(then, now);
      const made = groupRows(then, RIVERSIDE_GROUP, others);
      const [its] = rowsOf(made, "group_session");
      const [startsAt, endsAt] = [Number(its?.["starts_at"]), Number(its?.["ends_at"])];
      const ahead = (startsAt - now) / HOUR;
      // A first time that is by day already is taken; else the next morning's, of which there is one within a day.
      expect([ahead >= 8, ahead <= 9 + 13]).toEqual([true, true]);
      const begins = localTime(createZoneTable(), String(its?.["time_zone"]), startsAt).minutes / 60;
      expect([begins >= 8, begins < 20]).toEqual([true, true]);
      const key = (claim: object) => `${Reflect.get(claim, "resource_id")} ${Reflect.get(claim, "tick")}`;
      const held = new Set(rowsOf(appointmentRows(others, countedPlaces()), "slot_claim").map(key));
      const claims = rowsOf(made, "slot_claim");
      expect(claims).toHaveLength(6);
      expect(claims.filter((claim) => held.has(key(claim)))).toEqual([]);
      const seated = rowsOf(made, "group_seat").map((seat) => seat["patient_id"]);
      const twice = others.filter(
        (appointment) =>
          seated.includes(appointment.patient?.id ?? "") &&
          appointment.startsAt < endsAt &&
          startsAt < appointment.endsAt,
      );
      expect(twice).toEqual([]);
    },
  );

  test("is the same again for the same moment", () => {
    expect(groupRows(castOf(plan, SEEDED_AT), RIVERSIDE_GROUP, appointments)).toEqual(tables);
  });
});
