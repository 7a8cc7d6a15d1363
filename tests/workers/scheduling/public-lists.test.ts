import { beforeEach, describe, expect, it } from "vitest";
import { loadRowsStatements, type Cell } from "~/db/load-rows.server";
import { listBookablePlaces } from "~/features/scheduling/services/list-bookable-places.server";
import {
  listBookableProviders,
  type ProviderListQuery,
} from "~/features/scheduling/services/list-bookable-providers.server";
import { searchServices } from "~/features/scheduling/services/search-services.server";
import { employeeTokens } from "~/features/identity/domain/employee-search";
import { openPractice } from "../support/organization";

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
  const user = uuid();
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

describe("the list of doctors", () => {
  it("shows each with three free times, soonest first, and counts them", async () => {
    const found = await list({});
    expect(found.cards.map(({ next }) => next.length)).toEqual([3, 3, 3]);
    expect(found.cards.at(-1)?.provider.lastName).toBe("Benali");
    expect(found.count).toEqual({ count: 3, more: false });
    expect(found.choices).toMatchObject({
      language: ["ar", "en", "fr"],
      gender: [FEMALE],
      price: { amounts: [5_000] },
    });
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

  it("takes at most three round trips, whatever it is narrowed by, and no more rows after 3,000 past visits", async () => {
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

describe("the other lists", () => {
  it("find services by words in any order, by department, place and price", async () => {
    const services = async (query: object) =>
      (await searchServices(await anyone(), "video", query)).offerings.map(({ name }) => name);
    expect(await services({})).toEqual(["Revisión cardíaca", "Video visit"]);
    expect(await services({ q: "cardiaca rev" })).toEqual(["Revisión cardíaca"]);
    expect(await services({ department: ids.heart })).toEqual(["Revisión cardíaca"]);
    expect(await services({ location: practice.ids.branch })).toEqual(["Video visit"]);
    expect(await services({ price: 5_000 })).toEqual(["Video visit"]);
    const empty = await searchServices(await anyone(), "video", { price: 5_000, department: ids.heart, q: "rev" });
    expect(empty.narrowest).toBe("price");
  });

  it("find departments and places with the doctors who fit", async () => {
    const found = async (by: "department" | "practiceLocation", query: object) =>
      (await listBookablePlaces(await anyone(), "video", by, query)).items.map(({ name, doctors }) => [name, doctors]);
    expect(await found("department", {})).toEqual([
      ["Cardiology", 1],
      ["General medicine", 2],
    ]);
    expect(await found("department", { language: "ar" })).toEqual([["Cardiology", 1]]);
    expect(await found("department", { location: practice.ids.branch })).toEqual([["General medicine", 2]]);
    expect(await found("practiceLocation", { q: "bilb" })).toEqual([["North", 1]]);
    expect(await found("practiceLocation", { gender: FEMALE })).toEqual([["North", 1]]);
    const empty = await listBookablePlaces(await anyone(), "video", "practiceLocation", { gender: 3 });
    expect(empty.narrowest).toBe("gender");
  });
});
