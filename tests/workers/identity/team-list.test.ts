import { beforeAll, describe, expect, it } from "vitest";
import { exportEmployees } from "~/features/identity/services/team/export-employees.server";
import { listEmployees } from "~/features/identity/services/team/list-employees.server";
import { listColleagues, searchTeam } from "~/features/identity/services/team/list-colleagues.server";
import { readColleague } from "~/features/identity/services/team/read-colleague.server";
import { listRoles } from "~/features/identity/services/team/list-roles.server";
import { readFeatureMatrix } from "~/features/identity/services/team/read-feature-matrix.server";
import { ForbiddenError, NotFoundError, NotSignedInError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";
import { givenMember, type Practice } from "./team";

let practice: Practice;
const list = async (query: Record<string, string> = {}) =>
  listEmployees(await practice.as(practice.administrator), query);
const namesOf = (found: { employees: readonly { lastName: string }[] }) =>
  found.employees.map(({ lastName }) => lastName);

beforeAll(async () => {
  practice = await openPractice();
  await givenMember(practice, { firstName: "Zoë", lastName: "Núñez", teamUserType: 1 });
  await givenMember(practice, { firstName: "أحمد", lastName: "الخليفة" });
  await givenMember(practice, { lastName: "Waiting", adminApproval: 0 });
  await givenMember(practice, { lastName: "Gone", enabled: 0 });
  await givenMember(practice, { lastName: "Nurse", roles: ["nurse"] });
});

describe("the list of the team", () => {
  it("shows everyone by last name, with how they stand", async () => {
    const { employees, team } = await list();
    expect(employees.map(({ lastName, state }) => `${lastName} ${state}`)).toEqual([
      "Gone disabled",
      "Nurse active",
      "Núñez active",
      "Okafor active",
      "Owner active",
      "Silva active",
      "Waiting waiting",
      "الخليفة active",
    ]);
    expect(team).toEqual({ size: 6, limit: null });
  });

  it("finds by the beginning of a word in any script, without accents, and by email", async () => {
    expect(namesOf(await list({ name: "nun" }))).toEqual(["Núñez"]);
    expect(namesOf(await list({ name: "zoe nu" }))).toEqual(["Núñez"]);
    expect(namesOf(await list({ name: "الخل" }))).toEqual(["الخليفة"]);
    expect(namesOf(await list({ name: "احمد" }))).toEqual(["الخليفة"]);
    expect(namesOf(await list({ name: "other.doctor@clinic" }))).toEqual(["Silva"]);
    expect(namesOf(await list({ name: "unez" }))).toEqual([]);
  });

  it("is turned around, and exported as it is narrowed", async () => {
    const names = namesOf(await list());
    expect(namesOf(await list({ order: "descending" }))).toEqual(names.toReversed());
    const answer = await exportEmployees(await practice.as(practice.administrator), { status: "DISABLED" });
    const [head, ...rows] = (await answer.text()).replace("\ufeff", "").trimEnd().split("\r\n");
    expect(head).toBe("Name,Role,Status");
    expect(rows).toEqual([expect.stringMatching(/Gone,.*,Disabled$/)]);
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    await expect(exportEmployees(doctor, {})).rejects.toThrow(ForbiddenError);
  });

  it("narrows by the specification's filters; a nurse is no provider", async () => {
    expect(namesOf(await list({ status: "DISABLED" }))).toEqual(["Gone"]);
    expect(namesOf(await list({ status: "ENABLED", role: "EMPLOYEE_ADMIN" }))).toEqual(["Núñez", "Owner"]);
    expect(namesOf(await list({ role: "EMPLOYEE_PROVIDER" }))).toEqual([
      "Gone",
      "Okafor",
      "Silva",
      "Waiting",
      "الخليفة",
    ]);
  });

  it("offers what each state allows, and nothing that would remove the owner or the reader", async () => {
    const { employees } = await list();
    const actions = Object.fromEntries(employees.map(({ lastName, actions: all }) => [lastName, all.join(" ")]));
    expect(actions).toMatchObject({
      Owner: "",
      Okafor: "disable delete",
      Waiting: "approve reject delete",
      Gone: "enable delete",
    });
  });

  it("is paged by key in both directions without a gap, however many there are", async () => {
    const large = await openPractice();
    for (let number = 10; number < 68; number += 1) await givenMember(large, { lastName: `Team ${number}` });
    const read = async (query: Record<string, string> = {}) =>
      listEmployees(await large.as(large.administrator), query);
    const seen: string[] = [];
    let page = await read();
    const pages = [namesOf(page)];
    while (page.after !== null) {
      seen.push(...namesOf(page));
      page = await read({ after: page.after });
      pages.push(namesOf(page));
    }
    seen.push(...namesOf(page));
    expect(seen).toHaveLength(61);
    expect(new Set(seen).size).toBe(61);
    expect(page.before).not.toBeNull();
    const back = await read({ before: page.before ?? "" });
    expect(namesOf(back)).toEqual(pages.at(-2));
  });

  it("reads as much for a page and for a search whatever the size of the team", async () => {
    const measure = async (people: number) => {
      const house = await openPractice();
      for (let number = 0; number < people; number += 1) await givenMember(house, { lastName: `Person ${number}` });
      const rows = async (query: Record<string, string>) => {
        const context = await house.as(house.administrator);
        await listEmployees(context, query);
        return context.db.meter.rowsRead;
      };
      // What is counted besides, the size of the team itself, grows by one row a person.
      return { page: (await rows({})) - people, search: (await rows({ name: "okaf" })) - people };
    };
    const [few, many] = [await measure(40), await measure(160)];
    expect(many.search).toBeLessThanOrEqual(few.search + 5);
    expect(many.page).toBeLessThanOrEqual(few.page + 5);
  });

  it("is for administrators alone", async () => {
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    await expect(listEmployees(doctor, {})).rejects.toBeInstanceOf(ForbiddenError);
    await expect(listEmployees(await practice.as({ kind: "anonymous" }), {})).rejects.toBeInstanceOf(NotSignedInError);
  });
});

describe("the calls about colleagues", () => {
  const piece = { name: "", offset: 0, max: 20 };

  it("tell a doctor of who is enabled, and administration of everyone", async () => {
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    const seen = await listColleagues(doctor, piece);
    expect(seen.map(({ lastName }) => lastName)).not.toContain("Gone");
    const all = await listColleagues(await practice.as(practice.administrator), piece);
    expect(all.map(({ lastName }) => lastName)).toContain("Gone");
    expect(all.find(({ lastName }) => lastName === "Okafor")).toMatchObject({
      honorific: 8,
      teamUserType: 2,
      status: "ACTIVE",
      displayProfile: true,
      userRoles: [{ name: "DOCTOR" }],
      branchIds: [practice.ids.branch],
      departmentIds: [practice.ids.department],
      offeringsTypes: expect.arrayContaining(["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"]) as string[],
      timings: [{ branchId: practice.ids.branch, slots: expect.arrayContaining([expect.any(Object)]) as object[] }],
    });
  });

  it("hold the same of each person in every list, in one more round trip", async () => {
    const context = await practice.as(practice.administrator);
    const before = context.db.meter.roundTrips;
    const listed = (await listColleagues(context, piece)).find(({ id }) => id === practice.ids.doctor);
    expect(context.db.meter.roundTrips - before).toBe(2);
    const found = await searchTeam(context, { ...piece, name: "okafor", status: "ALL", role: "all" });
    expect(found.employees).toEqual([listed]);
    expect(await readColleague(context, practice.ids.doctor)).toEqual(listed);
  });

  it("give one with what they hold, and nobody of another organization", async () => {
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    expect(await readColleague(doctor, practice.ids.otherDoctor)).toMatchObject({
      lastName: "Silva",
      branchIds: [practice.ids.branch],
      departmentIds: [practice.ids.department],
    });
    const other = await openPractice({ database: "TENANT_DB_0" });
    await expect(readColleague(doctor, other.ids.doctor)).rejects.toBeInstanceOf(NotFoundError);
  });

  it("search by offset and say whether there is more", async () => {
    const search = async (offset: number) =>
      searchTeam(await practice.as(practice.administrator), { name: "", offset, max: 5, status: "ALL", role: "all" });
    const [first, rest] = [await search(0), await search(5)];
    expect([first.employees.length, first.hasMore, rest.employees.length, rest.hasMore]).toEqual([5, true, 3, false]);
  });
});

describe("roles and the feature matrix", () => {
  it("name what each role gives, and how far each feature is open to it", async () => {
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    const roles = await listRoles(doctor);
    expect(roles.map(({ name }) => name)).toEqual([
      "administrator",
      "biller",
      "healthcare provider",
      "laboratory",
      "nurse",
      "pharmacy",
      "primary account owner",
      "receptionist",
    ]);
    const matrix = await readFeatureMatrix(doctor);
    const reach = (role: string, feature: string) =>
      matrix.find(({ name }) => name === role)?.features.find((each) => each.feature === feature)?.reach;
    expect(reach("administrator", "team")).toBe("all");
    expect(reach("healthcare provider", "appointments")).toBe("own");
    expect(reach("nurse", "appointments")).toBe("all");
    expect(reach("nurse", "team")).toBe("none");
    const open = (role: string) =>
      matrix
        .find(({ name }) => name === role)
        ?.features.filter((each) => each.reach !== "none")
        .map(({ feature }) => feature);
    expect(open("receptionist")).toEqual(["appointments", "setAppointments", "patients", "addPatient"]);
    expect(open("biller")).toEqual(["appointments"]);
    expect(reach("administrator", "ownership")).toBe("none");
    expect(reach("primary account owner", "ownership")).toBe("all");
  });
});
