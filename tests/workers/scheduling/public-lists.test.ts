import { beforeEach, describe, expect, it } from "vitest";
import { loadRowsStatements, type Cell } from "~/db/load-rows.server";
import { listBookablePlaces } from "~/features/scheduling/services/booking/list-bookable-places.server";
import {
  listBookableProviders,
  type ProviderListQuery,
} from "~/features/scheduling/services/booking/list-bookable-providers.server";
import { searchServices } from "~/features/scheduling/services/booking/search-services.server";
import { employeeTokens } from "~/features/identity/domain/team/employee-search";
import { APPOINTMENT_STATE } from "~/features/scheduling/domain/appointments/appointment-states";
import type { Actor } from "~/platform/access/actor.server";
import { openPractice, patientActor } from "../support/organization";
import { givenAppointment } from "./scene";

/** Friday 27 March 2026, 08:00 in Madrid. The practice's doctors work every day from 9 to 17. */
const NOW = Date.UTC(2026, 2, 27, 7);
const FEMALE = 2;

let practice: Awaited<ReturnType<typeof openPractice>>;
let ids: { amina: string; north: string; heart: string; checkUp: string };

const anyone = () => practice.as({ kind: "anonymous" }, NOW);

async function load(table: string, columns: string[], rows: Cell[][]): Promise<void> {
  const { db } = await anyone();
  await db.rawBatch(loadRowsStatements(db, table, columns, rows));
}

/** A third doctor, Amina, at another place and department, of another gender and language, dearer, free from Monday. */
async function addAmina(): Promise<void> {
  const uuid = () => crypto.randomUUID();
  ids = { amina: uuid(), north: uuid(), heart: uuid(), checkUp: uuid() };
  const { amina, north, heart, checkUp } = ids;
  // After every other user, where a search that goes by user would find her last.
  const user = `ffff${uuid().slice(4)}`;
  await load("branch", ["id", "name", "city", "phone", "time_zone"], [[north, "North", "Bilbao", "", "Europe/Madrid"]]);
  await load("department", ["id", "name"], [[heart, "Cardiology"]]);
  await load(
    "service_offering",
    ["id", "name", "offerings_type", "duration_minutes", "online_booking_option"],
    [[checkUp, "Revisión cardíaca", "VIDEO_CONSULTATION", 30, "ENABLED"]],
  );
  await load(
    "service_offering_branch",
    ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
    [[checkUp, north, 9_000, "EUR"]],
  );
  await load("service_offering_department", ["service_offering_id", "department_id"], [[checkUp, heart]]);
  await load(
    "user",
    ["id", "type", "username", "email", "created_at"],
    [[user, "EMPLOYEE", "zulu@clinic.example", "zulu@clinic.example", NOW]],
  );
  await load(
    "employee",
    [
      "id",
      "user_id",
      "first_name",
      "last_name",
      "gender",
      "team_user_type",
      "admin_approval",
      "languages",
      "created_at",
    ],
    [[amina, user, "أمينة", "Benali", FEMALE, 2, 1, '["ar_BH","fr_FR"]', NOW]],
  );
  const person = { firstName: "أمينة", lastName: "Benali", email: "zulu@clinic.example" };
  await load(
    "employee_search",
    ["token", "employee_id"],
    employeeTokens(person).map((token) => [token, amina]),
  );
  const role = practice.created.roles["healthcare provider"] ?? "";
  await load("employee_role", ["employee_id", "role_id"], [[amina, role]]);
  await load("employee_branch", ["employee_id", "branch_id"], [[amina, north]]);
  await load("employee_department", ["employee_id", "department_id"], [[amina, heart]]);
  await load("employee_offering", ["employee_id", "service_offering_id"], [[amina, checkUp]]);
  await load(
    "provider_slot",
    ["id", "employee_id", "branch_id", "type", "day_of_week", "start_minutes", "end_minutes", "service_offering_ids"],
    [[uuid(), amina, north, "INCLUSION", 1, 540, 1_020, "[]"]],
  );
}

beforeEach(async () => {
  practice = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
  const { db } = await anyone();
  await db
    .raw("UPDATE organization_profile SET currency_code = 'EUR' WHERE organization_id = ?1", db.organizationId)
    .run();
  await addAmina();
});

