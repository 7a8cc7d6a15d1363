import { beforeAll, describe, expect, it } from "vitest";
import { readMetadata } from "~/features/identity/services/read-metadata.server";
import { setUserLanguage } from "~/features/identity/services/set-user-language.server";
import { reportClientError } from "~/features/identity/services/report-client-error.server";
import { changeSetting } from "~/features/organization/services/change-setting.server";
import { createLogger } from "~/platform/log.server";
import { employeeActor, openPractice } from "../support/organization";
import { ADDRESS, arrive, read, signInAs } from "./visits";

let practice: Awaited<ReturnType<typeof openPractice>>;

beforeAll(async () => {
  practice = await openPractice();
});

interface Metadata {
  employees: { id: string; userRoles: { name: string }[]; offeringsTypes: string[]; branchIds: string[] }[];
  serviceOfferings: { name: string; branches: { branchId: string; cost: number; currencyCode: string }[] }[];
  organizationDateTime: { date: string; time: number; timezonename: string };
  organization: { id: number; name: string };
}

/** As a caller gets it. */
const metadata = async (...args: Parameters<typeof readMetadata>) =>
  JSON.parse(JSON.stringify(await readMetadata(...args))) as Metadata;

describe("the organization's metadata", () => {
  it("has the parts that are asked for and no other", async () => {
    const context = await practice.as(practice.administrator);
    expect(Object.keys(await readMetadata(context, { fields: "branches,departments,tax-rates" }))).toEqual([
      "status",
      "branches",
      "departments",
    ]);
  });

  it("shows an administrator the whole team, with what each holds", async () => {
    const { employees, serviceOfferings, organization } = await metadata(await practice.as(practice.administrator), {});
    expect(employees).toHaveLength(3);
    expect(employees.find(({ id }) => id === practice.ids.doctor)).toMatchObject({
      userRoles: [{ name: "healthcare provider" }],
      offeringsTypes: expect.arrayContaining(["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"]),
      branchIds: [practice.ids.branch],
    });
    expect(serviceOfferings.find(({ name }) => name === "Clinic visit")?.branches).toEqual([
      { branchId: practice.ids.branch, cost: 5_000, currencyCode: "EUR" },
    ]);
    expect(organization.id).toBe(practice.entry.id);
  });

  it("shows a doctor without administration nobody but themselves, whoever they ask for", async () => {
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    const { employees } = await metadata(doctor, {
      fields: "employees",
      employeeId: practice.ids.otherDoctor,
    });
    expect(employees.map(({ id }) => id)).toEqual([practice.ids.doctor]);
  });

  it("tells the date and the minutes at the organization", async () => {
    const at = Date.UTC(2026, 10, 21, 23, 30);
    const context = await practice.as(practice.administrator, at);
    const { organizationDateTime } = await metadata(context, {
      fields: "organization-date-time",
    });
    expect(organizationDateTime).toEqual({ date: "22 Nov 2026", time: 30, timezonename: "Europe/Madrid" });
  });
});

describe("whether patients are briefed", () => {
  it("is told as the setting says", async () => {
    const context = await practice.as(practice.administrator);
    const told = async () =>
      (await readMetadata(context, { fields: "organization-details" }))["patientBriefingEnabled"];
    expect(await told()).toBe(false);
    await changeSetting(context, "patient-briefing", { patientBriefingEnabled: true });
    expect(await told()).toBe(true);
  });
});

describe("a user's language", () => {
  it("is stored where the organization allows it, for oneself alone", async () => {
    const { reference } = await signInAs(practice, "patient@clinic.example", practice.password);
    const context = await arrive(practice, { cookie: reference });
    expect(await setUserLanguage(context, { userUuid: practice.ids.patientUser, languageCode: "ar_BH" })).toEqual({
      status: true,
      languageCode: "ar_BH",
    });
    expect((await arrive(practice, { cookie: reference })).locale).toBe("ar_BH");
    await expect(
      setUserLanguage(context, { userUuid: practice.ids.patientUser, languageCode: "de" }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(
      setUserLanguage(context, { userUuid: practice.ids.doctorUser, languageCode: "es_ES" }),
    ).rejects.toMatchObject({ status: 404 });
    expect(
      await read(
        practice,
        "SELECT language_code FROM user WHERE organization_id = ?1 AND id = ?2",
        practice.ids.doctorUser,
      ),
    ).toEqual([{ language_code: null }]);
  });
});

it("logs a script's failure under its reference, with nothing that a person typed", async () => {
  const lines: string[] = [];
  const context = { ...(await arrive(practice)), log: createLogger("test", (line) => lines.push(line)) };
  const failure = {
    name: "TypeError",
    route: "/secure/providerweb/patients/Amina Hassan?q=amina@example.com",
    stack: "TypeError: Amina Hassan\n at x (http://h/assets/app-1.js:2:3)",
  };
  const { reference } = await reportClientError(context, failure, ADDRESS);
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({
    event: "clientError",
    reference,
    name: "TypeError",
    route: "/secure/providerweb/patients/:",
    stack: "app-1.js:2:3",
  });
  expect(lines.join()).not.toMatch(/amina/i);
});
