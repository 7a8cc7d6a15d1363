import type { Page } from "@playwright/test";
import { answerYes } from "../../support/answer-yes";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { signIn } from "../../support/sign-in";

const BASE = "/secure/providerweb";
const KEYS = `${BASE}/settings/api_settings`;
/** What a form or a program is refused with stands on the console of the page. */
const REFUSALS = [/status of (401|403|422)/];

/** What comes of a call with a key, as another program makes it: the status, and the path that it ended at. */
const callWith = (page: Page, key: string, path: string) =>
  page.evaluate(
    async (asked) => {
      const headers = { authorization: `Bearer ${asked.key}` };
      const { status, url } = await fetch(asked.path, { headers, credentials: "omit" });
      return { status, path: new URL(url).pathname };
    },
    { key, path },
  );

async function expectReadableInArabic(page: Page, path: string) {
  await page.goto(`${path}?lang=ar_BH`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expectNoAxeViolations(page);
  await page.goto(`${path}?lang=en_US`);
}

test.describe("keys for programs", () => {
  test.use({ allowedConsoleErrors: REFUSALS });

  test("an administrator makes one, sees it once, lets a program use it, and takes it back", async ({
    page,
    organization,
  }) => {
    await signIn(page, organization);
    await page.goto(`${BASE}/settings?q=api`);
    await page.getByRole("link", { name: "API access keys" }).click();
    await expect(page.getByRole("heading", { name: "No keys yet" })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectReadableInArabic(page, KEYS);

    await page.getByRole("link", { name: "Create a key" }).click();
    await page.getByLabel("Name").fill("Website");
    await page.getByRole("button", { name: "Create a key" }).click();
    await expect(page.getByRole("alert")).toContainText("Select at least one permission");
    await expect(page.getByLabel("Name")).toHaveValue("Website");
    await expectNoAxeViolations(page);
    await page.getByLabel("View appointments").check();
    await page.getByRole("button", { name: "Create a key" }).click();

    const key = (await page.getByTestId("api-key").textContent()) ?? "";
    expect(key).toMatch(/^vpk_[\w-]{43}$/);
    await expectNoAxeViolations(page);
    expect(await callWith(page, key, "/appointments/listAllAppointments")).toMatchObject({ status: 200 });
    expect(await callWith(page, key, "/apiKeys")).toMatchObject({ status: 403 });
    expect(await callWith(page, key, `${BASE}/appointments`)).toMatchObject({ path: `${BASE}/login` });

    await page.getByRole("link", { name: "I have saved it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Website");
    await expect(page.getByText(key)).toHaveCount(0);
    await expectNoAxeViolations(page);
    await expectReadableInArabic(page, new URL(page.url()).pathname);
    await answerYes(page, "Revoke this key");
    await expect(page.getByRole("status")).toContainText("Key revoked");
    expect(await callWith(page, key, "/appointments/listAllAppointments")).toMatchObject({ status: 401 });
    await page.goto(KEYS);
    await expect(page.getByRole("row", { name: /Website/ })).toContainText("Revoked");
    await expectNoAxeViolations(page);
  });

  test("a key is shown once: reloading its page makes no other, and shows the form again", async ({
    page,
    organization,
  }) => {
    await signIn(page, organization);
    await page.goto(`${KEYS}/create`);
    await page.getByLabel("Name").fill("Twice");
    await page.getByLabel("View the team").check();
    await page.getByRole("button", { name: "Create a key" }).click();
    await expect(page.getByTestId("api-key")).toBeVisible();
    await page.waitForLoadState("load");
    await page.reload();
    await expect(page.getByTestId("api-key")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Create a key" })).toBeVisible();
    await page.goto(KEYS);
    await expect(page.getByRole("link", { name: "Twice" })).toHaveCount(1);
  });

  test("an app is revoked after a question that can be canceled, and works again by Undo, as it says", async ({
    page,
    organization,
  }) => {
    await signIn(page, organization);
    await page.goto(`${KEYS}/apps`);
    await page.getByRole("link", { name: "Register an app" }).first().click();
    await page.getByLabel("Name").fill("Lab");
    await page.getByLabel("View the team").check();
    await page.getByRole("button", { name: "Register an app" }).click();
    await expect(page.getByTestId("api-key")).toBeVisible();
    await page.goto(`${KEYS}/apps`);
    const row = page.getByRole("row", { name: /Lab/ });
    const question = row.getByText("You can undo this right after");
    await row.getByText("Revoke", { exact: true }).first().click();
    await expect(question).toBeVisible();
    await expectNoAxeViolations(page);
    await row.getByText("Cancel", { exact: true }).click();
    await expect(question).toBeHidden();
    await answerYes(page, "Revoke Lab");
    await expect(page.getByRole("status")).toContainText("Lab is revoked. Its key no longer works.");
    await expect(row).toContainText("Revoked");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("status")).toContainText("Lab is active again, with the same key.");
  });

  test("the form is readable in Arabic", async ({ page, organization }) => {
    await signIn(page, organization);
    await expectReadableInArabic(page, `${KEYS}/create`);
  });
});

test("where Google is not set up, the screen of its calendar says so", async ({ page, organization }) => {
  await signIn(page, organization);
  await page.goto(`${BASE}/settings`);
  await page.getByRole("link", { name: "Google Calendar" }).click();
  await expect(page.getByText("The operator of this platform must connect it to Google first.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Connect with Google" })).toHaveAttribute("aria-disabled", "true");
  await expectNoAxeViolations(page);
  await expectReadableInArabic(page, `${BASE}/settings/google_calendar`);
});

test("the list of calls is read without script, in the reader's language, and by programs", async ({
  page,
  organization,
}) => {
  await signIn(page, organization);
  await page.goto(`${BASE}/help/api`);
  const call = page.getByRole("article", { name: "POST /apiKeys" });
  await expect(call).toContainText("administrators");
  await expect(call).toContainText("scopes required, in the body");
  await expectNoAxeViolations(page);
  await expectReadableInArabic(page, `${BASE}/help/api`);
  const document = await page.evaluate(async (path) => (await fetch(path)).json() as Promise<object>, "/openapi.json");
  expect(document).toMatchObject({ openapi: "3.1.1", servers: [{ url: organization.url }] });
});