const list = async (query: Partial<ProviderListQuery>) =>
  listBookableProviders(await anyone(), { kind: "video", ...query });
const names = ({ cards }: Awaited<ReturnType<typeof list>>) => cards.map(({ provider }) => provider.lastName).sort();

/** How many doctors of video appointments the lists show and count, to somebody. */
async function doctorsShown(actor: Actor = { kind: "anonymous" }) {
  const as = () => practice.as(actor, NOW);
  const { cards, count } = await listBookableProviders(await as(), { kind: "video" });
  const [departments, locations] = await Promise.all([
    listBookablePlaces(await as(), "video", "department"),
    listBookablePlaces(await as(), "video", "practiceLocation"),
  ]);
  const counted = (places: typeof departments) => places.items.reduce((sum, { doctors }) => sum + doctors.count, 0);
  return { cards: cards.length, count: count?.count, departments: counted(departments), locations: counted(locations) };
}

describe("a doctor who gives nothing that the visitor may book", () => {
  const set = async (what: string) => {
    const { db } = await anyone();
    await db
      .raw(`UPDATE service_offering SET ${what} WHERE organization_id = ?1 AND id = ?2`, db.organizationId, ids.checkUp)
      .run();
  };
  const all = { cards: 3, count: 3, departments: 3, locations: 3 };
  const two = { cards: 2, count: 2, departments: 2, locations: 2 };

  it("is in no list and no count where it is not available to new patients", async () => {
    expect(await doctorsShown()).toEqual(all);
    await set("available_to_new_patients = 0");
    expect(await doctorsShown()).toEqual(two);
  });

  it("is there for a new patient, and not for one who has been here, where it is for new patients only", async () => {
    await set("new_patients_only = 1");
    const { patient, patientUser } = practice.ids;
    expect(await doctorsShown()).toEqual(all);
    expect(await doctorsShown(patientActor(patient, patientUser))).toEqual(all);
    const system = await practice.as({ kind: "system", task: "test" });
    await givenAppointment(practice, system, { startsAt: NOW - 48 * HOUR, stateId: APPOINTMENT_STATE.COMPLETED });
    expect(await doctorsShown(patientActor(patient, patientUser))).toEqual(two);
    expect(await doctorsShown()).toEqual(all);
  });
});

