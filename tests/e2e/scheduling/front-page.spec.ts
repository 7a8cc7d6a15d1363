import { servePractice } from "../../support/booking";
import { expect, expectNoAxeViolations, test } from "../../support/browser";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a stranger comes to the practice's address, says what hurts, and books with the doctor who is found", async ({
    page,
    operator,
  }) => {
    const practice = await servePractice(operator);
    await page.goto(practice.organization.url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Our team" })).toBeVisible();
    const foot = page.getByRole("contentinfo");
    await expect(foot.getByRole("link", { name: "Accessibility" })).toHaveAttribute("href", "/practice/accessibility");
    await expect(foot.getByRole("link", { name: /Emergency: \d+/ })).toBeVisible();

    await page.getByLabel("What is the problem, or who would you like to see?").fill("Headáche");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Search results" })).toBeVisible();
    await expect(page.getByRole("link", { name: "General medicine" })).toBeVisible();
    await page
      .getByRole("link", { name: /Book with/ })
      .first()
      .click();

    await page.getByRole("textbox", { name: "First name", exact: true }).fill("Ana");
    await page.getByRole("textbox", { name: "Email address", exact: true }).fill("ana@example.com");
    await page.getByRole("button", { name: "Book this appointment", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your request has been sent" })).toBeVisible();
  });
});

test("the front page, its search and its statements break no rule of accessibility, by eye and by keyboard", async ({
  page,
  operator,
}) => {
  const practice = await servePractice(operator);
  for (const path of ["/", "/find?q=back+pain", "/practice/privacy"]) {
    await page.goto(practice.organization.url + path);
    await expectNoAxeViolations(page);
  }
  await page.goto(practice.organization.url);
  await page.getByLabel("What is the problem, or who would you like to see?").fill("chest pain");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /Call \d+ now/ })).toBeVisible();
});

test("three doctors to compare stand whole on a screen of 1280 by 800", async ({ page, operator }) => {
  const practice = await servePractice(operator);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${practice.organization.url}/secure/providerweb/home/consultation/clinicAppointments/provider`);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(2);
  const [first = 0, second = 0, end = 0] = await cards.evaluateAll((found) => {
    const boxes = found.map((card) => card.getBoundingClientRect());
    return [...boxes.map(({ top }) => top), boxes.at(-1)?.bottom ?? 0];
  });
  // The practice has two, without ratings yet: a third of their height stands below them, with a line for its ratings.
  expect(end + (second - first) + 24).toBeLessThanOrEqual(800);
});
