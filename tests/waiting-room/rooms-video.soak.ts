import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { afterAll, beforeAll, inject, test } from "vitest";
import { chromiumFlags, findChromium } from "../../scripts/chromium";
import { wordsOf } from "../e2e/main-job/stations";
import { callScene, DOCTOR, enterCall, PATIENT, seeEachOther, write } from "../support/call-pages";
import { fakeDevices, framesOf } from "../support/moving-picture";
import { byRelay, SignalProxy } from "../support/signal-proxy";
import { UdpRelay } from "../support/udp-relay";

const t = wordsOf("en_US");
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
  // With a code: a close without one is not answered by the local proxy, and the browser waits ten seconds for that.
  Object.assign(window, { WebSocket: Kept, cutSockets: () => open.splice(0).forEach((socket) => socket.close(4000)) });
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

test("a socket that is cut leaves the picture running, and the chat is back within three seconds", async () => {
  const { room, doctor, patient } = await callScene(inject("served"), 1);
  const staff = await enterCall(browser, room, doctor);
  const guest = await enterCall(browser, room, patient, { before: keepSockets });
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
  const { room, doctor, patient } = await callScene(inject("served"), 3);
  const pages: [Page, string][] = [[await enterCall(browser, room, doctor), DOCTOR]];
  pages.push([await enterCall(browser, room, patient), PATIENT]);
  for (const [n, nurse] of room.staff.slice(1).entries())
    pages.push([await enterCall(browser, room, nurse), `Nuria Number ${n}`]);
  for (const [page] of pages) await page.getByText(t("video:call.grid"), { exact: true }).click(SLOW);
  await seeEachOther(pages);
});

test("eight seconds without any media or signal: the call comes back by itself, with moving pictures", async () => {
  const { room, doctor, patient } = await callScene(inject("served"), 1);
  const relay = new UdpRelay();
  const proxy = await SignalProxy.open(inject("served").port, byRelay(relay));
  const { host, url } = room.organization;
  const served = `${host.replace(/:\d+$/, "")}:${new URL(url).port}`;
  // The pages know only the Worker's own address; what goes there passes the proxy.
  const proxied = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, ...fakeDevices, `--host-resolver-rules=MAP ${served} 127.0.0.1:${proxy.port}`],
  });
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