describe("the list of doctors", () => {
  it("shows each with the first two times of at most four days, soonest first, and counts them", async () => {
    const found = await list({});
    expect(found.cards.map(({ next }) => next.length)).toEqual([8, 8, 4]);
    expect(found.cards.at(-1)?.provider.lastName).toBe("Benali");
    expect(found.count).toEqual({ count: 3, more: false });
    expect(found.choices).toMatchObject({
      language: ["ar", "en", "fr"],
      gender: [FEMALE],
      price: { amounts: [5_000] },
    });
  });

  it("is sorted by what the first time of each costs, where that is asked for", async () => {
    const cheapest = (await list({ order: "price" })).cards;
    const costs = cheapest.map(({ offering, next }) => (next[0]?.price ?? offering?.prices[0])?.costMinor);
    expect(costs).toEqual([...costs].sort((a, b) => (a ?? Infinity) - (b ?? Infinity)));
    expect(new Set(costs).size).toBeGreaterThan(1);
  });

  it("is narrowed by each of its filters", async () => {
    expect(names(await list({ language: "ar" }))).toEqual(["Benali"]);
    expect(names(await list({ language: "en" }))).toEqual(["Okafor", "Silva"]);
    expect(names(await list({ gender: FEMALE }))).toEqual(["Benali"]);
    expect(names(await list({ department: ids.heart }))).toEqual(["Benali"]);
    expect(names(await list({ location: ids.north }))).toEqual(["Benali"]);
    expect(names(await list({ service: practice.ids.videoOffering }))).toEqual(["Okafor", "Silva"]);
    expect(names(await list({ price: 5_000 }))).toEqual(["Okafor", "Silva"]);
    expect(names(await list({ price: 5_000, location: ids.north }))).toEqual([]);
    expect(names(await list({ earliest: 0 }))).toEqual(["Okafor", "Silva"]);
    expect(names(await list({ earliest: 3 }))).toEqual(["Benali", "Okafor", "Silva"]);
    expect((await list({ kind: "clinic", department: ids.heart })).cards).toEqual([]);
  });

  it("finds names in any script by their beginnings, and never by a mail address", async () => {
    expect(names(await list({ q: "امين" }))).toEqual(["Benali"]);
    expect(names(await list({ q: "SIL bru" }))).toEqual(["Silva"]);
    expect(names(await list({ q: "zulu" }))).toEqual([]);
    expect((await list({ q: "okafor" })).count).toEqual({ count: 1, more: false });
  });

  it("says which filter leaves nobody", async () => {
    expect((await list({ gender: FEMALE, language: "en" })).narrowest).toBe("gender");
    expect((await list({ q: "nobody" })).narrowest).toBe("q");
    expect((await list({ earliest: 0, gender: FEMALE })).narrowest).toBe("earliest");
    expect((await list({ service: "unknown", gender: 3 })).narrowest).toBeNull();
  });

  it("takes at most three round trips, whatever it is narrowed by, and no more rows after 3,000 past appointments", async () => {
    const queries: Partial<ProviderListQuery>[] = [
      {},
      { q: "a" },
      { earliest: 7, language: "en", price: 5_000 },
      { gender: FEMALE, language: "en" },
    ];
    const cost = async () => {
      const costs: [number, number][] = [];
      for (const query of queries) {
        const context = await anyone();
        await listBookableProviders(context, { kind: "video", ...query });
        costs.push([context.db.meter.roundTrips, context.db.meter.rowsRead]);
      }
      return costs;
    };
    const before = await cost();
    expect(Math.max(...before.map(([roundTrips]) => roundTrips))).toBeLessThanOrEqual(3);
    const { db } = await anyone();
    await db
      .raw(
        `INSERT INTO appointment (organization_id, id, state_id, type, employee_id, branch_id, service_offering_id, patient_id, starts_at, ends_at, time_zone, local_day, booked_by, created_at, updated_at)
SELECT ?1, 'old-' || value, 8, 'video', ?2, ?3, ?4, ?5, ?6 - value * 900000, ?6 - value * 900000 + 900000, 'Europe/Madrid', '2026-01-01', 'STAFF', 0, 0 FROM json_each(?7)`,
        db.organizationId,
        practice.ids.doctor,
        practice.ids.branch,
        practice.ids.videoOffering,
        practice.ids.patient,
        NOW - 48 * 3_600_000,
        JSON.stringify(Array.from({ length: 3_000 }, (_, index) => index)),
      )
      .run();
    expect(await cost()).toEqual(before);
  });
});

const HOUR = 3_600_000;
/** Monday 30 March 2026, 09:00 in Madrid, when summer time has begun. */
const MONDAY_NINE = Date.UTC(2026, 2, 30, 7);
/** Friday 27 March, 09:05: the practice asks for an hour's notice and its times lie on the five minutes. */
const SOONEST = NOW + HOUR;

const services = async (query: object, kind: "video" | "clinic" = "video") =>
  searchServices(await anyone(), kind, query);
const placed = async (by: "department" | "practiceLocation", query: object) =>
  listBookablePlaces(await anyone(), "video", by, query);

