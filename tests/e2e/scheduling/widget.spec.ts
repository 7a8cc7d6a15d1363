import { chromiumFlags, findChromium } from "../../../scripts/chromium";
import { servePractice, type ServedPractice } from "../../support/booking";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { serveSite, type EmbeddingSite } from "../../support/embedding-site";
import { signIn } from "../../support/sign-in";

// The browser keeps no cookie and no storage for what stands in another site's page.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, "--test-third-party-cookie-phaseout"],
  },
  allowedConsoleErrors: [/status of 422|frame-ancestors/],
});

const SETTING = "/secure/providerweb/e/settings/booking-widget";

let practice: ServedPractice;
let site: EmbeddingSite;
let pasted = "";

test.beforeAll(async ({ operator }) => {
  practice = await servePractice(operator, { brandColour: "#7a1f4d" });
  site = await serveSite(() => pasted);
});
test.afterAll(() => site.stop());

/** The snippet of the practice, as its settings show it. */
const snippet = (attributes = "") => {
  const { url, organizationId } = practice.organization;
  const address = `${url}/app/appointments/appointmentWidgetUsingReact/${organizationId}`;
  return `<a href="${address}">Book with us</a>\n<script async src="${url}/widget.js" data-organization="${organizationId}"${attributes}></script>`;
};

test("what the settings give to copy books an appointment inside another site, where no cookie is kept", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ baseURL: practice.organization.url });
  await signIn(page, practice.organization);
  await page.goto(SETTING);
  const sites = page.getByLabel("Sites that can show it, one per line");
  await sites.fill("clinic.example/booking");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter one site per line");
  await sites.fill(site.origin);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").first()).toContainText("Changes saved.");
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  pasted = (await page.getByTestId("snippet").textContent()) ?? "";

  const visitor = await openBrowser();
  await visitor.goto(site.origin);
  const element = visitor.locator("iframe");
  const frame = visitor.frameLocator("iframe");
  const heading = frame.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Which service do you need?");
  const step = frame.getByText(/^Step \d/);
  await expect(step).toHaveText("Step 1");
  await expect(element).toHaveAttribute("title", /^Book an appointment – /);
  await expect(visitor.getByRole("link")).toHaveCount(0);
  expect(await frame.locator("html").evaluate(() => ((document.cookie = "probe=1"), document.cookie))).toBe("");
  let activations = 1;
  await frame.getByRole("radio", { name: /Video/ }).first().click();
  const activate = async (name: string) => {
    activations += 1;
    await frame.getByRole("button", { name, exact: true }).click();
  };
  await activate("Continue");
  await expect(heading).toHaveText("Who would you like to see?");
  await expect(step).toHaveText(/^Step 2( of 4)?$/);
  await expect(frame.getByText("We cannot hold this time")).toHaveCount(0);
  await expectNoAxeViolations(visitor);
  activations += 1;
  await frame
    .getByRole("button", { name: /^\d{1,2}:\d{2}/ })
    .first()
    .click();
  await expect(step).toHaveText("Step 4 of 4");
  await expect(frame.getByText("We cannot hold this time while you fill in the form.")).toBeVisible();
  await frame.getByLabel("First name").fill("Ana");
  await frame.getByLabel("Last name").fill("Núñez");
  await frame.getByLabel("Email address").fill("ana@example.com");
  await expect(frame.getByRole("link", { name: /account/ })).toHaveCount(0);
  // Nothing of the form is cut off: the frame is as high as its content.
  const left = () => frame.locator("html").evaluate((root) => root.scrollHeight - root.clientHeight);
  await expect.poll(left).toBe(0);
  await activate("Book this appointment");
  await expect(heading).toHaveText("Your request has been sent");
  process.stdout.write(`In another site a stranger books in ${activations} activations.\n`);
  expect(activations).toBeLessThanOrEqual(4);
  await expect(frame.getByRole("link", { name: "Add to your calendar" })).toBeVisible();
  expect(await visitor.context().cookies()).toEqual([]);

  // A site that is not listed is refused, and there the plain link comes back.
  const stranger = await serveSite(() => pasted);
  await visitor.clock.install();
  await visitor.goto(stranger.origin);
  await expect(visitor.locator("iframe")).toBeVisible();
  await visitor.clock.fastForward(16_000);
  await expect(visitor.getByRole("link", { name: /^Book an appointment/ })).toBeVisible();
  await expect(visitor.locator("iframe")).toHaveCount(0);
  await stranger.stop();
});

test("without script it is a plain link; in Arabic and by night it reads from the right and is without fault", async ({
  openBrowser,
}) => {
  pasted = snippet(' data-locale="ar_BH" data-theme="dark" data-kind="video" data-colour="#1f3d7a"');
  const visitor = await openBrowser({ viewport: { width: 375, height: 800 } });
  await visitor.goto(site.origin);
  const root = visitor.frameLocator("iframe").locator("html");
  await expect(root).toHaveAttribute("dir", "rtl");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(root).toHaveAttribute("style", /--org-brand:\s?#1f3d7a/);
  await expectNoAxeViolations(visitor);

  const plain = await openBrowser({ javaScriptEnabled: false });
  await plain.goto(site.origin);
  await plain.getByRole("link", { name: "Book with us" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toBeVisible();
});
