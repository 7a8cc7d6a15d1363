import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { mailedLink } from "../../support/mailed-link";
import { signOut } from "../../support/sign-in";

// The browser writes a line of its own for each answer that is a refusal.
test.use({ allowedConsoleErrors: [/status of 422|net::ERR_ABORTED/] });

const LOGIN = "/secure/providerweb/login";

test("the entry page waits, then leads a stranger to login", async ({ page }) => {
  await page.route(`**${LOGIN}`, (route) => route.abort("aborted"));
  await page.goto("/secure/providerweb");
  await expect(page.getByRole("status")).toHaveText("Please Wait...");
  await page.unroute(`**${LOGIN}`);
  await page.goto("/secure/providerweb");
  await page.waitForURL(`**${LOGIN}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sign in to");
  await expectNoAxeViolations(page);
});

test("a wrong password is refused in words that do not tell whether the user exists, and what was typed stays", async ({
  page,
  organization,
}) => {
  for (const username of [organization.creator.email, "nobody@example.com"]) {
    await page.goto(LOGIN);
    await page.getByLabel("Username or email address").fill(username);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText("The username or password is not correct.");
    await expect(page.getByLabel("Username or email address")).toHaveValue(username);
    await expectNoAxeViolations(page);
  }
});

test("signing in leads to the page that asked for it, signing out ends it", async ({ page, organization }) => {
  await page.goto("/secure/providerweb/home");
  await expect(page.getByText("You need to sign in to see this page.")).toBeVisible();
  await page.getByLabel("Username or email address").fill(organization.creator.email);
  await page.getByLabel("Password").fill(organization.creator.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/home");
  await expectNoAxeViolations(page);
  await signOut(page);
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await page.goto("/secure/providerweb/home");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("login works without script", async ({ openBrowser, organization }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto(`${LOGIN}?next=https://evil.example/`);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("Please fill in this field");
  await page.getByLabel("Username or email address").fill(organization.creator.email);
  await page.getByLabel("Password").fill(organization.creator.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\.localhost:\d+\/secure\/providerweb\/home$/);
});

test("asking for a new password answers alike for everyone", async ({ page, organization }) => {
  for (const username of [organization.creator.email, "nobody@example.com"]) {
    await page.goto(LOGIN);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByLabel("Username or email address").fill(username);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
    await expectNoAxeViolations(page);
  }
});

test("a link that works no more says so", async ({ page }) => {
  for (const path of [`${LOGIN}/forgetpassword?token=gone`, "/s/in/gone"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await expectNoAxeViolations(page);
  }
});

test.describe("whoever forgot the password", () => {
  // Its own creator: the other tests sign in with the password that this one changes.
  test.use({ newOrganization: { name: "Forgetful practice" } });

  test("chooses a new one through the mailed link, which then works no more", async ({ page, organization }) => {
    const { email, password } = organization.creator;
    const chosen = "four unrelated words 71";
    await page.goto(`${LOGIN}/forgetpassword`);
    await page.getByLabel("Username or email address").fill(email);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
    const link = await mailedLink(page, email, `${LOGIN}/forgetpassword`);
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill(chosen);
    await page.getByLabel("Repeat new password").fill("something else");
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page.getByRole("alert")).toContainText("The passwords do not match");
    await page.getByLabel("New password", { exact: true }).fill(chosen);
    await page.getByLabel("Repeat new password").fill(chosen);
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page.getByText("Your password has been changed. You can now sign in.")).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    for (const [tried, outcome] of [
      [password, page.getByRole("alert")],
      [chosen, page.getByRole("button", { name: "Your account" })],
    ] as const) {
      await page.goto(LOGIN);
      await page.getByLabel("Username or email address").fill(email);
      await page.getByLabel("Password").fill(tried);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(outcome).toBeVisible();
    }
  });
});
