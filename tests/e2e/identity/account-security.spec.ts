import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { answerYes } from "../../support/answer-yes";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import type { TestOrganization } from "../../support/organization";
import { openAccountMenu, signIn, signOut } from "../../support/sign-in";
import { addPasskeyDevice } from "../../support/passkey-device";

// The browser writes a line of its own for each answer that is a refusal.
test.use({ allowedConsoleErrors: [/status of (401|422)/] });

const LOGIN = "/secure/providerweb/login";
const HOME = "/secure/providerweb/home";
const SECURITY = "/secure/providerweb/account/security";

/** The code that the app shows some seconds from now: each is good once, so every use needs a later one. */
const codeIn = (seed: string, seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(seed.replaceAll(" ", "")) }).generate({
    timestamp: Date.now() + seconds * 1_000,
  });

/** By the login page, which may ask for more. */
async function walkIn(page: Page, { creator }: TestOrganization) {
  await page.goto(LOGIN);
  await page.getByLabel("Username or email address").fill(creator.email);
  await page.getByLabel("Password").fill(creator.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function expectAccessible(page: Page) {
  await expectNoAxeViolations(page);
  const address = page.url();
  await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=ar_BH`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expectNoAxeViolations(page);
  await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=en_US`);
}

test.describe("an authenticator app", () => {
  test.use({ newOrganization: { name: "Practice with an app" } });

  test("is set up by its code, asked for at the next sign-in, and replaced by a recovery code where it is lost", async ({
    page,
    organization,
    openBrowser,
  }) => {
    await signIn(page, organization);
    await page.goto(HOME);
    await openAccountMenu(page);
    await page.getByRole("link", { name: "Account security" }).click();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Set up an authenticator app" }).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    await expectAccessible(page);
    const seed = (await page.getByTestId("seed").textContent()) ?? "";
    const code = page.getByLabel("Then enter the code that the app shows");
    await code.fill("000");
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByRole("alert")).toContainText("This code is incorrect or was already used.");
    expect(await page.getByTestId("seed").textContent()).toBe(seed);
    await code.fill(codeIn(seed, -30));
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByText("Save these codes now")).toBeVisible();
    await expectNoAxeViolations(page);
    const codes = await page.getByRole("main").getByRole("listitem").allTextContents();
    expect(codes).toHaveLength(10);
    await page.getByRole("link", { name: "I have saved them, continue" }).click();
    await expect(page.getByText("10 unused codes left")).toBeVisible();
    await expectAccessible(page);

    await signOut(page);
    await walkIn(page, organization);
    await expect(page.getByRole("heading", { name: "Enter your security code" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(HOME);
    await expect(page.getByRole("heading", { name: "Enter your security code" })).toBeVisible();
    const shown = codeIn(seed, 0);
    await page.getByLabel("Security code").fill(shown);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/home$/);

    const elsewhere = await openBrowser({ javaScriptEnabled: false });
    await walkIn(elsewhere, organization);
    await elsewhere.getByLabel("Security code").fill(shown);
    await elsewhere.getByRole("button", { name: "Continue" }).click();
    await expect(elsewhere.getByRole("alert")).toContainText("was already used");
    await elsewhere.getByLabel("Security code").fill(codes[0] ?? "");
    await elsewhere.getByRole("button", { name: "Continue" }).click();
    await expect(elsewhere).toHaveURL(/\/home$/);

    await page.goto(SECURITY);
    await expect(page.getByText("9 unused codes left")).toBeVisible();
    await answerYes(page, "Sign out everywhere else");
    await expect(page.getByText("You have been signed out everywhere else.")).toBeVisible();
    await elsewhere.goto(SECURITY);
    await expect(elsewhere.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  });
});

test.describe("a passkey", () => {
  test.use({ newOrganization: { name: "Practice with keys" } });

  test("is made, signs in without a password, and is named and removed", async ({ page, organization }) => {
    await addPasskeyDevice(page);
    await signIn(page, organization);
    await page.goto(`${SECURITY}/passkey`);
    await expectAccessible(page);
    await page.getByLabel("Passkey name, such as your device").fill("Reception");
    await page.getByRole("button", { name: "Create a passkey" }).click();
    await expect(page.getByText("Save these codes now")).toBeVisible();
    await page.goto("/app/logout");
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page).toHaveURL(/\/home$/);
    await signOut(page);
    await walkIn(page, organization);
    // The page before it has a button of the same name.
    await expect(page).toHaveURL(/\/second-step$/);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page).toHaveURL(/\/home$/);

    await page.goto(SECURITY);
    await expect(page.getByRole("heading", { name: "Reception" })).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("The key in the drawer");
    await page.getByRole("button", { name: "Save name: Reception" }).click();
    await expect(page.getByRole("heading", { name: "The key in the drawer" })).toBeVisible();
    await answerYes(page, "Remove: The key in the drawer");
    await expect(page.getByText("Two-factor authentication is off")).toBeVisible();
  });
});

