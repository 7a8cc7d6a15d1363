import type { Page } from "@playwright/test";
import "../../support/read-data";
import { createTranslator } from "~/i18n/translator.server";
import { expect, expectNoAxeViolations } from "../../support/browser";
import { mp4 } from "../../support/sample-files";
import type { Clinic } from "../../support/clinic";

/** The words of a journey's language, so that one test walks it in several. */
export const wordsOf = (locale: string) => createTranslator(locale).t;
export type Words = ReturnType<typeof wordsOf>;

export const VISITOR = {
  firstName: "Amélie",
  lastName: "Dupont",
  email: "amelie.dupont@example.org",
  phone: "600112233",
};
export const VISITOR_NAME = `${VISITOR.firstName} ${VISITOR.lastName}`;

/**
 * Every screen is seen once it stands: one first heading, no axe violation. Axe needs script; a page without it has the
 * same HTML.
 */
export async function arrive(page: Page, heading: string | RegExp, scripted = true): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  if (scripted) await expectNoAxeViolations(page);
}

/**
 * From the clinic's booking page to the first doctor's next free video time, the visitor's details, and the booking.
 */
export async function book(page: Page, t: Words, visitor = VISITOR, scripted = true): Promise<void> {
  await page.goto("/secure/providerweb/home/consultation");
  await arrive(page, t("booking:kind.title"), scripted);
  await page.getByRole("link", { name: t("booking:kind.video") }).click();
  await arrive(page, t("booking:provider.title"), scripted);
  await page
    .getByRole("list", { name: t("booking:provider.nextFree") })
    .first()
    .getByRole("link")
    // Not the very next: its notice could run out while the test reads the page.
    .nth(1)
    .click();
  await arrive(page, t("booking:you.title"), scripted);
  // The page begins above what is booked, on a phone too, whichever field has the focus.
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.locator("li").filter({ has: page.locator("button[name=step][value=time]") })).toBeInViewport();
  await fillVisitor(page, t, visitor);
  await page.getByRole("button", { name: t("booking:checkAnswers.submit") }).click();
}

export async function fillVisitor(page: Page, t: Words, visitor = VISITOR): Promise<void> {
  await page.getByLabel(t("booking:you.firstName")).fill(visitor.firstName);
  await page.getByLabel(t("booking:you.lastName")).fill(visitor.lastName);
  await page.getByLabel(t("booking:you.email")).fill(visitor.email);
  await page.getByText(t("booking:you.addPhone"), { exact: true }).click();
  await page.getByLabel(t("booking:you.phone"), { exact: true }).last().fill(visitor.phone);
}

export async function signIn(page: Page, t: Words, { doctor, password }: Clinic): Promise<void> {
  await page.goto("/secure/providerweb/login");
  await expectNoAxeViolations(page);
  await page.getByLabel(t("identity:login.username")).fill(doctor);
  await page.getByLabel(t("identity:login.password")).fill(password);
  await page
    .locator("main")
    .getByRole("button", { name: t("identity:login.submit") })
    .click();
  await page.waitForURL("**/home");
}

/** The name of the film that a patient sends. */
export const FILM = "gait.mp4";

/** Sends a film of 12 MB to the chat of the page, in parts of which one is cut off once. */
export async function sendFilm(page: Page, t: Words): Promise<void> {
  const buffer = Buffer.concat([mp4(), Buffer.alloc(12 * 1_048_576, 1)]);
  const second = /\/uploads\/[^/]+\/2$/;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") asked.push(request.url().split("/").at(-1) ?? "");
  });
  await page.route(second, (route) => route.abort("connectionfailed"), { times: 1 });
  await page.getByText(t("rooms:file.title"), { exact: true }).click();
  await page.getByLabel(t("rooms:file.label")).setInputFiles({ name: FILM, mimeType: "video/mp4", buffer });
  await page.getByRole("button", { name: t("rooms:file.send"), exact: true }).click();
  await expect(page.getByRole("log").getByText(FILM)).toBeVisible({ timeout: 30_000 });
  expect(asked).toEqual(["1", "2", "2"]);
}
