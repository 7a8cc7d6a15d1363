import { devices, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../../scripts/chromium";
import { answerYes } from "../../support/answer-yes";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { expectRoomForLargeText } from "../../support/large-text";
import { mailedLink } from "../../support/mailed-link";
import { fakeDevices, framesOf } from "../../support/rooms/moving-picture";
import { arrive, book, FILM, sendFilm, signIn, VISITOR, VISITOR_NAME, wordsOf } from "./stations";

test.use({ launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, ...fakeDevices] } });

const DEVICES = ["camera", "microphone"];
const DOCTOR = "Ada Okafor";
const PHONE = {
  viewport: { width: 375, height: 812 },
  userAgent: devices["Pixel 7"].userAgent,
  hasTouch: true,
  isMobile: true,
};

/** As long as a person's: what goes away at its beginning may not move the button from under it. */
const PRESS = { delay: 100 };

const journeys = [
  { language: "English", locale: "en_US", dir: "ltr", scheme: "light", hello: "Good morning, doctor", byKey: true },
  { language: "Arabic", locale: "ar_BH", dir: "rtl", scheme: "dark", hello: "صباح الخير دكتور", byKey: false },
] as const;

/** Counts the tones that a page begins to play; how many gives what it has come to. */
async function countTones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const begin = OscillatorNode.prototype.start;
    Object.assign(window, { tones: 0 });
    OscillatorNode.prototype.start = function (...when) {
      Object.assign(window, { tones: Number(Reflect.get(window, "tones")) + 1 });
      begin.apply(this, when);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "tones")));
}

/** Wherever a page may keep an address that it was reached by, but the mail before it. */
async function tracesOf(page: Page): Promise<string> {
  const kept = await page.evaluate(() => {
    const entries = (Reflect.get(window, "navigation") as { entries(): { url: string }[] }).entries();
    return [
      ...entries.map(({ url }) => url),
      document.referrer,
      JSON.stringify({ ...sessionStorage, ...localStorage }),
    ];
  });
  return [...kept, await page.content()].join("\n");
}

/** How a page that plays a film is answered that asks for a piece of it. */
const statusOfPiece = (page: Page, address: string | null): Promise<number> =>
  page.evaluate(async (film) => (await fetch(film, { headers: { range: "bytes=0-9" } })).status, address ?? "");

