import { expect, expectNoAxeViolations, test } from "../../support/browser";

test.use({ allowedConsoleErrors: [/status of 422/] });

const SIGNUP = "/secure/providerweb/register/hpsignup";
const mandatory = "Please fill in this field";

test("messages show only once a field was touched", async ({ page }) => {
  await page.goto(SIGNUP);
  await expect(page.getByRole("button", { name: /^Country calling code/ })).toBeVisible();
  await expect(page.getByText(mandatory)).toHaveCount(0);
  await page.getByLabel("First name").focus();
  await page.getByLabel("Last name").focus();
  await expect(page.getByText(mandatory)).toHaveCount(1);
  await page.getByLabel("Email address").fill("a@b");
  await page.getByLabel("Mobile number").fill("12x4");
  await page.getByLabel("Last name").focus();
  await expect(page.getByText("Enter an email address like name@example.com")).toBeVisible();
  await expect(page.getByText("Check this phone number. Enter all of its digits.")).toBeVisible();
  await page.getByLabel("Last name").fill("Al Khalifa");
  await page.getByLabel("First name").fill("Noor");
  await expect(page.getByText(mandatory)).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test("title and calling code are found by typing, by keyboard alone", async ({ page }) => {
  await page.goto(SIGNUP);
  const code = page.getByRole("button", { name: /^Country calling code/ });
  await expect(code).toHaveText("+91 (India)");
  await code.press("Enter");
  const search = page.getByRole("combobox", { name: "Search by country or code" });
  await expect(search).toBeFocused();
  await search.fill("bahr");
  await expect(page.getByRole("option")).toHaveText(["+973 (Bahrain)"]);
  await expectNoAxeViolations(page);
  await search.press("Enter");
  await expect(code).toHaveText("+973 (Bahrain)");
  await expect(code).toBeFocused();
  const title = page.getByRole("button", { name: /^Title/ });
  await expect(title).toHaveText("No title");
  await title.click();
  await page.getByRole("combobox", { name: "Search titles" }).fill("xyz");
  await expect(page.getByText("No results")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await expect(title).toHaveText("No title");
});

test("a professional signs up, and a second time is told of the same email", async ({ page }) => {
  const fill = async () => {
    await page.goto(SIGNUP);
    await expect(page.getByRole("button", { name: /^Title/ })).toBeVisible();
    await page.getByLabel("First name").fill("Noor");
    await page.getByLabel("Last name").fill("Al Khalifa");
    await page.getByLabel("Email address").fill("noor@example.com");
    await page.getByRole("button", { name: "Sign up" }).click();
  };
  await fill();
  await page.waitForURL("**/register/hpsignup/success");
  await expect(page.getByRole("img", { name: /we received your registration/ })).toBeVisible();
  await expect(page.getByText("Thank you for joining")).toBeVisible();
  await expectNoAxeViolations(page);
  await fill();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Registration Failed!");
  await expect(summary).toContainText("Email address: Someone has already signed up with this email address.");
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel("Email address")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("First name")).toHaveValue("Noor");
  await expectNoAxeViolations(page);
});

test("it works without script, with the device's own lists", async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto(SIGNUP);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("alert")).toContainText(mandatory);
  await page.getByLabel("First name").fill("Sara");
  await page.getByLabel("Last name").fill("Núñez");
  await page.getByLabel("Email address").fill("sara@example.com");
  await page.getByLabel("Country calling code").selectOption("+34 (Spain)");
  await page.getByLabel("Mobile number").fill("600 11 22 33");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { name: "You are signed up" })).toBeVisible();
});
