import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { PRACTICE_PASSWORD } from "../../support/practice";
import { signIn } from "../../support/sign-in";
import {
  begin,
  booked,
  countActivations,
  expectAllDone,
  expectCost,
  followUp,
  order,
  paneOf,
  prescribe,
  prescribeFavourite,
  press,
  t,
  writeNote,
} from "./steps";

test.describe.configure({ mode: "serial" });
// A line that is down says so on the console.
test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

const PATIENT = "Zainab Haddad";
const CONSULTATION = "/secure/providerweb/consultations/open/in-person";
const account = { email: "doctor@clinic.example", password: PRACTICE_PASSWORD };

test("a doctor's consultation from opening to signed note, prescription, order and follow-up, without leaving it", async ({
  page,
  operator,
  organization,
}) => {
  test.slow();
  await openClinic(operator, organization, booked("clinic", "in-person"));
  const activations = await countActivations(page);
  await signIn(page, organization, account);
  await page.goto(CONSULTATION);
  const before = activations.count();
  await press(page, "button", t("consultations:actions.desk"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(PATIENT);
  const consultation = new URL(page.url()).pathname;
  // Before the script has loaded, a press opens the work on a page of its own.
  await page.waitForLoadState();
  await writeNote(page);
  const typed = await prescribe(page, page, activations);
  await order(page, page);
  await followUp(page);
  const cost = activations.count() - before;
  const pressed = await prescribeFavourite(page, activations);
  expectCost(cost, cost - typed + pressed);
  await expectAllDone(page);
  expect(new URL(page.url()).pathname).toBe(consultation);
});

test("what is typed beside a consultation stays: switched, closed, by the way back, and while the line is down", async ({
  page,
  organization,
}) => {
  await signIn(page, organization, account);
  await page.goto(CONSULTATION);
  const pane = page.locator("#work-pane");
  const work = paneOf(page);
  /** A press right after the pane has opened is taken for the second of a double one: pressed until it is shown. */
  const tab = (name: "notes" | "prescriptions" | "orders" | "results") =>
    expect(async () => {
      const pressed = pane.locator(`[data-work-tab=${name}]`);
      await pressed.click();
      await expect(pressed).toHaveAttribute("aria-current", "true", { timeout: 500 });
    }).toPass();

  await begin(page, "prescriptions");
  await work.locator("#name").fill("Amoxicillin");
  await tab("orders");
  await work.locator("#reason").fill("Cough");
  await tab("prescriptions");
  await expect(work.locator("#name")).toHaveValue("Amoxicillin");
  await tab("orders");
  await expect(work.locator("#reason")).toHaveValue("Cough");

  await page.goBack();
  await expect(pane).toBeHidden();
  await page.goForward();
  await expect(work.locator("#reason")).toHaveValue("Cough");

  await page.context().setOffline(true);
  await press(work, "button", t("laboratory:order.keep"));
  await expect(pane.getByRole("status")).toHaveText(t("desk:pane.lost"));
  await expect(work.locator("#reason")).toHaveValue("Cough");
  await page.context().setOffline(false);
  await work.getByRole("checkbox", { name: "C-reactive protein" }).check();
  await press(work, "button", t("laboratory:order.keep"));
  await expect(page.getByText(t("desk:done.orderSaved"))).toBeVisible();
  await expect(pane).toBeHidden();

  // A draft is gone on with, and its address leads back to it.
  await begin(page, "orders");
  await expect(work.locator("#reason")).toHaveValue("Cough");
  await page.reload();
  await expect(work.locator("#reason")).toHaveValue("Cough");
  await expectNoAxeViolations(page);
});

test("the keyboard opens and closes it, moves its edge, and goes on where it was", async ({ page, organization }) => {
  await signIn(page, organization, account);
  await page.goto(CONSULTATION);
  const link = page.locator(".desk-begin a[data-work=notes]");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(paneOf(page).getByRole("button", { name: t("note-editor:create.submit") })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  // Its tabs are the same again.
  await expect(link).toBeHidden();
  const edge = page.getByRole("separator");
  const width = Number(await edge.getAttribute("aria-valuenow"));
  await edge.press("ArrowRight");
  await expect(edge).toHaveAttribute("aria-valuenow", String(width - 5));
  await paneOf(page)
    .getByRole("button", { name: t("note-editor:create.submit") })
    .press("Escape");
  await expect(page.locator("#work-pane")).toBeHidden();
  await expect(link).toBeFocused();
});

test("on a phone it is a sheet over the consultation, opened by the thumb; without script the links lead to the pages", async ({
  openBrowser,
  organization,
}) => {
  const phone = await openBrowser({ viewport: { width: 375, height: 740 }, hasTouch: true });
  await signIn(phone, organization, account);
  await phone.goto(CONSULTATION);
  const consultation = phone.url();
  const bar = await phone.locator(".desk-begin").boundingBox();
  expect(bar?.y).toBeGreaterThan(740 / 2);
  await begin(phone, "orders");
  await expect(paneOf(phone).locator("#reason")).toHaveValue("Cough");
  expect((await phone.locator("#work-pane").boundingBox())?.width).toBe(375);
  await expectNoAxeViolations(phone);
  await press(phone, "button", t("desk:pane.close"));
  await expect(phone.locator("#work-pane")).toBeHidden();

  const scriptless = await openBrowser({ javaScriptEnabled: false });
  await signIn(scriptless, organization, account);
  await scriptless.goto(consultation);
  await scriptless.locator(".desk-begin [data-work=orders]").click();
  await expect(scriptless.locator("#reason")).toHaveValue("Cough");
});