for (const { language, locale, dir, scheme, hello, byKey } of journeys) {
  test.describe(`in ${language}`, () => {
    test.use({
      newOrganization: { locale, timeZone: "Europe/Madrid", undoWindowSeconds: 0 },
      // A stranger reads what their browser asks for.
      locale: locale.replace("_", "-"),
      colorScheme: scheme,
      // A part of a file that does not come through is part of the journey.
      allowedConsoleErrors: [/ERR_CONNECTION_FAILED/],
    });

    test("a stranger books, the doctor confirms, they meet in the waiting room, and the appointment is concluded", async ({
      page: doctor,
      openBrowser,
      operator,
      organization,
    }) => {
      test.setTimeout(150_000);
      const t = wordsOf(locale);
      const clinic = await openClinic(operator, organization);
      const patient = await openBrowser({ ...PHONE, colorScheme: scheme, permissions: DEVICES });
      await doctor.context().grantPermissions(DEVICES);

      await book(patient, t);
      await arrive(patient, t("booking:done.requestedTitle"));
      await expect(patient.locator("html")).toHaveAttribute("dir", dir);

      await signIn(doctor, t, clinic);
      await expect(doctor.getByRole("link", { name: VISITOR_NAME }).first()).toBeVisible();
      await expectNoAxeViolations(doctor);
      await doctor.getByRole("link", { name: VISITOR_NAME }).first().click();
      await arrive(doctor, VISITOR_NAME);
      await doctor.getByRole("button", { name: t("scheduling:actions.confirm"), exact: true }).click();
      await expect(doctor.getByText(t("common:appointmentStates.CONFIRMED")).first()).toBeVisible();
      await expectNoAxeViolations(doctor);

      const tones = await countTones(doctor);
      await doctor.goto("/secure/providerweb/e/waiting-room");
      await expect(doctor).toHaveURL(/\/waitingRoom\//);
      await doctor.getByLabel(t("rooms:desk.sound")).check();
      await expect(doctor).not.toHaveTitle(/^\(/);
      const tonesBefore = await tones();

      const link = await mailedLink(patient, VISITOR.email, "/r/");
      const rung = await countTones(patient);
      let activations = 1;
      const opened = Date.now();
      await patient.goto(link);
      // One page asks for the name and the devices, and keeps no secret in its address.
      await expect(patient).toHaveURL(/\/video$/);
      await arrive(patient, DOCTOR);
      await expect(patient.getByLabel(t("waiting-room:name.label"))).toHaveValue(VISITOR_NAME);
      activations += 1;
      await patient.getByRole("button", { name: t("video:check.join"), exact: true }).click();
      const joined = Date.now() - opened;
      // Only somebody whose appointment is near is told that they are next.
      const firstInLine = patient
        .getByText(t("waiting-room:queue.next"))
        .or(patient.getByText(t("waiting-room:queue.first")));
      // Who is elsewhere hears two tones; who looks elsewhere reads it in the tab's title.
      await expect(doctor.getByText(t("rooms:desk.arrived", { name: VISITOR_NAME }))).toBeVisible();
      await expect(doctor).toHaveTitle(/^\(1\) /);
      await expect.poll(tones).toBe(tonesBefore + 2);
      await expect(firstInLine).toBeVisible();
      await expectNoAxeViolations(patient);
      await patient.reload();
      await expect(firstInLine).toBeVisible();
      await patient.goBack();
      await patient.goForward();
      await expect(firstInLine).toBeVisible();
      expect(await tracesOf(patient)).not.toContain(link.split("/").at(-1));
      await expectRoomForLargeText(patient);

      await doctor.goto("/secure/providerweb/appointments");
      await expect(doctor.getByRole("link", { name: VISITOR_NAME }).first()).toBeVisible();
      await expectRoomForLargeText(doctor);

      await doctor.goto("/secure/providerweb/e/waiting-room");
      await expect(doctor.getByRole("listitem").filter({ hasText: VISITOR_NAME })).toHaveCount(1);
      await expectNoAxeViolations(doctor);
      await expectRoomForLargeText(doctor);

      await patient.getByRole("button", { name: t("video:panel.chat"), exact: true }).click();
      await patient.getByLabel(t("waiting-room:chat.message")).fill(hello);
      await patient.getByRole("button", { name: t("waiting-room:chat.send") }).click();
      await expect(doctor.getByRole("log").getByText(hello)).toBeVisible();
      await doctor.getByLabel(t("waiting-room:chat.message")).fill("1, 2, 3");
      await doctor.getByLabel(t("waiting-room:chat.message")).press("Enter");
      await expect(patient.getByRole("log").getByText("1, 2, 3")).toBeVisible();

      await sendFilm(patient, t);
      const film = doctor.getByRole("log").locator("video");
      await expect(film).toHaveAttribute("aria-label", FILM);
      expect(await statusOfPiece(doctor, await film.getAttribute("src"))).toBe(206);

      const start = new RegExp(`^${t("rooms:desk.startVideo")} ?, ${VISITOR_NAME}$`);
      // The next one is called in by a key too, also from within what is being written; it leads into the call.
      await (byKey ? doctor.keyboard.press("Alt+n") : doctor.getByRole("button", { name: start }).click(PRESS));
      await doctor.waitForURL(/\/video/);
      // They wait until the doctor joins, however long the check of the devices takes.
      await patient.getByRole("button", { name: t("video:panel.close") }).click();
      await expect(patient.getByText(t("video:wait.text"))).toBeVisible();
      const rungBefore = await rung();
      const calledIn = Date.now();
      await doctor.getByRole("button", { name: t("video:check.join"), exact: true }).click(PRESS);
      // The call opens by itself, and says so by a sound.
      const face = () => expect.poll(framesOf(patient, DOCTOR), { timeout: 20_000 }).toBeGreaterThan(5);
      await face();
      // Without the time in line, and all that is looked at meanwhile.
      const seconds = (joined + Date.now() - calledIn) / 1_000;
      console.info(`From the mail to the doctor's face: ${activations} activations, ${seconds} s.`);
      expect(activations).toBeLessThanOrEqual(2);
      expect(seconds).toBeLessThanOrEqual(15);
      expect(await rung()).toBeGreaterThan(rungBefore);
      await expect(doctor).not.toHaveTitle(/^\(/);
      await expectNoAxeViolations(patient);
      await patient.reload();
      await face();
      await doctor.goto("/secure/providerweb/e/waiting-room");
      await answerYes(doctor, t("waiting-room:doctor.conclude"), PRESS);
      await arrive(patient, t("waiting-room:concluded.title"));
      await expect(doctor.getByRole("listitem").filter({ hasText: VISITOR_NAME })).toHaveCount(0);
      await patient.reload();
      await arrive(patient, t("waiting-room:concluded.title"));
    });
  });
}
