import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { afterAll, beforeAll, inject, test } from "vitest";
import { paths } from "~/paths";
import { chromiumFlags, findChromium } from "../../scripts/chromium";
import { wordsOf } from "../e2e/main-job/stations";
import { fakeDevices, framesOf } from "../support/moving-picture";
import { type Attendant, serveRoom, type ServedRoom } from "../support/served-room";

const t = wordsOf("en_US");
const DOCTOR = "Ada Okafor";
const PATIENT = "Guest Number 0";
const SLOW = { timeout: 60_000 };

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...fakeDevices] });
});
afterAll(() => browser.close());

/** What runs in a page before its own scripts: sockets that a test can cut, or that never open. */
const keepSockets = () => {
  const open: WebSocket[] = [];
  const Plain = WebSocket;
  class Kept extends Plain {
    constructor(url: string | URL) {
      super(url);
      open.push(this);
    }
  }
  Object.assign(window, { WebSocket: Kept, cutSockets: () => open.splice(0).forEach((socket) => socket.close()) });
};
const blockSockets = () => {
  class Blocked extends EventTarget {
    constructor() {
      super();
      setTimeout(() => this.dispatchEvent(new CloseEvent("close", { code: 1006 })));
    }
    send(): void {}
    close(): void {}
  }
  Object.assign(window, { WebSocket: Blocked });
};

/** Somebody's own browser on the page of the visit, with their devices on and in the call. */
async function enterCall(room: ServedRoom, who: Attendant, before: () => void = keepSockets): Promise<Page> {
  const { url, host } = room.organization;
  const context = await browser.newContext({ baseURL: url, permissions: ["camera", "microphone"] });
  const [name = "", value = ""] = who.cookie.split("=");
  await context.addCookies([{ name, value, url: `https://${host}`, secure: true, httpOnly: true, sameSite: "Lax" }]);
  await context.addInitScript(before);
  const page = await context.newPage();
  await page.goto(paths.waitingRoomVideo(room.roomId, room.guests[0]?.chatRoomId ?? ""));
  await page.getByRole("button", { name: t("video:check.both") }).click();
  await page.getByRole("button", { name: t("video:check.join") }).click();
  return page;
}

async function scene(staff: number): Promise<{ room: ServedRoom; doctor: Attendant; patient: Attendant }> {
  const room = await serveRoom(inject("served"), { guests: 1, staff });
  const [doctor] = room.staff;
  const [patient] = room.guests;
  if (!doctor || !patient) throw new Error("nobody is here");
  return { room, doctor, patient };
}

async function seeEachOther(pages: readonly (readonly [Page, string])[]): Promise<void> {
  for (const [page] of pages) {
    for (const [other, name] of pages) {
      if (other !== page) await expect.poll(framesOf(page, name), SLOW).toBeGreaterThan(30);
    }
  }
}

async function write(from: Page, to: Page, text: string): Promise<void> {
  await from.getByLabel(t("waiting-room:chat.message")).fill(text);
  await from.getByRole("button", { name: t("waiting-room:chat.send") }).click();
  await expect(to.getByRole("log").getByText(text)).toBeVisible();
}

test("with sockets blocked a patient gets into the call, is seen and writes, by polling", async () => {
  const { room, doctor, patient } = await scene(1);
  const staff = await enterCall(room, doctor);
  const guest = await enterCall(room, patient, blockSockets);
  await seeEachOther([
    [staff, DOCTOR],
    [guest, PATIENT],
  ]);
  await write(guest, staff, "I see you without a socket");
});

test("a socket that is cut leaves the picture running, and the chat is back within three seconds", async () => {
  const { room, doctor, patient } = await scene(1);
  const staff = await enterCall(room, doctor);
  const guest = await enterCall(room, patient);
  await seeEachOther([
    [staff, DOCTOR],
    [guest, PATIENT],
  ]);
  const before = await framesOf(staff, PATIENT)();
  const cutAt = Date.now();
  await guest.evaluate("cutSockets()");
  await write(guest, staff, "Back again");
  const took = Date.now() - cutAt;
  console.info(`chat back after ${took} ms`);
  expect(took).toBeLessThan(3_000);
  await expect.poll(framesOf(staff, PATIENT)).toBeGreaterThan(before + 10);
});

test("four people see more than thirty moving pictures of each other, all alike", async () => {
  const { room, doctor, patient } = await scene(3);
  const pages: [Page, string][] = [[await enterCall(room, doctor), DOCTOR]];
  pages.push([await enterCall(room, patient), PATIENT]);
  for (const [n, nurse] of room.staff.slice(1).entries())
    pages.push([await enterCall(room, nurse), `Nuria Number ${n}`]);
  for (const [page] of pages) await page.getByText(t("video:call.grid"), { exact: true }).click(SLOW);
  await seeEachOther(pages);
});
