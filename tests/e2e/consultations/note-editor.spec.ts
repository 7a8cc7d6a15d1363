import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { createOrganization } from "../../support/organization";
import { signIn } from "../../support/sign-in";
import { wordsOf } from "../main-job/stations";

const BASE = "/secure/providerweb";
const t = wordsOf("en_US");

// The browser says so of a request that finds no line, no session, or nothing that is the reader's.
test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|401 \(Unauthorized|404 \(Not Found/] });

const status = (page: Page) => page.locator("[data-note-status]");
const plan = (page: Page) => page.locator("textarea").nth(3);
const SAVED = new RegExp(`^${t("note-editor:editor.saved", { time: "" }).trim()}`);
/** Saved as typed: within two seconds of the first key, and a moment for the way. */
const saved = async (page: Page) => expect(status(page)).toHaveText(SAVED, { timeout: 4_000 });

test("a note outlives a dead line, a closed tab, a second editor and a session that ends, is signed and added to, and its patient reads it once it is shared", async ({
  page,
  operator,
  organization,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const clinic = await openClinic(operator, organization, ({ doctor, patient }) => [
    {
      table: "patient_provider",
      columns: ["employee_id", "patient_id", "since"],
      rows: [[doctor, patient, Date.now()]],
    },
  ]);
  const asDoctor = { email: clinic.doctor, password: clinic.password };
  await signIn(page, organization, asDoctor);

  await page.goto(`${BASE}/consultation_notes/templates`);
  await page.locator("#name").fill(".htn");
  await page.locator("#text").fill("Hypertension, well controlled.");
  await page.getByRole("button", { name: t("note-editor:templates.addSnippet"), exact: true }).click();
  await expect(page.getByRole("status")).toContainText(t("note-editor:templates.done.saved"));
  await expectNoAxeViolations(page);

  await page.goto(`${BASE}/consultation_notes/create?patient=${clinic.ids.patient}`);
  await expectNoAxeViolations(page);
  await page.locator("#template").selectOption("soap");
  await page.getByRole("button", { name: t("note-editor:create.submit") }).click();
  await page.waitForURL(/\/edit\//, { waitUntil: "load" });
  const address = page.url();
  await expectNoAxeViolations(page);

  await page.locator("textarea").nth(2).pressSequentially("Known .htn now");
  await expect(page.locator("textarea").nth(2)).toHaveValue("Known Hypertension, well controlled. now");
  await plan(page).fill("Rest");
  await expect(status(page)).toHaveText(t("note-editor:editor.changed"));
  await saved(page);

  // The line is lost and comes back.
  await page.context().setOffline(true);
  await plan(page).fill("Rest and tea");
  await expect(status(page)).toHaveText(t("note-editor:editor.notSaved"));
  await page.context().setOffline(false);
  await saved(page);

  // The tab closes while the line is dead: what was typed comes back in the next one, and is written on at once.
  await page.context().setOffline(true);
  await plan(page).fill("Rest and tea for a week");
  await expect(status(page)).toHaveText(t("note-editor:editor.notSaved"));
  await page.goto("about:blank");
  await page.context().setOffline(false);
  await page.goto(address);
  await expect(plan(page)).toHaveValue("Rest and tea for a week");
  await saved(page);
  await expect(plan(page)).toBeEditable();

  // The session ends: the text stays, and is saved once somebody signed in again.
  await page.context().clearCookies();
  await plan(page).fill("Rest and tea for a week, no work");
  await expect(page.getByText(t("note-editor:editor.signIn"))).toBeVisible();
  await expect(status(page)).toHaveText(t("note-editor:editor.notSaved"));
  await expectNoAxeViolations(page);
  const [other] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: t("note-editor:editor.signInAction") }).click(),
  ]);
  await signIn(other, organization, asDoctor);
  await other.close();
  await page.bringToFront();
  await expect(status(page)).toHaveText(SAVED, { timeout: 20_000 });
  await expect(page.getByText(t("note-editor:editor.signIn"))).toBeHidden();

  // On another device the note is seen as it is typed, and taken over.
  const second = await openBrowser();
  await signIn(second, organization, asDoctor);
  await second.goto(address);
  await expect(second.getByText(t("note-editor:editor.followOwn"))).toBeVisible();
  await expect(plan(second)).not.toBeEditable();
  await plan(page).fill("Rest and tea for two weeks");
  await expect(plan(second)).toHaveValue("Rest and tea for two weeks");
  await expectNoAxeViolations(second);
  // The first has no line for a while, and hears of that only afterwards.
  await page.context().setOffline(true);
  await second.getByRole("button", { name: t("note-editor:editor.takeOver") }).click();
  await expect(plan(second)).toBeEditable();
  await plan(second).fill("Rest, tea and honey");
  await saved(second);
  // What is typed in the first meanwhile is kept beside it, until one of them chooses.
  await plan(page).fill("Rest, tea and ginger");
  await page.context().setOffline(false);
  await expect(plan(page)).not.toBeEditable();
  await expect(second.getByText("Rest, tea and ginger")).toBeVisible({ timeout: 15_000 });
  await second.getByRole("button", { name: t("note-editor:editor.keepBoth") }).click();
  await saved(second);
  await expect(plan(page)).toHaveValue("Rest, tea and honey\nRest, tea and ginger");
  await page.close();

  await second.getByRole("button", { name: t("note-editor:editor.finish") }).click();
  await second.waitForURL(/\/view\//, { waitUntil: "load" });
  await expectNoAxeViolations(second);
  await second.getByRole("button", { name: t("note-editor:acts.sign"), exact: true }).click();
  await expect(second.getByText(t("note-editor:done.signed"))).toBeVisible();
  const view = second.url().replace(/\?.*/, "");

  const patient = await openBrowser();
  await signIn(patient, organization, { email: clinic.patient, password: clinic.password });
  expect((await patient.goto(view))?.status()).toBe(404);

  await second.locator("summary", { hasText: t("note-editor:acts.amend") }).click();
  await second.getByLabel(t("note-editor:acts.amendText")).fill("Back to work on Monday");
  await second.getByLabel(t("note-editor:acts.amendReason")).fill("Asked for");
  await second.getByRole("button", { name: t("note-editor:acts.amendSubmit"), exact: true }).click();
  await expect(second.getByText(t("note-editor:done.amended"))).toBeVisible();
  await second.locator("summary", { hasText: t("note-editor:acts.publish") }).click();
  await second.getByRole("button", { name: t("note-editor:acts.publish") }).click();
  await expect(second.getByText(t("note-editor:done.published"))).toBeVisible();
  await expectNoAxeViolations(second);

  await patient.goto(view);
  await expect(patient.getByText("Rest, tea and honey")).toBeVisible();
  await expect(patient.getByText("Back to work on Monday")).toBeVisible();
  await expectNoAxeViolations(patient);
});

