import type { Page } from "@playwright/test";
import { dayAt } from "../../support/booking";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { signIn } from "../../support/sign-in";

// A wording that cannot be saved is answered with 422.
test.use({ newOrganization: { timeZone: "UTC" }, allowedConsoleErrors: [/status of 422/] });

/** What is pushed to this browser is shown, and opens the page that it names, of this site alone. */
async function pushOnce(page: Page): Promise<void> {
  const context = page.context();
  const { origin } = new URL(page.url());
  await context.grantPermissions(["notifications"], { origin });
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await browser.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
  });
  const message = { title: "Suite", body: "An appointment has changed.", href: `${origin}/news`, tag: "1" };
  const registrationId = await registered;
  await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: "Suite", body: "An appointment has changed." }]);

  // Pressing it belongs to the system around the browser: the worker is told of it, and what it opens is noted.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const opened = await worker.evaluate<string[]>(`(async () => {
    const opened = [];
    self.clients.openWindow = (href) => Promise.resolve(void opened.push(href));
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    return opened;
  })()`);
  expect(opened).toEqual([`${origin}/news`]);
  await expect.poll(shown).toEqual([]);
}

test("a booking is heard of at once by the doctor's open page, listed at its side, and read", async ({
  page,
  operator,
  organization,
  openBrowser,
}) => {
  const { ids, doctor, password } = await openClinic(operator, organization);
  const lined = page.waitForEvent("websocket", (socket) => socket.url().endsWith("/realtime/userInbox"));
  await signIn(page, organization, { email: doctor, password });
  await page.goto("/secure/providerweb/home");
  await lined;

  const visitor = await openBrowser();
  await visitor.goto("/secure/providerweb/login");
  const booked = await visitor.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/servicesClientApi/bookAppointment", {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return answer.status;
    },
    {
      serviceOfferingId: ids.videoOffering,
      requestedEmployeeId: ids.doctor,
      startTime: dayAt(3, 11),
      firstName: "Ana",
      lastName: "Núñez",
      email: "ana@example.com",
      phoneCallingCode: "34",
      phone: "600112233",
      idempotencyKey: `notified-${organization.slug}`,
    },
  );
  expect(booked).toBe(200);

  const bell = page.getByRole("link", { name: "Notifications 1 unread notification" });
  await expect(bell).toBeVisible();
  await expect(page.locator("[aria-live]").filter({ hasText: /New (request|visit): / })).toBeVisible();
  await bell.click();
  const panel = page.getByRole("complementary", { name: "Notifications" });
  await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(panel.getByRole("article")).toHaveCount(1);
  await expectNoAxeViolations(page);
  await panel.getByRole("button", { name: "Mark all as read" }).click();
  await expect(panel.getByText("Unread")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);

  await page.goto("/secure/providerweb/notifications?lang=ar_BH");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByRole("article").getByRole("button").click();
  await page.waitForURL("**/appointments/view/**");

  await page.goto("/secure/providerweb/notifications/preferences?lang=ar_BH");
  await expectNoAxeViolations(page);
  await page.goto("/secure/providerweb/notifications/preferences?lang=en_US");
  const requests = page.getByRole("group", { name: "New appointment requests" });
  await requests.getByRole("checkbox", { name: "Email" }).uncheck();
  await page.getByRole("combobox", { name: "From" }).fill("at night");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: /^From: Enter a time/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("combobox", { name: "From" }).fill("22:00");
  await page.getByRole("combobox", { name: "Until" }).fill("08:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Changes saved." })).toBeVisible();
  await expect(requests.getByRole("checkbox", { name: "Email" })).not.toBeChecked();
  await expect(requests.getByRole("checkbox", { name: "Browser" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "From" })).toHaveValue("22:00");

  await pushOnce(page);
});

test("an administrator words a mail, with placeholders and by keyboard, and sees it before it is saved", async ({
  page,
  organization,
}) => {
  const templates = "/secure/providerweb/e/settings/notification-templates";
  await signIn(page, organization);
  await page.goto(templates);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Appointment confirmed", exact: true }).click();
  const subject = page.getByRole("textbox", { name: "Subject" });
  await subject.fill("Until ");
  await page.getByRole("textbox", { name: "Opening" }).fill("{{doctor}} <b>waits</b>");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("link", { name: "Opening: Use plain text, without HTML." })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("textbox", { name: "Opening" }).fill("{{doctor}} looks forward to it.");
  await subject.press("End");
  await page.getByRole("button", { name: "Insert {{date}}" }).press("Enter");
  await expect(subject).toHaveValue("Until {{date}}");
  await page.getByRole("button", { name: "Preview" }).press("Enter");
  await expect(page.getByText("Your changes are not saved yet.")).toBeVisible();
  const preview = page.frameLocator("iframe");
  // The first is what mail programs show in their list.
  await expect(preview.getByText("Dr Alex Reyes looks forward to it.").last()).toBeVisible();
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Changes saved." })).toBeVisible();
  await expect(subject).toHaveValue("Until {{date}}");

  await page.goto(`${templates}/confirmed?lang=ar_BH&language=ar_BH`);
  await expect(preview.locator("html")).toHaveAttribute("dir", "rtl");
  await expectNoAxeViolations(page);

  // The text of the same event: its length is counted while it is written.
  await page.goto(`${templates}/confirmed?lang=en_US`);
  await page.getByRole("link", { name: "Edit the text message for this event" }).click();
  const text = page.getByRole("textbox", { name: "Text message" });
  await text.fill("See you {{when}}");
  await expect(page.locator("[data-text-room]")).toHaveText("160");
  await text.fill("See you {{when}}, aquí");
  await expect(page.locator("[data-text-room]")).not.toHaveText("160");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Changes saved." })).toBeVisible();
  await expect(page.getByText(/^See you .+, aquí https?:/)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto("/secure/providerweb/settings/vp_notificationsettings?lang=ar_BH");
  await expectNoAxeViolations(page);
  await page.goto("/secure/providerweb/settings/vp_notificationsettings?lang=en_US");
  const calledOff = page.getByRole("checkbox", { name: "Patient: appointment or request canceled: Text message" });
  await calledOff.uncheck();
  await page.getByRole("region", { name: "Channels" }).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Changes saved." })).toBeVisible();
  await expect(calledOff).not.toBeChecked();
});
