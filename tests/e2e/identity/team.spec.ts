import type { Page } from "@playwright/test";
import { answerYes } from "../../support/answer-yes";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { signIn } from "../../support/sign-in";
import { mailedLink } from "../../support/mailed-link";

// The browser writes a line of its own for each answer that is a refusal.
// Handing over the ownership ends what either of the two has open: a page that asks just then is answered 401.
// Whoever owned the practice finds no page any more from which to hand it over.
test.use({ allowedConsoleErrors: [/status of (409|422|401 .*unreadCount$|404 .*ownership_reassign$)/] });
test.describe.configure({ mode: "serial" });

const base = "/secure/providerweb";
const TEAM = `${base}/settings/employeeMgmt`;
const PASSWORD = "copper lantern walks";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** Adds somebody through the screen. */
async function add(page: Page, person: { first: string; last: string; email: string; job: string }): Promise<void> {
  await page.goto(`${TEAM}/create`);
  await page.getByLabel("First name").fill(person.first);
  await page.getByLabel("Last name").fill(person.last);
  await page.getByLabel("Email address").fill(person.email);
  await page.getByRole("radio", { name: new RegExp(`^${person.job}`) }).check();
  await page.getByRole("button", { name: "Add and invite" }).click();
  await expect(page.getByRole("status")).toContainText("We have emailed them an invitation");
}

test("an administrator adds somebody, who chooses a password by the invitation and signs in", async ({
  page,
  organization,
  openBrowser,
}) => {
  await signIn(page, organization);
  await page.goto(`${base}/settings?q=invite`);
  await page.getByRole("main").getByRole("link", { name: "Team", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Add a team member" }).click();
  await expectNoAxeViolations(page);
  await page.getByLabel("First name").fill("Ines");
  await page.getByRole("button", { name: "Add and invite" }).click();
  await expect(page.getByRole("alert")).toContainText("Last name: Please fill in this field");
  await expect(page.getByLabel("First name")).toHaveValue("Ines");
  await expectNoAxeViolations(page);
  await add(page, { first: "Ines", last: "Núñez", email: "ines@team.example", job: "Nurse" });
  await expect(rowOf(page, "Ines Núñez")).toContainText("Invited");
  await expectNoAxeViolations(page);

  const link = await mailedLink(page, "ines@team.example", "/s/invite/");
  const guest = await openBrowser();
  await guest.goto(link);
  await expect(guest.getByLabel("Your username")).toHaveValue("ines@team.example");
  await expectNoAxeViolations(guest);
  await guest.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await guest.getByLabel("Repeat new password").fill("something else");
  await guest.getByRole("button", { name: /Save password/ }).click();
  await expect(guest.getByRole("alert")).toContainText("The passwords do not match");
  await guest.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await guest.getByLabel("Repeat new password").fill(PASSWORD);
  await guest.getByRole("button", { name: /Save password/ }).click();
  await expect(guest.getByText("Your password is saved. You can now sign in.")).toBeVisible();
  await signIn(guest, organization, { email: "ines@team.example", password: PASSWORD });
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "This invitation was already used" })).toBeVisible();
  await expectNoAxeViolations(guest);
  await page.goto(`${TEAM}/list?name=nun`);
  await expect(rowOf(page, "Ines Núñez")).toContainText("Active");
});

