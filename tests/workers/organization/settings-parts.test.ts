import { describe, expect, it } from "vitest";
import { areaScreenAt } from "~/features/organization/components/area-screens";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { readSetting } from "~/features/organization/services/settings/read-setting.server";
import { savePart } from "~/features/organization/support/settings/save-part.server";
import { shellData } from "~/pages/shell/shell-data.server";
import { StaleFormError } from "~/platform/http/errors.server";
import { paths } from "~/paths";
import { employeeActor, openPractice, patientActor } from "../support/organization";

const PORTAL = "/secure/providerweb/e/settings/webpatientportal";
const partNamed = (name: string) => {
  const part = areaScreenAt(PORTAL)?.parts.find((each) => each.name === name);
  if (!part) throw new Error(`no part ${name}`);
  return part;
};

type Practice = Awaited<ReturnType<typeof openPractice>>;

async function save(practice: Practice, name: string, value: object) {
  const context = await practice.as(practice.administrator);
  const stored = () => readSetting(context, "web-patient-portal");
  return savePart(partNamed(name), value, stored, (whole) => changeSetting(context, "web-patient-portal", whole));
}

describe("an area of several forms", () => {
  it("saves one of them, and leaves what the others ask for as it was", async () => {
    const practice = await openPractice();
    await save(practice, "pages", { version: 0, showQueueEstimate: false, languageShown: false });
    await save(practice, "accounts", {
      version: 1,
      patientSignupEnabled: false,
      hpSignupEnabled: true,
      hpSignupMessage: "",
    });
    const { value } = await readSetting(await practice.as(practice.administrator), "web-patient-portal");
    expect(value).toMatchObject({ showQueueEstimate: false, languageShown: false, patientSignupEnabled: false });
  });

  it("tells the second of two people who save at once, of the fields of their own form alone", async () => {
    const practice = await openPractice();
    await save(practice, "accounts", {
      version: 0,
      patientSignupEnabled: false,
      hpSignupEnabled: false,
      hpSignupMessage: "",
    });
    const late = await save(practice, "pages", { version: 0, showQueueEstimate: false, languageShown: true }).catch(
      (error: unknown) => error,
    );
    expect(late).toBeInstanceOf(StaleFormError);
    expect(Object.keys((late as StaleFormError).current).sort()).toEqual(["languageShown", "showQueueEstimate"]);
    const { value } = await readSetting(await practice.as(practice.administrator), "web-patient-portal");
    expect(value.showQueueEstimate).toBe(true);
  });
});

describe("the way to all settings", () => {
  const beside = async (practice: Practice, actor: Practice["administrator"], pathname: string) =>
    shellData(await practice.as(actor), pathname).settings;
  const listed = (navigation: Awaited<ReturnType<typeof beside>>) =>
    navigation?.groups.flatMap(({ entries }) => entries) ?? [];

  it("stands beside each page of the settings and the pages below it, with that page marked once", async () => {
    const practice = await openPractice();
    const current = async (pathname: string) =>
      listed(await beside(practice, practice.administrator, pathname))
        .filter((entry) => entry.current)
        .map(({ href }) => href);
    expect(await current(PORTAL)).toEqual([PORTAL]);
    expect(await current("/secure/providerweb/settings/webpatientportal")).toEqual([PORTAL]);
    expect(await current(paths.employeeCreate())).toEqual([paths.employees()]);
    expect(await current(paths.createApiKey())).toEqual([paths.apiKeys()]);
    expect(await current(paths.createExternalApp())).toEqual([paths.externalApps()]);
  });

  it("stands beside no other page, and not beside a list that needs the whole width", async () => {
    const practice = await openPractice();
    for (const pathname of [paths.home(), paths.settings(), paths.patients(), paths.sentMessages()])
      expect(await beside(practice, practice.administrator, pathname), pathname).toBeNull();
  });

  it("leads each role to what it may open alone, and each address stands in it once", async () => {
    const practice = await openPractice();
    const ofDoctor = listed(await beside(practice, employeeActor(practice.ids.doctor), paths.accountSecurity()));
    const ofAdministrator = listed(await beside(practice, practice.administrator, paths.accountSecurity()));
    expect(ofDoctor.map(({ href }) => href)).toContain(paths.accountSecurity());
    expect(ofDoctor.map(({ href }) => href)).not.toContain(PORTAL);
    expect(ofAdministrator.map(({ href }) => href)).toContain(PORTAL);
    expect(new Set(ofAdministrator.map(({ href }) => href)).size).toBe(ofAdministrator.length);
    expect(await beside(practice, patientActor("someone", "someone"), paths.accountSecurity())).toBeNull();
  });
});

it("a language that the pages are not written in is not offered, though the organization was opened with it", async () => {
  const practice = await openPractice();
  const context = await practice.as(practice.administrator);
  const profile = { ...context.profile, locales: ["en_US", "fr_FR", "es_ES"] };
  const { languages } = shellData({ ...context, profile }, "/");
  expect(languages.map(({ code }) => code)).toEqual(["en_US", "es_ES"]);
});
