import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { operate } from "../../support/organization";
import { wordsOf } from "../main-job/stations";
import { png } from "../../support/sample-files";
import { expectRoomForLargeText } from "../../support/large-text";
import { signIn } from "../../support/sign-in";

test.use({ allowedConsoleErrors: [/status of 422/] });

const ASKS = {
  bloodGroup: "REQUIRED",
  address: "OPTIONAL",
  identification: "REQUIRED",
  insurance: "REQUIRED",
  terms: "Be on time.",
};

const locale = "en_US";

// A stranger reads what their browser asks for.
test.use({ newOrganization: { locale, timeZone: "Europe/Madrid" }, locale: locale.replace("_", "-") });

test("a patient signs up step by step; a file that lies is refused with the reason", async ({
  page,
  operator,
  organization,
}) => {
  test.setTimeout(120_000);
  const t = wordsOf(locale);
  await operate(operator, "/operator/rows", {
    organizationId: organization.organizationId,
    tables: [
      {
        table: "organization_setting",
        columns: ["area", "value", "updated_at"],
        rows: [["patient-registration", JSON.stringify(ASKS), Date.now()]],
      },
    ],
  });
  const next = page.getByRole("button", { name: t("signup:submit") });
  await page.goto("/secure/providerweb/signup");
  await expectRoomForLargeText(page);
  await page.getByLabel(t("identity:patientSignup.firstName")).fill("Nadia");
  await page.getByLabel(t("identity:patientSignup.lastName")).fill("Karim");
  await page.locator('[name="birthDate.day"]').fill("1991-02-03");
  await page.getByLabel(t("identity:patientSignup.gender")).selectOption("2");
  await page.getByLabel(t("identity:patientSignup.phone")).fill("36007777");
  await page.getByLabel(t("identity:patientSignup.email")).fill("nadia@example.com");
  await page.getByLabel(t("identity:patientSignup.password")).fill("copper lantern walks");
  await page.getByRole("button", { name: t("identity:patientSignup.submit") }).click();

  await page.waitForURL("**/signup/profile");
  await expectNoAxeViolations(page);
  await expectRoomForLargeText(page);
  await next.click();
  await expect(page.getByRole("alert")).toContainText(t("errors:field.chooseOne"));
  await expectNoAxeViolations(page);
  await page.locator("#bloodGroup").selectOption("4");
  await next.click();

  await page.waitForURL("**/signup/identification");
  // Whoever walks off is brought back to exactly that step, and from it on to what they still owe.
  await page.goto("/secure/providerweb/home");
  await page.waitForURL(/\/signup\/identification\?next=/);
  await expect(page.getByText(t("signup:owed"))).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.getByRole("link", { name: t("signup:skip") })).toHaveCount(0);
  await expectRoomForLargeText(page);
  const image = page.locator("#identificationImage");
  await image.setInputFiles({ name: "card.png", mimeType: "image/png", buffer: Buffer.from("<script>") });
  await next.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoAxeViolations(page);
  await image.setInputFiles({ name: "card.png", mimeType: "image/png", buffer: Buffer.from(png(40, 30)) });
  await next.click();

  await page.waitForURL(/\/signup\/insurance\?next=/);
  await expectNoAxeViolations(page);
  await expectRoomForLargeText(page);
  await page.locator("#insurer").fill("Gulf Cover");
  await page.locator("#memberNumber").fill("A-1");
  await next.click();

  await page.waitForURL(/\/signup\/terms\?next=/);
  await expect(page.getByText("Be on time.")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectRoomForLargeText(page);
  await next.click();
  await expect(page.getByRole("alert")).toContainText(t("signup:acceptMissing"));
  await page.getByLabel(t("signup:accept")).check();
  await next.click();
  await page.waitForURL("**/home");
});

test.describe("where the portal takes no registrations", () => {
  test.use({ newOrganization: { timeZone: "UTC" } });

  test("the page says so and offers what can be done instead", async ({ page, organization, openBrowser }) => {
    const administrator = await openBrowser();
    await signIn(administrator, organization);
    await administrator.goto("/secure/providerweb/settings/webpatientportal");
    await administrator.getByLabel("Patients can create an account").uncheck();
    await administrator
      .getByRole("region", { name: "Who can create an account" })
      .getByRole("button", { name: "Save" })
      .click();
    await expect(administrator.getByRole("status")).toContainText("Changes saved.");
    await page.goto("/secure/providerweb/signup");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-up is closed");
    await expect(page.getByRole("link", { name: "Book an appointment" }).last()).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