describe("the list of services", () => {
  const found = async (query: object) => (await services(query)).offerings.map(({ name }) => name);

  it("finds them by words in any order, by department, place, price, and by who gives them", async () => {
    expect(await found({})).toEqual(["Revisión cardíaca", "Video visit"]);
    expect(await found({ q: "cardiaca rev" })).toEqual(["Revisión cardíaca"]);
    expect(await found({ department: ids.heart })).toEqual(["Revisión cardíaca"]);
    expect(await found({ location: practice.ids.branch })).toEqual(["Video visit"]);
    expect(await found({ price: 5_000 })).toEqual(["Video visit"]);
    expect(await found({ language: "ar" })).toEqual(["Revisión cardíaca"]);
    expect(await found({ gender: FEMALE })).toEqual(["Revisión cardíaca"]);
    expect(await found({ language: "en", location: practice.ids.branch })).toEqual(["Video visit"]);
    expect(await found({ language: "ar", location: practice.ids.branch })).toEqual([]);
  });

  it("shows the first free time of each on the clock of its place, and keeps those that are free soon enough", async () => {
    const { offerings, choices } = await services({});
    expect(offerings.map(({ name, free }) => [name, free])).toEqual([
      [
        "Revisión cardíaca",
        { at: { start: MONDAY_NINE, zone: "Europe/Madrid", city: "Bilbao" }, doctors: 1, exact: true },
      ],
      ["Video visit", { at: { start: SOONEST, zone: "Europe/Madrid", city: "Madrid" }, doctors: 2, exact: true }],
    ]);
    expect(choices).toMatchObject({ language: ["ar", "en", "fr"], gender: [FEMALE], earliest: [0, 3, 7] });
    expect(await found({ earliest: 0 })).toEqual(["Video visit"]);
    expect(await found({ earliest: 3 })).toEqual(["Revisión cardíaca", "Video visit"]);
    expect((await services({ earliest: 0 })).count).toEqual({ count: 1, more: false });
  });

  it("names the filter without which most would be left", async () => {
    expect((await services({ price: 5_000, department: ids.heart, q: "rev" })).narrowest).toBe("price");
    expect((await services({ earliest: 0, gender: FEMALE })).narrowest).toBe("earliest");
    expect((await services({ language: "ar", location: practice.ids.branch })).narrowest).toBe("location");
    expect((await services({ gender: 3 })).narrowest).toBe("gender");
  });

  it("offers no language or gender where doctors cannot be chosen", async () => {
    const { db } = await anyone();
    await db
      .raw(
        "UPDATE calendar_settings SET health_care_provider_based_booking = 0 WHERE organization_id = ?1",
        db.organizationId,
      )
      .run();
    const { choices } = await services({});
    expect([choices.language, choices.gender]).toEqual([undefined, undefined]);
  });
});

describe("the lists of departments and places", () => {
  const found = async (by: "department" | "practiceLocation", query: object) =>
    (await placed(by, query)).items.map(({ name, doctors }) => [name, doctors.count]);

  it("find those with doctors who fit, and count the doctors", async () => {
    expect(await found("department", {})).toEqual([
      ["Cardiology", 1],
      ["General medicine", 2],
    ]);
    expect(await found("department", { language: "ar" })).toEqual([["Cardiology", 1]]);
    expect(await found("department", { location: practice.ids.branch })).toEqual([["General medicine", 2]]);
    expect(await found("department", { price: 5_000 })).toEqual([["General medicine", 2]]);
    expect(await found("practiceLocation", { q: "bilb" })).toEqual([["North", 1]]);
    expect(await found("practiceLocation", { gender: FEMALE })).toEqual([["North", 1]]);
    expect(await found("practiceLocation", { department: ids.heart })).toEqual([["North", 1]]);
    expect((await found("practiceLocation", { price: 5_000 })).map(([, doctors]) => doctors)).toEqual([2]);
  });

  it("show when each is free first, and keep those that are free soon enough with the doctors who are", async () => {
    const { items, choices } = await placed("department", {});
    expect(items.map(({ free }) => free.at?.start)).toEqual([MONDAY_NINE, SOONEST]);
    expect(choices).toMatchObject({ earliest: [0, 3, 7], price: { amounts: [5_000], currencyCode: "EUR" } });
    expect(await found("department", { earliest: 0 })).toEqual([["General medicine", 2]]);
    expect((await found("practiceLocation", { earliest: 3 })).map(([, doctors]) => doctors)).toEqual([2, 1]);
    expect((await placed("department", { earliest: 0 })).count).toEqual({ count: 1, more: false });
  });

  it("count a doctor at a place only for what is given there", async () => {
    await load("employee_branch", ["employee_id", "branch_id"], [[practice.ids.doctor, ids.north]]);
    await load(
      "provider_slot",
      ["id", "employee_id", "branch_id", "type", "day_of_week", "start_minutes", "end_minutes", "service_offering_ids"],
      [[crypto.randomUUID(), practice.ids.doctor, ids.north, "INCLUSION", 1, 1_080, 1_200, "[]"]],
    );
    expect(await found("practiceLocation", { q: "north" })).toEqual([["North", 1]]);
    expect(names(await list({ location: ids.north }))).toEqual(["Benali"]);
  });

  it("name the filter without which most would be left", async () => {
    expect((await placed("practiceLocation", { gender: 3 })).narrowest).toBe("gender");
    expect((await placed("department", { price: 5_000, language: "ar" })).narrowest).not.toBeNull();
    expect((await placed("department", { earliest: 0, gender: FEMALE })).narrowest).toBe("earliest");
    expect((await placed("department", { q: "nowhere" })).narrowest).toBe("q");
    expect((await placed("practiceLocation", { price: 100 })).narrowest).toBe("price");
  });
});

