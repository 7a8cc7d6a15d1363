import { beforeAll, describe, expect, it } from "vitest";
import { readCatalog } from "~/features/organization/services/catalog/read-catalog.server";
import { branches } from "~/features/organization/services/catalog/branches.server";
import { clients } from "~/features/organization/services/catalog/clients.server";
import { departments } from "~/features/organization/services/catalog/departments.server";
import { saveOffering } from "~/features/organization/services/catalog/save-offering.server";
import { switchOffering } from "~/features/organization/services/catalog/switch-offering.server";
import { InUseError } from "~/features/organization/support/catalog/in-use.server";
import { NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { openOrganization, openPractice, type TestOrganization } from "../support/organization";

let organization: TestOrganization;

beforeAll(async () => {
  organization = await openOrganization();
});

const asAdministrator = () => organization.as(organization.administrator);
const branch = (name: string, more: object = {}) => ({ name, timeZone: "Europe/Madrid", ...more });
const offering = (name: string, more: object = {}) => ({
  name,
  offeringsType: "PHYSICAL_CONSULTATION",
  durationMinutes: 20,
  ...more,
});

describe("branches and departments", () => {
  it("are added and changed, each change only to the version that was read", async () => {
    const { id, version } = await branches.save(await asAdministrator(), branch("Main street", { city: "Madrid" }));
    await branches.save(await asAdministrator(), branch("Main street 2", { id, version }));
    const second = branches.save(await asAdministrator(), branch("Another name", { id, version }));
    await expect(second).rejects.toThrow(StaleFormError);
    await expect(second).rejects.toMatchObject({ version: 2, current: { name: "Main street 2", city: "" } });
  });

  it("have names of their own among those in use, whatever the case; a disabled one gives its name free", async () => {
    const { id } = await departments.save(await asAdministrator(), { name: "Cardiology" });
    const same = { name: "CARDIOLOGY" };
    await expect(departments.save(await asAdministrator(), same)).rejects.toMatchObject({
      fields: [{ field: "name", message: "organization:catalog.nameTaken" }],
    });
    await departments.switchTo(await asAdministrator(), false, { id });
    await departments.save(await asAdministrator(), same);
    await expect(departments.switchTo(await asAdministrator(), true, { id })).rejects.toMatchObject({
      fields: [{ field: "name", message: "organization:catalog.nameTaken" }],
    });
  });

  it("have names of their own as client organizations too", async () => {
    const taken = { fields: [{ field: "name", message: "organization:catalog.nameTaken" }] };
    const { id } = await clients.save(await asAdministrator(), { name: "Gulf Air" });
    const both = await Promise.allSettled(
      ["Harbor Works", "HARBOR WORKS"].map(async (name) => clients.save(await asAdministrator(), { name })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(clients.save(await asAdministrator(), { name: "gulf air" })).rejects.toMatchObject(taken);
    await clients.switchTo(await asAdministrator(), false, { id });
    await clients.save(await asAdministrator(), { name: "gulf air" });
    await expect(clients.switchTo(await asAdministrator(), true, { id })).rejects.toMatchObject(taken);
    const elsewhere = await openOrganization();
    await clients.save(await elsewhere.as(elsewhere.administrator), { name: "Gulf Air" });
  });

  it("of another organization do not exist here", async () => {
    const other = await openOrganization();
    const { id } = await branches.save(await other.as(other.administrator), branch("Theirs"));
    await expect(branches.save(await asAdministrator(), branch("Mine", { id }))).rejects.toThrow(NotFoundError);
    await expect(branches.switchTo(await asAdministrator(), false, { id })).rejects.toThrow(NotFoundError);
    expect((await readCatalog(await other.as(other.administrator))).branches).toMatchObject([
      { name: "Theirs", enabled: true },
    ]);
  });

  it.each([
    [{ name: " ", timeZone: "UTC" }, "name"],
    [{ name: "Moon base", timeZone: "Moon/Tranquility" }, "timeZone"],
    [{ name: "Mail", timeZone: "UTC", email: "nobody" }, "email"],
  ])("refuse %o at %s", async (wrong, field) => {
    await expect(branches.save(await asAdministrator(), wrong)).rejects.toMatchObject({ fields: [{ field }] });
  });
});

describe("service offerings", () => {
  it("keep where they are given, at what price in whole coins, by whom", async () => {
    const [first, second] = [
      await branches.save(await asAdministrator(), branch("Manama")),
      await branches.save(await asAdministrator(), branch("Muharraq")),
    ];
    const department = await departments.save(await asAdministrator(), { name: "Dermatology" });
    const { id, version } = await saveOffering(
      await asAdministrator(),
      offering("Skin check", {
        departmentIds: [department.id],
        branches: [
          { branchId: first.id, cost: 12.5, currencyCode: "BHD" },
          { branchId: second.id, given: false, cost: 1, currencyCode: "BHD" },
        ],
      }),
    );
    const stored = async () => (await readCatalog(await asAdministrator())).offerings.find((each) => each.id === id);
    expect(await stored()).toMatchObject({
      branches: [{ branchId: first.id, cost: 12.5, currencyCode: "BHD" }],
      departmentIds: [department.id],
    });
    await saveOffering(
      await asAdministrator(),
      offering("Skin check", { id, version, branches: [{ branchId: second.id, cost: 9, currencyCode: "JPY" }] }),
    );
    expect(await stored()).toMatchObject({
      branches: [{ branchId: second.id, cost: 9 }],
      departmentIds: [],
      version: 2,
    });
  });

  it.each([
    [{ durationMinutes: 12 }, "durationMinutes", "errors:field.steps"],
    [{ durationMinutes: 0 }, "durationMinutes", "errors:field.range"],
    [{ departmentIds: ["nobody's"] }, "departmentIds", "errors:field.chooseOne"],
    [{ branches: [{ branchId: "nobody's", cost: 1, currencyCode: "EUR" }] }, "branches", "errors:field.chooseOne"],
    [{ branches: [{ branchId: "x", cost: 0.5, currencyCode: "JPY" }] }, "branches.0.cost", "errors:field.money"],
  ])("refuse %o at %s", async (wrong, field, message) => {
    await expect(saveOffering(await asAdministrator(), offering("Wrong", wrong))).rejects.toMatchObject({
      fields: [{ field, message }],
    });
  });

  it.each([
    ["VIDEO_CONSULTATION", 4, "organization:offerings.callSeats", 3],
    ["VIDEO_CONSULTATION", 60, "organization:offerings.callSeats", 3],
    ["PHYSICAL_CONSULTATION", 51, "errors:field.range", 50],
  ])("of the kind %s are not given to groups of %i", async (offeringsType, groupCapacity, message, max) => {
    const wanted = (seats: number) => offering(`Group of ${seats}`, { offeringsType, groupCapacity: seats });
    await expect(saveOffering(await asAdministrator(), wanted(groupCapacity))).rejects.toMatchObject({
      fields: [{ field: "groupCapacity", message, values: { max } }],
    });
    const { id, version } = await saveOffering(await asAdministrator(), {
      ...wanted(max),
      name: `Below ${groupCapacity}`,
    });
    const { offerings } = await readCatalog(await asAdministrator());
    expect(offerings.find((each) => each.id === id)).toMatchObject({ offeringsType, groupCapacity: max });
    await expect(saveOffering(await asAdministrator(), { ...wanted(max + 1), id, version })).rejects.toMatchObject({
      fields: [{ field: "groupCapacity" }],
    });
  });

  it("when two change one at once exactly one wins, and the parts are those of the winner", async () => {
    const both = await Promise.all(
      ["North", "South"].map(async (name) => branches.save(await asAdministrator(), branch(name))),
    );
    const { id, version } = await saveOffering(await asAdministrator(), offering("Raced"));
    const outcomes = await Promise.allSettled(
      both.map(async (place) =>
        saveOffering(
          await asAdministrator(),
          offering("Raced", { id, version, branches: [{ branchId: place.id, cost: 1, currencyCode: "EUR" }] }),
        ),
      ),
    );
    const won = outcomes.findIndex(({ status }) => status === "fulfilled");
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const stored = (await readCatalog(await asAdministrator())).offerings.find((each) => each.id === id);
    expect(stored?.branches.map(({ branchId }) => branchId)).toEqual([both[won]?.id]);
  });
});

describe("switching off", () => {
  it("names the appointments that are still to come, and keeps them if it is done anyway", async () => {
    const now = Date.UTC(2026, 2, 2, 8);
    const practice = await openPractice({ now });
    const context = () => practice.as(practice.administrator, now);
    const startsAt = now + 86_400_000;
    await (
      await context()
    ).db
      .raw(
        `INSERT INTO appointment (organization_id, id, state_id, type, employee_id, branch_id, service_offering_id, patient_id, starts_at, ends_at, time_zone, local_day, booked_by, created_at, updated_at)
VALUES (?1, 'visit-1', 2, 'video', ?2, ?3, ?4, ?5, ?6, ?7, 'UTC', '2026-03-03', 'STAFF', ?6, ?6)`,
        practice.entry.id,
        practice.ids.doctor,
        practice.ids.branch,
        practice.ids.videoOffering,
        practice.ids.patient,
        startsAt,
        startsAt + 900_000,
      )
      .run();
    const { branch: branchId, videoOffering, clinicOffering } = practice.ids;
    for (const [switchTo, id] of [
      [branches.switchTo, branchId],
      [switchOffering, videoOffering],
    ] as const) {
      const refused = switchTo(await context(), false, { id });
      await expect(refused).rejects.toThrow(InUseError);
      await expect(refused).rejects.toMatchObject({ appointments: { total: 1, next: [{ id: "visit-1", startsAt }] } });
      await switchTo(await context(), false, { id, anyway: "true" });
    }
    await switchOffering(await context(), false, { id: clinicOffering });
    const catalog = await readCatalog(await context());
    expect(catalog.branches.find(({ id }) => id === branchId)?.enabled).toBe(false);
    expect(catalog.offerings.map(({ enabled }) => enabled)).toEqual([false, false]);
    const appointments = await (
      await context()
    ).db
      .raw("SELECT state_id FROM appointment WHERE organization_id = ?1 AND id = 'visit-1'", practice.entry.id)
      .all();
    expect(appointments.results).toEqual([{ state_id: 2 }]);
  });

  it("twice is as once, and each time that something changes stands in the audit", async () => {
    const { id } = await departments.save(await asAdministrator(), { name: "Neurology" });
    for (const enabled of [false, false, true, true])
      await departments.switchTo(await asAdministrator(), enabled, { id });
    const context = await asAdministrator();
    const { results } = await context.db
      .raw(
        "SELECT action FROM audit_event WHERE organization_id = ?1 AND subject_id = ?2 ORDER BY seq",
        organization.entry.id,
        id,
      )
      .all<{ action: string }>();
    expect(results.map(({ action }) => action)).toEqual([
      "department.create",
      "department.disable",
      "department.enable",
    ]);
  });
});
