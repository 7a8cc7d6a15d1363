import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { afterAll, beforeAll, inject, test } from "vitest";
import { chromiumFlags, findChromium } from "../../scripts/chromium";
import { wordsOf } from "../e2e/main-job/stations";
import {
  callScene,
  DOCTOR,
  enterCall,
  launchBehind,
  PATIENT,
  pressInMenu,
  seeEachOther,
  write,
} from "../support/rooms/call-pages";
import { fakeDevices, framesOf } from "../support/rooms/moving-picture";
import { asItIs, byRelay, SignalProxy } from "../support/rooms/signal-proxy";
import { UdpRelay } from "../support/rooms/udp-relay";

const t = wordsOf("en_US");
const SLOW = { timeout: 60_000 };

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...fakeDevices] });
});
afterAll(() => browser.close());

/** What runs in a page before its own scripts: sockets that a test can close. */
const keepSockets = () => {
  const open: WebSocket[] = [];
  const Plain = WebSocket;
  class Kept extends Plain {
    constructor(url: string | URL) {
      super(url);
      open.push(this);
    }
  }
  Object.assign(window, { WebSocket: Kept, closeSockets: () => open.splice(0).forEach((socket) => socket.close()) });
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

test("with sockets blocked a patient gets into the call, is seen and writes, by polling", async () => {
  const { room, doctor, patient } = await callScene(inject("served"), 1);
  const staff = await enterCall(browser, room, doctor);
  const guest = await enterCall(browser, room, patient, { before: blockSockets });
  await seeEachOther([
    [staff, DOCTOR],
    [guest, PATIENT],
  ]);
  await write(guest, staff, "I see you without a socket");
});

const cuts: Record<string, (proxy: SignalProxy, page: Page) => unknown> = {
  // The local proxy does not answer a close without a code, and the browser waits ten seconds for that.
  "closed without an answer": (_, page) => page.evaluate("closeSockets()"),
  destroyed: (proxy) => proxy.destroySockets(),
  "silent without a word": (proxy) => proxy.silenceSockets(),
};

test("a socket that is cut leaves the picture running, and the chat is back within three seconds, however it is cut", async () => {
  const { room, doctor, patient } = await callScene(inject("served"), 1);
  const proxy = await SignalProxy.open(inject("served").port, asItIs);
  const proxied = await launchBehind(proxy, room.organization);
  try {
    const staff = await enterCall(browser, room, doctor);
    const guest = await enterCall(proxied, room, patient, { before: keepSockets });
    await seeEachOther([
      [staff, DOCTOR],
      [guest, PATIENT],
    ]);
    for (const [how, cut] of Object.entries(cuts)) {
      const before = await framesOf(staff, PATIENT)();
      const cutAt = Date.now();
      await cut(proxy, guest);
      // Both ways: what the cut side writes, and what it is written.
      await write(guest, staff, `Written after it was ${how}`);
      await write(staff, guest, `Read after it was ${how}`);
      const took = Date.now() - cutAt;
      console.info(`${how}: chat back after ${took} ms`);
      expect(took).toBeLessThan(3_000);
      await expect.poll(framesOf(staff, PATIENT)).toBeGreaterThan(before + 10);
    }
  } finally {
    await proxied.close();
    proxy.close();
  }
});

test("four people see more than thirty moving pictures of each other, all alike", async () => {
  const { room, doctor, patient } = await callScene(inject("served"), 3);
  const pages: [Page, string][] = [[await enterCall(browser, room, doctor), DOCTOR]];
  pages.push([await enterCall(browser, room, patient), PATIENT]);
  for (const [n, nurse] of room.staff.slice(1).entries())
    pages.push([await enterCall(browser, room, nurse), `Nuria Number ${n}`]);
  for (const [page] of pages) await pressInMenu(page, t("video:call.grid"));
  await seeEachOther(pages);
});

test("eight seconds without any media or signal: the call comes back by itself, with moving pictures", async () => {
  const { room, doctor, patient } = await callScene(inject("served"), 1);
  const relay = new UdpRelay();
  const proxy = await SignalProxy.open(inject("served").port, byRelay(relay));
  const proxied = await launchBehind(proxy, room.organization);
  try {
    const staff = await enterCall(proxied, room, doctor);
    const guest = await enterCall(proxied, room, patient);
    const pages = [
      [staff, DOCTOR],
      [guest, PATIENT],
    ] as const;
    await seeEachOther(pages);
    expect(relay.count.passed).toBeGreaterThan(100);

    relay.paused = true;
    proxy.hold();
    const pausedAt = Date.now();
    // What was on its way is shown; from then on the pictures stand.
    const still = async () => {
      const before = await Promise.all([framesOf(staff, PATIENT)(), framesOf(guest, DOCTOR)()]);
      await staff.waitForTimeout(1_000);
      const after = await Promise.all([framesOf(staff, PATIENT)(), framesOf(guest, DOCTOR)()]);
      return after.every((count, n) => count === before[n]) ? after : null;
    };
    await expect.poll(still, SLOW).not.toBeNull();
    const stood = (await still()) ?? [0, 0];
    await staff.waitForTimeout(8_000 - (Date.now() - pausedAt));
    relay.paused = false;
    proxy.resume();
    const resumedAt = Date.now();
    await expect.poll(framesOf(staff, PATIENT), SLOW).toBeGreaterThan((stood[0] ?? 0) + 10);
    await expect.poll(framesOf(guest, DOCTOR), SLOW).toBeGreaterThan((stood[1] ?? 0) + 10);
    const took = Date.now() - resumedAt;
    console.info(`paused ${resumedAt - pausedAt} ms, ${relay.count.dropped} datagrams lost; back after ${took} ms`);
    expect(resumedAt - pausedAt).toBeGreaterThanOrEqual(8_000);
    await write(guest, staff, "Are you there again?");
  } finally {
    await proxied.close();
    proxy.close();
    relay.close();
  }
});
