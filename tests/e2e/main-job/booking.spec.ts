import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic, type Clinic } from "../../support/clinic";
import { mailedLink } from "../../support/mailed-link";
import { addPasskeyDevice } from "../../support/passkey-device";
import { arrive, book, fillVisitor, VISITOR, wordsOf } from "./stations";

const t = wordsOf("en_US");
let clinic: Promise<Clinic> | undefined;

// The browser writes a line of its own for each answer that is a refusal.
test.use({ newOrganization: { timeZone: "Europe/Madrid" }, allowedConsoleErrors: [/status of (409|410|422)/] });

test.beforeEach(async ({ operator, organization }) => {
  await (clinic ??= openClinic(operator, organization));
});

test("without JavaScript an appointment is booked, and canceled by the link in the mail", async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
  const visitor = { ...VISITOR, email: "without.script@example.org" };
  await book(page, t, visitor, false);
  await arrive(page, t("booking:done.requestedTitle"), false);
  await page.goto(await mailedLink(page, visitor.email, "/v/"));
  await expect(page).toHaveURL(/\/visit$/);
  await arrive(page, t("booking:manage.title"), false);
  await page.getByRole("link", { name: t("booking:manage.cancel") }).click();
  await page.locator("main form").getByRole("button").first().click();
  await expect(page.getByText(t("common:ownAppointmentStates.CANCELED")).first()).toBeVisible();
});

test("by the link in the mail a guest creates an account with a passkey, and signs in with it", async ({ page }) => {
  await addPasskeyDevice(page);
  const visitor = { ...VISITOR, email: "with.passkey@example.org" };
  await book(page, t, visitor);
  await arrive(page, t("booking:done.requestedTitle"));
  await page.goto(await mailedLink(page, visitor.email, "/v/"));
  await arrive(page, t("booking:manage.title"));
  await page.getByRole("button", { name: t("booking:manage.account.passkey") }).click();
  await expect(page).not.toHaveURL(/\/visit$/);
  await page.goto("/app/logout");
  await page.getByRole("main").getByRole("button").first().click();
  await page.getByRole("button", { name: t("security:passkey.use") }).click();
  await expect(page).toHaveURL(/signup\/profile/);
});

test("what is wrong is said beside its field, and what was typed stays", async ({ page }) => {
  await page.goto("/secure/providerweb/videoAppointments/provider");
  await page
    .getByRole("list", { name: t("booking:provider.nextFree") })
    .first()
    .getByRole("link")
    .last()
    .click();
  await fillVisitor(page, t, { ...VISITOR, email: "nobody", phone: "12" });
  await page
    .locator("main form")
    .first()
    .evaluate((form) => ((form as HTMLFormElement).noValidate = true));
  await page.locator("main").getByRole("button").last().click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel(t("booking:you.firstName"))).toHaveValue(VISITOR.firstName);
  await expect(page.getByLabel(t("booking:you.email"))).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeViolations(page);
});

test("of two who want one time the first has it kept, and the other is offered the nearest", async ({
  page,
  openBrowser,
}) => {
  const other = await openBrowser();
  await page.goto("/secure/providerweb/videoAppointments/provider");
  const time = await page
    .getByRole("list", { name: t("booking:provider.nextFree") })
    .last()
    .getByRole("link")
    .last()
    .getAttribute("href");
  const goOn = async (person: Page, email: string) => {
    await fillVisitor(person, t, { ...VISITOR, email });
  };
  await page.goto(time ?? "");
  await goOn(page, "first@example.org");
  await other.goto(time ?? "");
  await expect(other.getByText(t("booking:taken.title"))).toBeVisible();
  await expectNoAxeViolations(other);
  await other
    .locator("form")
    .filter({ hasText: t("booking:taken.nearest") })
    .getByRole("button")
    .last()
    .click();
  await arrive(other, t("booking:you.title"));
  await goOn(other, "second@example.org");
  for (const person of [page, other]) {
    await person.getByRole("button", { name: t("booking:checkAnswers.submit") }).click();
    await arrive(person, t("booking:done.requestedTitle"));
  }
});

test("on a phone the button of the third step covers no times, however far one has scrolled", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 375, height: 667 } });
  await page.goto("/secure/providerweb/home/consultation");
  await page.getByRole("link", { name: t("booking:kind.video") }).click();
  await page
    .getByRole("list", { name: t("booking:provider.nextFree") })
    .first()
    .getByRole("link")
    .last()
    .click();
  await page.locator("button[name=step][value=time]").last().click();
  await arrive(page, t("booking:time.title"));
  const proceed = page.getByRole("button", { name: t("common:actions.continue"), exact: true });
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share);
    const box = await proceed.boundingBox();
    const covered = await page.getByRole("radio").evaluateAll(
      (times, button) =>
        times.filter((time) => {
          const { top, bottom } = (time.closest("label") ?? time).getBoundingClientRect();
          return button !== null && top < button.y + button.height - 1 && bottom > button.y + 1;
        }).length,
      box,
    );
    expect(covered, `${share} of the page`).toBe(0);
  }
});

test("a room link that is unknown explains itself", async ({ page }) => {
  await page.goto("/r/not-a-link");
  await arrive(page, t("errors:linkRevoked.title"));
});

test("at 320 pixels and 200 % text nothing runs out of the page", async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 320, height: 640 } });
  for (const path of [
    "/secure/providerweb/home/consultation",
    "/secure/providerweb/videoAppointments/provider",
    "/secure/providerweb/login",
  ]) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test("on a phone with text of twice the size a title keeps 'appointments' in one line", async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 375, height: 812 } });
  await page.goto("/secure/providerweb/home/consultation");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const lines = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
    title.textContent = "appointments";
    const word = document.createRange();
    word.selectNodeContents(title);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});