test("what is done to somebody is said, is signed out at once, and is taken back by one press", async ({
  page,
  organization,
  openBrowser,
}) => {
  const ines = await openBrowser();
  await signIn(ines, organization, { email: "ines@team.example", password: PASSWORD });
  await signIn(page, organization);
  await page.goto(TEAM);
  await page.getByRole("button", { name: /^Actions: .*Ines Núñez/ }).press("Enter");
  await page.getByRole("button", { name: /^Disable.*Ines Núñez/ }).press("Enter");
  await expect(page.getByRole("status")).toContainText("has been disabled and signed out everywhere");
  await expect(rowOf(page, "Ines Núñez")).toContainText("Disabled");
  await ines.goto(`${base}/home`);
  await expect(ines.getByRole("button", { name: "Sign in" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("status")).toContainText("has been enabled");
  await page.getByRole("button", { name: /^Actions: .*Ines Núñez/ }).click();
  await page.getByRole("button", { name: /^Delete.*Ines Núñez/ }).click();
  await expect(page.getByRole("status")).toContainText("Their past work keeps their name");
  await expect(rowOf(page, "Ines Núñez")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, "Ines Núñez")).toContainText("Active");
  await page.getByRole("button", { name: /^Actions: .*Creator/ }).click();
  await expect(page.getByRole("button", { name: /^Disable.*Creator/ })).toHaveCount(0);
});

test("who lost every second step is helped by an administrator, and is signed out meanwhile", async ({
  page,
  organization,
  openBrowser,
}) => {
  const ines = await openBrowser();
  await signIn(ines, organization, { email: "ines@team.example", password: PASSWORD });
  await signIn(page, organization);
  await page.goto(TEAM);
  const href = await rowOf(page, "Ines Núñez").getByRole("link").first().getAttribute("href");
  const id = /[0-9a-f-]{36}/.exec(href ?? "")?.[0] ?? "";
  await page.goto(`${TEAM}/employeeSettings/${id}/${id}/userAccount`);
  await expectNoAxeViolations(page);
  await answerYes(page, "Turn off two-factor authentication");
  await expect(page.getByRole("status")).toContainText("Two-factor authentication is off");
  await ines.goto(`${base}/home`);
  await expect(ines.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("two administrators change one person: the second is told, and sees both", async ({
  page,
  organization,
  openBrowser,
}) => {
  await signIn(page, organization);
  const other = await openBrowser();
  await signIn(other, organization);
  for (const each of [page, other]) {
    await each.goto(`${TEAM}/list?name=ines`);
    await each.getByRole("link", { name: "Ines Núñez" }).click();
    await each.getByRole("link", { name: "Name, role and locations" }).click();
  }
  await page.getByLabel("Specialty or position").fill("Head nurse");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("saved.");
  await expectNoAxeViolations(page);
  await other.getByLabel("Specialty or position").fill("Night nurse");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("alert")).toContainText("Head nurse");
  await expect(other.getByLabel("Specialty or position")).toHaveValue("Night nurse");
  await expectNoAxeViolations(other);
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("status")).toContainText("saved.");
});

test("a provider tells of themselves, and patients read it", async ({ page, organization }) => {
  await signIn(page, organization);
  const id = organization.creatorEmployeeId;
  const own = `${TEAM}/employeeSettings/${id}/${id}`;
  await page.goto(`${own}/profile`);
  await expectNoAxeViolations(page);
  await page.getByLabel("Specialty or position").fill("Family doctor");
  await page.getByLabel("Education").fill("MD, Lagos\nPhD, Madrid");
  await page.getByLabel("Address, entry 1").first().fill("example");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a web address that starts with https://");
  await expect(page.getByLabel("Education")).toHaveValue("MD, Lagos\nPhD, Madrid");
  await expectNoAxeViolations(page);
  await page.getByLabel("Address, entry 1").first().fill("https://example.org/clara");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("status")).toContainText("Profile saved.");
  await page.getByRole("link", { name: "View public page" }).click();
  await expect(page.getByRole("heading", { name: "Education" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "PhD, Madrid" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`${own}/userAccount`);
  await expect(page.getByLabel("Email address")).toHaveValue(organization.creator.email);
  await expectNoAxeViolations(page);
});

test("the ownership goes to another administrator, for the owner's password", async ({ page, organization }) => {
  await signIn(page, organization);
  await page.goto(`${base}/ownership_reassign`);
  await expect(page.getByText("There is no other administrator")).toBeVisible();
  await expectNoAxeViolations(page);
  await add(page, { first: "Adam", last: "Admin", email: "adam@team.example", job: "Administrator" });
  const link = await mailedLink(page, "adam@team.example", "/s/invite/");
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Repeat new password").fill(PASSWORD);
  await page.getByRole("button", { name: /Save password/ }).click();
  await page.goto(`${base}/ownership_reassign`);
  await page.getByRole("radio", { name: /Adam Admin/ }).check();
  await page.getByLabel("Your password").fill("not this one");
  await page.getByRole("button", { name: "Transfer ownership" }).click();
  await expect(page.getByRole("alert")).toContainText("This password is incorrect");
  await expect(page.getByRole("radio", { name: /Adam Admin/ })).toBeChecked();
  await expectNoAxeViolations(page);
  await page.getByLabel("Your password").fill(organization.creator.password);
  await page.getByRole("button", { name: "Transfer ownership" }).click();
  await expect(page.getByRole("status")).toContainText("is now the owner of the practice");
  await page.goto(`${base}/ownership_reassign`);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
});

test("the screens hold in Arabic, from right to left, and keep what was typed when the language is switched", async ({
  page,
  organization,
}) => {
  await signIn(page, organization);
  const id = organization.creatorEmployeeId;
  for (const path of [
    TEAM,
    `${TEAM}/create`,
    `${TEAM}/edit/${id}`,
    `${TEAM}/services/${id}`,
    `${TEAM}/employeeSettings/${id}`,
    `${TEAM}/employeeSettings/${id}/${id}/userAccount`,
    `${TEAM}/employeeSettings/${id}/${id}/profile`,
  ]) {
    await page.goto(`${path}?lang=ar_BH`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectNoAxeViolations(page);
  }
  await page.goto(`${TEAM}/create?lang=en_US`);
  await page.getByLabel("First name").fill("Half-typed");
  await page.getByRole("radio", { name: /^Nurse/ }).check();
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("link", { name: "español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
  await expect(page.getByLabel("Nombre", { exact: true })).toHaveValue("Half-typed");
  await expect(page.getByRole("radio", { name: /^Enfermería/ })).toBeChecked();
});
