import { beforeAll, describe, expect, it } from "vitest";
import { readMetadata } from "~/features/identity/services/metadata/read-metadata.server";
import { setUserLanguage } from "~/features/identity/services/metadata/set-user-language.server";
import { reportClientError } from "~/features/identity/services/metadata/report-client-error.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { createLogger } from "~/platform/log.server";
import { employeeActor, openOrganization, openPractice } from "../support/organization";
import { givenMember } from "./team";
import { ADDRESS, arrive, read, signInAs } from "./appointments";

let practice: Awaited<ReturnType<typeof openPractice>>;

beforeAll(async () => {
  practice = await openPractice();
  // It is one of several, whichever files ran before this one.
  await openOrganization();
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
    expect(Object.keys(await readMetadata(context, { fields: "branches,departments,no-such" }))).toEqual([
      "status",
      "branches",
      "departments",
    ]);
  });

  it("shows an administrator the whole team, with what each holds", async () => {
    const { employees, serviceOfferings, organization } = await metadata(await practice.as(practice.administrator), {});
    expect(employees).toHaveLength(3);
    expect(employees.find(({ id }) => id === practice.ids.doctor)).toMatchObject({
      userRoles: [{ name: "DOCTOR" }],
      displayProfile: true,
      departmentIds: [practice.ids.department],
      gender: -1,
      rating: null,
      ratingCount: 0,
      posts: [],
      academics: [],
      offeringsTypes: expect.arrayContaining(["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"]),
      branchIds: [practice.ids.branch],
    });
    expect(serviceOfferings.find(({ name }) => name === "Clinic visit")?.branches).toEqual([
      { branchId: practice.ids.branch, cost: 50, currencyCode: "EUR" },
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

describe("the details of the organization", () => {
  const details = async (fields = "organization-details", at = practice) =>
    JSON.parse(JSON.stringify(await readMetadata(await at.as(at.administrator), { fields }))) as Record<
      string,
      unknown
    >;

  it("have every field of the specification, told from its settings, services and team", async () => {
    const {
      organization,
      calendarSettings: _calendar,
      languageCodes: _codes,
      status: _status,
      ...told
    } = await details();
    expect(organization).toMatchObject({ imaVP: true, physicianAssistantEnabled: true, hipaaStatus: "NOT_ACCEPTED" });
    expect(told).toEqual({
      employeeCount: 3,
      employeeListLimit: null,
      restrictedMode: false,
      trialState: null,
      packagesTab: false,
      brandFlag: false,
      apiSettingsEnabled: true,
      languageShown: true,
      adminPortal: true,
      multiTenant: true,
      giveRemoteMonitoringAsService: false,
      showTeamOnHomePage: true,
      showReportTabForAdmin: false,
      activeReportTypesCount: 0,
      waitingRoomEnabled: true,
      patientBriefingEnabled: false,
      patientFeedbackEnabled: false,
      requestForFeedback: false,
      creditMaxValue: null,
    });
    const { subscriptionInfo, taxRates } = await details("subscription-info,tax-rates");
    expect(subscriptionInfo).toMatchObject({ status: "ACTIVE", employeeCount: 3, employeeListLimit: null });
    expect(taxRates).toEqual([]);
  });

  it("follow what the organization has and sets", async () => {
    const empty = await openOrganization();
    const bare = JSON.parse(
      JSON.stringify(await readMetadata(await empty.as(empty.administrator), { fields: "organization-details" })),
    ) as Record<string, unknown>;
    expect(bare).toMatchObject({
      waitingRoomEnabled: false,
      showTeamOnHomePage: false,
      organization: { imaVP: false },
    });
    const own = await openPractice();
    const { db, ...context } = await own.as(own.administrator);
    await db.rawBatch([
      db.raw("UPDATE role SET enabled = 0 WHERE organization_id = ?1 AND name = 'nurse'", db.organizationId),
    ]);
    await changeSetting({ db, ...context }, "patient-feedback", { patientFeedbackEnabled: true });
    expect(await details("organization-details", own)).toMatchObject({
      patientFeedbackEnabled: true,
      requestForFeedback: true,
      organization: { physicianAssistantEnabled: false },
    });
  });

  it("tell the most credits that the operator lets be granted", async () => {
    const own = await openPractice();
    const context = await own.as(own.administrator);
    const limits = { employeeListLimit: null, creditMaxValue: 40, trialState: null };
    const limited = { ...context, organization: { ...context.organization, limits } };
    expect(await readMetadata(limited, { fields: "organization-details" })).toMatchObject({ creditMaxValue: 40 });
  });

  it("say what can be had of each kind, one that is given in groups counting as its kind and as a group session", async () => {
    const own = await openPractice();
    const { db } = await own.as(own.administrator);
    const available = async () =>
      ((await details("offering-availability", own))["offeringAvailability"] as { type: string }[]).toSorted((a, b) =>
        a.type < b.type ? -1 : 1,
      );
    const both = (enabled: boolean) => ({ enabled, availableToNewPatients: enabled });
    expect(await available()).toEqual([
      { type: "GROUP_SESSION", ...both(false) },
      { type: "PHYSICAL_CONSULTATION", ...both(true) },
      { type: "VIDEO_CONSULTATION", ...both(true) },
    ]);
    const set = (sql: string) => db.rawBatch([db.raw(sql, db.organizationId)]);
    await set(
      "UPDATE service_offering SET group_capacity = 3 WHERE organization_id = ?1 AND offerings_type = 'VIDEO_CONSULTATION'",
    );
    expect(await available()).toMatchObject([both(true), both(true), both(true)]);
    await set(
      "UPDATE service_offering_config SET enabled = 0 WHERE organization_id = ?1 AND type = 'VIDEO_CONSULTATION'",
    );
    expect(await available()).toMatchObject([both(false), both(true), both(false)]);
  });

  it("name departments by id and uuid, and a service for several as a group session", async () => {
    const own = await openPractice();
    const { db } = await own.as(own.administrator);
    await db.rawBatch([
      db.raw(
        "UPDATE service_offering SET group_capacity = 3 WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        own.ids.videoOffering,
      ),
    ]);
    const { departments, serviceOfferings } = await details("departments,service-offerings", own);
    expect(departments).toEqual([
      { id: own.ids.department, uuid: own.ids.department, name: expect.any(String) as string },
    ]);
    expect(serviceOfferings).toContainEqual(
      expect.objectContaining({
        id: own.ids.videoOffering,
        offeringsType: "VIDEO_CONSULTATION",
        type: "GROUP_SESSION",
      }),
    );
  });
});

describe("a nurse", () => {
  it("is no doctor: has no timings, and sees the whole team", async () => {
    const own = await openPractice();
    const { id: nurse } = await givenMember(own, { lastName: "Nurse", roles: ["nurse"] });
    const context = await own.as(employeeActor(nurse, { roles: ["nurse"] }));
    const { employees } = await metadata(context, { fields: "employees" });
    expect(employees).toHaveLength(4);
    expect(employees.find(({ id }) => id === nurse)).toMatchObject({ userRoles: [{ name: "NURSE" }], timings: [] });
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