test("an idle page asks a minute before whether somebody is there, stays on the word, and signs out without one", async ({
  page,
  organization,
}) => {
  await page.clock.install();
  await signIn(page, organization);
  await page.goto(HOME);
  // Its script counts from when it runs, which must be before the clock is moved.
  await page.waitForLoadState("load");
  const dialog = page.getByRole("dialog", { name: "Are you still there?" });
  await expect(dialog).toBeHidden();
  await page.clock.fastForward("59:10");
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  const lastRequest = () => page.evaluate(() => Number(localStorage.getItem("last-request")));
  const before = await lastRequest();
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await expect(dialog).toBeHidden();
  // The dialog closes at the press, the count begins anew when the server has answered.
  await expect.poll(lastRequest).toBeGreaterThan(before);
  await page.clock.fastForward("59:10");
  await expect(dialog).toBeVisible();
  await page.clock.fastForward("01:00");
  await page.waitForURL(/\/login\?/);
});

test("changing the password asks for the old one", async ({ page, organization }) => {
  await signIn(page, organization);
  await page.goto(`${SECURITY}/password`);
  await expectAccessible(page);
  await page.getByLabel("Current password").fill("not the password");
  await page.getByLabel("New password", { exact: true }).fill("copper lantern walks");
  await page.getByLabel("Repeat new password").fill("copper lantern walks");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toContainText("This password is incorrect.");
  await expectNoAxeViolations(page);
});

test.describe("a practice that checks whether a person asks", () => {
  test.use({ newOrganization: { name: "Practice with a check" } });

  test("asks to show it after three wrong passwords, and lets whoever does so in", async ({
    page,
    organization,
    openBrowser,
  }) => {
    await signIn(page, organization);
    await page.goto("/secure/providerweb/e/settings/google-recaptcha-settings");
    await page.getByLabel("Site key").fill("the-site-key");
    await page.getByRole("button", { name: "Save" }).first().click();
    await page.getByLabel("Secret key", { exact: true }).fill("the secret");
    await page.getByRole("button", { name: "Save" }).last().click();
    await expect(page.getByText("It is not shown again.")).toBeVisible();
    await expectAccessible(page);

    const visitor = await openBrowser();
    await visitor.goto(LOGIN);
    const person = visitor.getByLabel("I am human");
    for (let nth = 0; nth < 3; nth += 1) {
      await expect(person).toHaveCount(0);
      await visitor.getByLabel("Username or email address").fill(organization.creator.email);
      await visitor.getByLabel("Password").fill(`wrong ${nth}`);
      const answered = visitor.waitForResponse((answer) => answer.request().method() === "POST");
      await visitor.getByRole("button", { name: "Sign in" }).click();
      await answered;
    }
    await expect(person).toBeVisible();
    await expectNoAxeViolations(visitor);
    await visitor.getByLabel("Password").fill(organization.creator.password);
    await visitor.getByRole("button", { name: "Sign in" }).click();
    await expect(visitor.getByText("Please confirm that you are human.").first()).toBeVisible();
    await visitor.getByLabel("Password").fill(organization.creator.password);
    await person.check();
    await visitor.getByRole("button", { name: "Sign in" }).click();
    await expect(visitor).toHaveURL(/\/home$/);
  });
});
