import { describe, expect, test } from "vitest";
import { LOCALES } from "~/i18n/locales";
import { slotProblems } from "~/features/scheduling/domain/timings/timing";
import { DEMOS, SEEDED_AT } from "./cast.test-support";
import { castOf } from "~/features/demo/domain/cast";
import { NAMES } from "~/features/demo/domain/names/all";
import { rowsOf, tableOf } from "~/features/demo/domain/table-rows";
import { countedPlaces } from "~/features/demo/support/fillers/appointments.server";
import { appointmentRows } from "~/features/demo/support/fillers/fillers.server";

const SCRIPTS = [
  "Latin",
  "Arabic",
  "Hebrew",
  "Ethiopic",
  "Armenian",
  "Georgian",
  "Devanagari",
  "Telugu",
  "Tamil",
  "Malayalam",
  "Bengali",
  "Han",
  "Hiragana",
  "Katakana",
  "Hangul",
  "Thai",
  "Cyrillic",
  "Greek",
];

/** The scripts whose letters a text has. */
const scriptsOf = (text: string) => SCRIPTS.filter((script) => new RegExp(`\\p{Script=${script}}`, "u").test(text));

describe("names", () => {
  const all = Object.values(NAMES).flatMap(({ women, men, last, lastOfWomen = [] }) => [
    ...women,
    ...men,
    ...last,
    ...lastOfWomen,
  ]);

  test("each keeps to one script, all of whose letters are known here", () => {
    const foreign = all.filter((name) => scriptsOf(name).length !== 1);
    expect(foreign).toEqual([]);
    const known = new RegExp(
      `^[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join("")}\\p{M}\\p{Cf}'’ ־-]+$`,
      "u",
    );
    expect(all.filter((name) => !known.test(name))).toEqual([]);
  });
});

describe.each(DEMOS)("the practice $slug", ({ plan, cast, appointments }) => {
  test("has three branches, twelve doctors with a room each and three hundred patients of many scripts", () => {
    const { branches, doctors, patients } = cast;
    expect([branches.length, doctors.length, patients.length]).toEqual([3, 12, 300]);
    expect(new Set(doctors.map(({ roomId }) => roomId)).size).toBe(12);
    const scripts = new Set(patients.flatMap(({ firstName, lastName }) => scriptsOf(firstName + lastName)));
    expect(scripts.size).toBeGreaterThanOrEqual(13);
  });

  test("has the same people and places on whatever day it is made", () => {
    const later = castOf(plan, SEEDED_AT + 100 * 86_400_000);
    const lasting = ({ doctors, patients, branches }: typeof cast) => ({
      branches,
      doctors: doctors.map(({ id, userId, roomId, email }) => ({ id, userId, roomId, email })),
      patients: patients.map(({ createdAt: _createdAt, ...patient }) => patient),
    });
    expect(lasting(later)).toEqual(lasting(cast));
  });

  test("gives every id once, each a UUID of version 7", () => {
    const { branches, departments, offerings, doctors, patients } = cast;
    const ids = [
      ...[...branches, ...departments, ...offerings, ...patients, ...appointments].map(({ id }) => id),
      ...doctors.flatMap(({ id, userId, roomId, slots }) => [id, userId, roomId, ...slots.map((slot) => slot.id)]),
      ...patients.flatMap(({ userId }) => (userId === null ? [] : [userId])),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toEqual([]);
  });

  test("has timings that may be stored, and clinic hours at no two branches at once", () => {
    const slots = cast.doctors.flatMap((doctor) =>
      doctor.slots.map((slot) => ({ ...slot, branchId: slot.branch.id, offeringsType: null, serviceOfferingIds: [] })),
    );
    expect(slots.flatMap(slotProblems)).toEqual([]);
    const clashes = cast.doctors.flatMap(({ plan: doctor }) =>
      doctor.hours.flatMap((a) =>
        doctor.hours.filter((b) => a.branch !== b.branch && a.days.some((day) => b.days.includes(day))),
      ),
    );
    expect(clashes).toEqual([]);
  });

  test("names only departments, branches, languages and reasons that there are", () => {
    const departments = plan.departments.map(({ key }) => key);
    expect(
      plan.offerings.flatMap((offering) => offering.departments).filter((key) => !departments.includes(key)),
    ).toEqual([]);
    expect(departments.filter((key) => (plan.reasons[key] ?? []).length === 0)).toEqual([]);
    expect(plan.doctors.flatMap(({ languages }) => languages).filter((code) => !(code in LOCALES))).toEqual([]);
    const unpriced = plan.offerings.flatMap(({ cost }) => plan.branches.filter(({ key }) => !((cost[key] ?? 0) > 0)));
    expect(unpriced).toEqual([]);
  });

  test("has an offering that confirms itself, one to be booked by phone and one for known patients only", () => {
    const { offerings } = plan;
    const lengths = (kind: string) =>
      [...new Set(offerings.filter((offering) => offering.kind === kind).map(({ minutes }) => minutes))].sort();
    expect([lengths("clinic"), lengths("video")]).toEqual([
      [20, 30, 45],
      [15, 20, 30],
    ]);
    expect(offerings.filter(({ confirmsByItself }) => confirmsByItself)).toHaveLength(1);
    expect(offerings.filter(({ booking }) => booking === "CALL_TO_BOOK")).toHaveLength(1);
    expect(offerings.filter(({ newPatients }) => !newPatients)).toHaveLength(1);
  });

  test("counts its appointments in buckets as a recount does", () => {
    const rows = appointmentRows(appointments, countedPlaces());
    const recount = new Map<string, number>();
    for (const row of rowsOf(rows, "appointment")) {
      const key = [row["local_day"], row["employee_id"], row["branch_id"], row["type"], row["state_id"]].join(" ");
      recount.set(key, (recount.get(key) ?? 0) + 1);
    }
    const buckets = rowsOf(rows, "appointment_count").map((row) => {
      const key = [row["local_day"], row["employee_id"], row["branch_id"], row["type"], row["state_id"]].join(" ");
      return [key, row["count"]] as const;
    });
    expect(new Map(buckets)).toEqual(recount);
    expect(buckets).toHaveLength(recount.size);
  });
});

test("rows come out of a table as they went in", () => {
  const rows = [
    { id: "a", count: 1, note: null },
    { id: "b", count: 2, note: "x" },
  ];
  expect(rowsOf([tableOf("thing", rows), tableOf("other", [])], "thing")).toEqual(rows);
});
