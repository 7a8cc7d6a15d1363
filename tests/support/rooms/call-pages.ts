import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { chromiumFlags, findChromium } from "../../../scripts/chromium";
import { wordsOf } from "../../e2e/main-job/stations";
import { fakeDevices, framesOf } from "./moving-picture";
import type { TestOrganization } from "../organization";
import { type Attendant, serveRoom, type ServedRoom } from "./served-room";
import type { Operator } from "../organization";
import type { SignalProxy } from "./signal-proxy";

const t = wordsOf("en_US");
const SLOW = { timeout: 60_000 };

/** The doctor and the patient of a served room, by the names that the others see. */
export const DOCTOR = "Ada Okafor";
export const PATIENT = "Guest Number 0";

export interface CallScene {
  room: ServedRoom;
  doctor: Attendant;
  patient: Attendant;
}

/** A room with one patient, its doctor, and so many nurses that there are `staff` in all. */
export async function callScene(operator: Operator, staff: number): Promise<CallScene> {
  const room = await serveRoom(operator, { guests: 1, staff });
  const [doctor] = room.staff;
  const [patient] = room.guests;
  if (!doctor || !patient) throw new Error("nobody is here");
  return { room, doctor, patient };
}

type CallOrganization = Pick<TestOrganization, "url" | "host">;

/** How somebody comes: what runs in their page before its own scripts, and by which address. */
export interface Coming {
  before?: () => void;
  organization?: CallOrganization;
  options?: BrowserContextOptions;
}

/** A browser whose pages know only the Worker's own address, and reach it through a proxy. */
export function launchBehind(proxy: SignalProxy, { host, url }: CallOrganization): Promise<Browser> {
  const served = `${host.replace(/:\d+$/, "")}:${new URL(url).port}`;
  const rules = `--host-resolver-rules=MAP ${served} 127.0.0.1:${proxy.port}`;
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...fakeDevices, rules] });
}

/** Somebody's own browser, which the Worker knows as theirs. */
export async function openAs(browser: Browser, room: ServedRoom, who: Attendant, coming: Coming = {}): Promise<Page> {
  const { url, host } = coming.organization ?? room.organization;
  const context = await browser.newContext({
    ...{ baseURL: url, permissions: ["camera", "microphone"] },
    ...coming.options,
  });
  const [name = "", value = ""] = who.cookie.split("=");
  await context.addCookies([{ name, value, url: `https://${host}`, secure: true, httpOnly: true, sameSite: "Lax" }]);
  if (coming.before) await context.addInitScript(coming.before);
  return context.newPage();
}

/** Somebody's own browser on the page of the appointment, with their devices on and in the call. */
export async function enterCall(
  browser: Browser,
  room: ServedRoom,
  who: Attendant,
  coming: Coming = {},
): Promise<Page> {
  const page = await openAs(browser, room, who, coming);
  await page.goto(paths.waitingRoomVideo(room.roomId, room.guests[0]?.chatRoomId ?? ""));
  await page.getByRole("button", { name: t("video:check.both") }).click();
  await page.getByRole("button", { name: t("video:check.join") }).click();
  return page;
}

/** Each of these pages shows more than thirty different pictures of each other one. */
export async function seeEachOther(pages: readonly (readonly [Page, string])[]): Promise<void> {
  for (const [page] of pages) {
    for (const [other, name] of pages) {
      if (other !== page) await expect.poll(framesOf(page, name), SLOW).toBeGreaterThan(30);
    }
  }
}

const barOf = (page: Page) => page.getByRole("group", { name: t("video:call.controls") });

/** Has the chat beside the call shown. */
export async function showChat(page: Page): Promise<void> {
  const tab = barOf(page).getByRole("button", { name: t("video:panel.chat") });
  if ((await tab.getAttribute("aria-expanded")) !== "true") await tab.click();
  await expect(page.getByRole("log")).toBeVisible();
}

/** Presses what stands in the call's menu. */
export async function pressInMenu(page: Page, name: string): Promise<void> {
  await barOf(page)
    .getByRole("button", { name: t("video:call.more"), exact: true })
    .click();
  await page.getByRole("button", { name, exact: true }).click();
}

/** Ends the appointment or session of a call, with the answer to what is asked before. */
export async function endCall(page: Page, name: string): Promise<void> {
  await barOf(page)
    .getByRole("button", { name: t("video:call.end"), exact: true })
    .click();
  await page.getByRole("button", { name, exact: true }).click();
}

/** Somebody writes in the chat beside, and it is there at the other side. */
export async function write(from: Page, to: Page, text: string): Promise<void> {
  for (const page of [from, to]) await showChat(page);
  await from.getByLabel(t("waiting-room:chat.message")).fill(text);
  await from.getByRole("button", { name: t("waiting-room:chat.send") }).click();
  await expect(to.getByRole("log").getByText(text)).toBeVisible({ timeout: 30_000 });
}