describe("what the lists cost", () => {
  /** Round trips and rows of one list, beside those of the context itself. */
  async function costOf(look: (context: Awaited<ReturnType<typeof anyone>>) => Promise<unknown>) {
    const context = await anyone();
    const { roundTrips, rowsRead } = context.db.meter;
    await look(context);
    return { roundTrips: context.db.meter.roundTrips - roundTrips, rows: context.db.meter.rowsRead - rowsRead };
  }

  const costs = async (query: object) => ({
    services: await costOf((context) => searchServices(context, "video", query)),
    departments: await costOf((context) => listBookablePlaces(context, "video", "department", query)),
    places: await costOf((context) => listBookablePlaces(context, "video", "practiceLocation", query)),
  });

  /** So many more doctors, alike in all but name. */
  async function addDoctors(from: number, to: number): Promise<void> {
    const numbers = Array.from({ length: to - from }, (_, index) => String(from + index));
    const each = (row: (id: string) => Cell[]) => numbers.map((number) => row(`doctor-${number}`));
    const { branch, department, videoOffering } = practice.ids;
    await load(
      "user",
      ["id", "type", "username", "email", "created_at"],
      each((id) => [id, "EMPLOYEE", id, id, NOW]),
    );
    await load(
      "employee",
      ["id", "user_id", "first_name", "last_name", "team_user_type", "admin_approval", "languages", "created_at"],
      each((id) => [id, id, id, id, 2, 1, '["en_US"]', NOW]),
    );
    const role = practice.created.roles["healthcare provider"] ?? "";
    await load(
      "employee_role",
      ["employee_id", "role_id"],
      each((id) => [id, role]),
    );
    await load(
      "employee_branch",
      ["employee_id", "branch_id"],
      each((id) => [id, branch]),
    );
    await load(
      "employee_department",
      ["employee_id", "department_id"],
      each((id) => [id, department]),
    );
    await load(
      "employee_offering",
      ["employee_id", "service_offering_id"],
      each((id) => [id, videoOffering]),
    );
    await load(
      "provider_slot",
      ["id", "employee_id", "branch_id", "type", "day_of_week", "start_minutes", "end_minutes", "service_offering_ids"],
      each((id) => [`slot-${id}`, id, branch, "INCLUSION", 5, 540, 1_020, "[]"]),
    );
  }

  it("is two round trips whatever they are narrowed by, and rows that stop growing with the doctors", async () => {
    const queries = [{}, { earliest: 7 }, { language: "en", price: 5_000 }];
    const all = async () => Promise.all(queries.map(costs));
    for (const query of [...queries, { gender: FEMALE, earliest: 0 }, { gender: 3 }])
      for (const [name, { roundTrips }] of Object.entries(await costs(query))) expect(roundTrips, name).toBe(2);
    await addDoctors(0, 220);
    const many = await all();
    await addDoctors(220, 400);
    expect(await all()).toEqual(many);
    for (const { rows } of many.flatMap((each) => Object.values(each))) expect(rows).toBeLessThan(2_500);
    const general = (await placed("department", {})).items.find(({ name }) => name === "General medicine");
    expect(general).toMatchObject({
      doctors: { count: 40, more: true },
      free: { exact: false, at: { start: SOONEST } },
    });
  });
});
