import { answerYes } from "../../support/answer-yes";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { signIn } from "../../support/sign-in";

// The browser writes a line of its own for each answer that is a refusal.
test.use({ allowedConsoleErrors: [/status of (409|422)/] });

const base = "/secure/providerweb";

test("two administrators edit one branch: the second is told, sees both, and can save after all", async ({
  page,
  openBrowser,
  organization,
}) => {
  await signIn(page, organization);
  await page.goto(`${base}/settings/branch?add`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Name: Please fill in this field");
  await expectNoAxeViolations(page);
  await page.getByLabel("Name").fill("Main street");
  await page.getByLabel("City").fill("Madrid");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("Added.");
  await expectNoAxeViolations(page);

  const other = await openBrowser();
  await signIn(other, organization);
  for (const someone of [page, other]) {
    await someone.goto(`${base}/settings/branch`);
    await someone.getByRole("link", { name: "Edit Main street" }).click();
  }
  await page.getByLabel("City").fill("Toledo");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("Changes saved.");
  await other.getByLabel("City").fill("Segovia");
  await other.getByLabel("Phone").fill("+34 911 000 000");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("alert")).toContainText("Someone else changed this");
  await expect(other.getByLabel("City")).toHaveValue("Segovia");
  await expect(other.getByText("Current value: Toledo").first()).toBeVisible();
  await expect(other.getByLabel("Phone")).toHaveValue("+34 911 000 000");
  await expectNoAxeViolations(other);
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("status")).toContainText("Changes saved.");
  await expect(other.getByText("Segovia")).toBeVisible();
});

test("a department is disabled, and that is taken back, by keyboard alone", async ({ page, organization }) => {
  await signIn(page, organization);
  await page.goto(`${base}/settings/departments?add`);
  await page.getByLabel("Name").fill("Cardiology");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Added.");
  await page.getByRole("button", { name: "Disable Cardiology" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /Cardiology/ })).toContainText("Disabled");
  await expect(page.getByRole("status")).toContainText("Cardiology is disabled");
  await expect(page).toHaveURL(/\/departments$/);
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /Cardiology/ })).toContainText("Enabled");
  await expect(page.getByRole("status")).toContainText("Cardiology is enabled again.");
  await page.goBack();
  await expect(page.getByRole("row", { name: /Cardiology/ })).toContainText("Enabled");
  await expect(page.getByRole("status")).toHaveCount(0);
  await page.goto(`${base}/settings/departments?add`);
  await page.getByLabel("Name").fill("cardiology");
  await page.getByLabel("Description").fill("Hearts");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("This name is already in use");
  await expect(page.getByLabel("Description")).toHaveValue("Hearts");
});

test("Back after a corrected error leads to the form again, and asks nobody to send it once more", async ({
  page,
  organization,
}) => {
  await signIn(page, organization);
  await page.goto(`${base}/settings/departments?add`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Name: Please fill in this field");
  await expect(page).toHaveTitle(/^Error: /);
  // The page's script makes the answer a page to come back to.
  await page.waitForLoadState();
  await page.getByLabel("Name").fill("Dermatology");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("Added.");
  await page.waitForLoadState();
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  for (let left = 2; left > 0 && !page.url().endsWith("?add"); left -= 1) await page.goBack();
  await expect(page.getByLabel("Name")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Name")).toBeVisible();
  await expect(page).not.toHaveTitle(/^Error: /);
  await page.goto(`${base}/settings/departments`);
  await expect(page.getByRole("row", { name: /Dermatology/ })).toHaveCount(1);
  expect(posts).toEqual([]);
});

test("settings are found by their words, say what they change, and keep what is typed in another language", async ({
  page,
  organization,
}) => {
  await signIn(page, organization);
  await page.goto(`${base}/settings`);
  await expectNoAxeViolations(page);
  await page.getByLabel("Search settings").fill("inactive");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: "Two-factor authentication" }).click();
  await page.getByLabel("Unit").selectOption({ label: "minutes" });
  await page.getByLabel("Sign out after being inactive for").fill("3");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a number from 5 to 720");
  await page.getByLabel("Sign out after being inactive for").fill("45");
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator('input[name="idleMinutes.count"]')).toHaveValue("45");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  await expect(page.locator('input[name="idleMinutes.count"]')).toHaveValue("45");
});

test("a stranger opens an organization of their own and is led in", async ({ page, operator }) => {
  await page.goto("/create-organization");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Create practice" }).click();
  await expect(page.getByRole("alert")).toContainText("Practice name: Please fill in this field");
  const slug = `own-${Date.now().toString(36)}`;
  await page.getByLabel("Practice name").fill("Clínica Ñandú");
  await page.getByLabel("Web address").fill("Not an address");
  await page.getByLabel("Country").selectOption("Spain");
  await page.getByLabel("Time zone").selectOption("Europe/Madrid");
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("Núñez");
  await page.getByLabel("Email address").fill("nora@clinic.example");
  await page.getByLabel("Password").fill("copper lantern walks");
  await page.getByRole("button", { name: "Create practice" }).click();
  await expect(page.getByRole("alert")).toContainText("Use lowercase letters, digits and hyphens");
  await expect(page.getByLabel("First name")).toHaveValue("Nora");
  await expect(page.getByLabel("Password")).toHaveValue("");
  await page.getByLabel("Web address").fill(slug);
  await page.getByLabel("Password").fill("copper lantern walks");
  await page.getByRole("button", { name: "Create practice" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your practice is ready" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Open your practice" }).click();
  await expect(page).toHaveURL(new RegExp(`^http://${slug}\\.localhost:${operator.port}/s/in/`));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/home");
  await expect(page.getByRole("heading", { name: "Set up your practice" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("an empty practice is filled with demo data, looks around, and is empty again", async ({ page, organization }) => {
  await signIn(page, organization);
  await page.goto(`${base}/home?lang=en_US`);
  await page.getByRole("button", { name: "Add demo data" }).click();
  await expect(page.getByText("Demo data added.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`${base}/patients`);
  await expect(page.getByText("This practice has demo data")).toBeVisible();
  await expect(page.getByRole("row", { name: /\(demo\)/ }).first()).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${base}/settings/demo_data?lang=ar_BH`);
  await expectNoAxeViolations(page);
  await page.goto(`${base}/home?lang=en_US`);
  await answerYes(page, "Remove demo data");
  await expect(page.getByText("Demo data removed.")).toBeVisible();
  await expect(page.getByText("This practice has demo data")).toBeHidden();
  await page.goto(`${base}/patients`);
  await expect(page.getByText("(demo)")).toHaveCount(0);
});
