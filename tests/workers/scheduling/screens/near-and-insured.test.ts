import { beforeEach, describe, expect, it } from "vitest";
import { loadRowsStatements, type Cell } from "~/db/load-rows.server";
import {
  listBookableProviders,
  type ProviderListQuery,
} from "~/features/scheduling/services/booking/list-bookable-providers.server";
import { branches } from "~/features/organization/services/catalog/branches.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { changeEmployeeProfile } from "~/features/identity/services/team/change-employee-profile.server";
import { readProviderProfile } from "~/features/scheduling/services/booking/read-provider-profile.server";
import { employeeTokens } from "~/features/identity/domain/team/employee-search";
import { openPractice } from "../../support/organization";

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
  // After every other doctor, where pages that go by id would show her last.
  ids = { amina: `ffff${uuid().slice(4)}`, north: uuid(), heart: uuid(), checkUp: uuid() };
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

/** More doctors of the practice's clinic, with the offering that is given there. */
async function addColleagues(count: number): Promise<void> {
  const { branch, videoOffering } = practice.ids;
  const role = practice.created.roles["healthcare provider"] ?? "";
  const people = Array.from({ length: count }, () => ({ id: crypto.randomUUID(), user: crypto.randomUUID() }));
  const each = (row: (person: { id: string; user: string }) => Cell[]) => people.map(row);
  await load(
    "user",
    ["id", "type", "username", "email", "created_at"],
    each(({ user }) => [user, "EMPLOYEE", `${user}@clinic.example`, `${user}@clinic.example`, NOW]),
  );
  await load(
    "employee",
    ["id", "user_id", "first_name", "last_name", "team_user_type", "admin_approval", "languages", "created_at"],
    each(({ id, user }) => [id, user, "Ana", "Soto", 2, 1, "[]", NOW]),
  );
  await load(
    "employee_role",
    ["employee_id", "role_id"],
    each(({ id }) => [id, role]),
  );
  await load(
    "employee_branch",
    ["employee_id", "branch_id"],
    each(({ id }) => [id, branch]),
  );
  await load(
    "employee_offering",
    ["employee_id", "service_offering_id"],
    each(({ id }) => [id, videoOffering]),
  );
  await load(
    "provider_slot",
    ["id", "employee_id", "type", "day_of_week", "start_minutes", "end_minutes", "service_offering_ids"],
    each(({ id }) => [crypto.randomUUID(), id, "INCLUSION", 1, 540, 1_020, "[]"]),
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

describe("near and insured", () => {
  const admin = () => practice.as(practice.administrator, NOW);

  /** The clinic of the practice is in Madrid, North in Bilbao; what is offered is offered there. */
  async function placed() {
    const { db } = await anyone();
    await db
      .raw(
        "UPDATE service_offering SET offerings_type = 'PHYSICAL_CONSULTATION' WHERE organization_id = ?1",
        db.organizationId,
      )
      .run();
    for (const stored of await branches.list(await admin())) {
      const north = stored.id === ids.north;
      const where = { city: north ? "Bilbao" : "Madrid", postalCode: north ? "48001" : "28014" };
      const coordinates = north ? "https://www.openstreetmap.org/#map=17/43.26/-2.93" : "40.41, -3.69";
      await branches.save(await admin(), { ...stored, ...where, coordinates });
    }
  }

  it("sorts by how far each doctor's nearest location is from the one that was asked for, and says how far", async () => {
    await placed();
    const near = async (query: Partial<ProviderListQuery>) => (await list({ kind: "clinic", ...query })).cards;
    const fromBilbao = await near({ near: "bilbao", order: "nearest" });
    expect(fromBilbao[0]?.provider.id).toBe(ids.amina);
    expect(fromBilbao[0]?.distanceKm).toBe(0);
    expect(Math.round(fromBilbao.at(-1)?.distanceKm ?? 0)).toBeGreaterThan(300);
    expect((await near({ near: "28014", order: "nearest" })).at(-1)?.provider.id).toBe(ids.amina);
  });

  it("sorts the whole list by distance or price before it is cut into pages", async () => {
    await addColleagues(13);
    await placed();
    const { db } = await anyone();
    await db
      .raw(
        "UPDATE service_offering_branch SET cost_minor = 100 WHERE branch_id = ?1 AND organization_id = ?2",
        ids.north,
        db.organizationId,
      )
      .run();
    for (const query of [{ near: "bilbao", order: "nearest" }, { order: "price" }] as const) {
      const first = await list({ kind: "clinic", ...query });
      expect(first.cards[0]?.provider.id).toBe(ids.amina);
      expect(first.cards).toHaveLength(12);
      const second = await list({ kind: "clinic", ...query, after: first.next ?? "" });
      expect(new Set([...first.cards, ...second.cards].map(({ provider }) => provider.id)).size).toBe(16);
      expect(second).toMatchObject({ next: null });
      expect(second.cards).toHaveLength(4);
    }
  });

  it("offers distance only from a location that is known, and never by video", async () => {
    await placed();
    const choices = async (query: Partial<ProviderListQuery>) => (await list(query)).choices.near;
    expect((await choices({ kind: "clinic" }))?.names).toContain("Bilbao");
    expect(await choices({ kind: "clinic", near: "Paris" })).toMatchObject({ found: false });
    expect(await choices({ kind: "clinic", near: "North" })).toMatchObject({ found: true });
    expect(await choices({ kind: "video", near: "North" })).toBeUndefined();
    const cards = (await list({ kind: "clinic", near: "Paris", order: "nearest" })).cards;
    expect(cards.every(({ distanceKm }) => distanceKm === undefined)).toBe(true);
  });

  it("keeps the point of a map's link, and refuses what names none at its field", async () => {
    await placed();
    const stored = (await branches.list(await admin())).find(({ id }) => id === ids.north);
    expect(stored?.coordinates).toBe("43.26, -2.93");
    await expect(branches.save(await admin(), { ...stored, coordinates: "by the river" })).rejects.toMatchObject({
      fields: [{ field: "coordinates", message: "organization:fields.notCoordinates" }],
    });
  });

  it("narrows by an insurer that the practice accepts to who accepts it: all, unless they chose some", async () => {
    const value = { insurers: "Sanitas\nAdeslas", directions: "NONE" as const, showTeam: true };
    await changeSetting(await admin(), "front-page", { ...value, version: 0 });
    const shown = { title: 8, displayProfile: true, version: undefined };
    await changeEmployeeProfile(await admin(), ids.amina, { ...shown, insurers: ["Adeslas", "Mapfre"] });
    const everybody = names(await list({}));
    expect(everybody).toContain("Benali");
    expect(names(await list({ insurance: "Adeslas" }))).toEqual(everybody);
    expect(names(await list({ insurance: "Sanitas" }))).toEqual(everybody.filter((name) => name !== "Benali"));
    // Nobody accepts what the practice does not.
    expect(await list({ insurance: "Mapfre" })).toMatchObject({ cards: [], narrowest: "insurance" });
    expect((await list({})).choices.insurance).toEqual(["Sanitas", "Adeslas"]);
    expect((await readProviderProfile(await anyone(), ids.amina)).insurers).toEqual(["Adeslas"]);
  });
});