test("without script a draft is written with a button, and somebody else's text is kept beside it", async ({
  operator,
  openBrowser,
}) => {
  const organization = await createOrganization(operator);
  const clinic = await openClinic(operator, organization, ({ doctor, patient }) => [
    {
      table: "patient_provider",
      columns: ["employee_id", "patient_id", "since"],
      rows: [[doctor, patient, Date.now()]],
    },
  ]);
  const asDoctor = { email: clinic.doctor, password: clinic.password };
  const page = await openBrowser({
    baseURL: organization.url,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  });
  await signIn(page, organization, asDoctor);
  await page.goto(`${BASE}/consultation_notes/create?patient=${clinic.ids.patient}`);
  await page.getByRole("button", { name: t("note-editor:create.submit") }).click();
  const second = await page.context().newPage();
  await second.goto(page.url());
  for (const [each, text] of [
    [page, "Rest"],
    [second, "Walk"],
  ] as const) {
    await plan(each).fill(text);
    await each.getByRole("button", { name: t("note-editor:editor.save"), exact: true }).click();
    await expect(each.getByRole("status").filter({ hasText: t("note-editor:done.saved") })).toBeVisible();
  }
  await expect(plan(second)).toHaveValue("Rest");
  await expect(second.getByText("Walk")).toBeVisible();
});
