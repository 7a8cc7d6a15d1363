import { type Browser, chromium, expect } from "@playwright/test";
import { afterAll, beforeAll, test } from "vitest";
import { chromiumFlags, findChromium } from "../../scripts/chromium";
import { serveForTests, type TestServer } from "../../scripts/serve-for-tests";
import { wordsOf } from "../e2e/main-job/stations";
import { callScene, DOCTOR, enterCall, PATIENT, pressInMenu, seeEachOther } from "../support/rooms/call-pages";
import { fakeDevices, framesOf } from "../support/rooms/moving-picture";
import { openVideoServer } from "../support/rooms/video-server";

const t = wordsOf("en_US");
const SLOW = { timeout: 60_000 };

let browser: Browser;
let videoServer: Awaited<ReturnType<typeof openVideoServer>>;
let worker: TestServer;

beforeAll(async () => {
  const flags = [...chromiumFlags, ...fakeDevices, "--disable-features=WebRtcHideLocalIpsWithMdns"];
  browser = await chromium.launch({ executablePath: findChromium(), args: flags });
  videoServer = await openVideoServer(await browser.newPage());
  const { url: REALTIME_URL } = videoServer;
  worker = await serveForTests("soak-video-server", {
    ...{ REALTIME_APP_ID: "stand-in", REALTIME_APP_TOKEN: "the-token", REALTIME_URL },
  });
});
afterAll(async () => {
  await browser.close();
  videoServer.close();
  await worker.stop();
});

/** Connections of a page that were made, by what its browser counts: one to the server, whoever is in the call. */
const countConnections = () => {
  const made: RTCPeerConnection[] = [];
  const Plain = RTCPeerConnection;
  class Counted extends Plain {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      made.push(this);
    }
  }
  Object.assign(window, { RTCPeerConnection: Counted, connectionsMade: () => made.length });
};

test("three see moving pictures of each other by the server, by one connection each; it fails, and the call goes on", async () => {
  const { room, doctor, patient } = await callScene(worker, 2);
  const [, nurse] = room.staff;
  if (!nurse) throw new Error("no nurse");
  const coming = { before: countConnections };
  const staff = await enterCall(browser, room, doctor, coming);
  const guest = await enterCall(browser, room, patient, coming);
  const third = await enterCall(browser, room, nurse, coming);
  const pages = [
    [staff, DOCTOR],
    [guest, PATIENT],
    [third, "Nuria Number 0"],
  ] as const;
  for (const [page] of pages) await pressInMenu(page, t("video:call.grid"));
  await seeEachOther(pages);
  for (const [page] of pages) expect(await page.evaluate("connectionsMade()")).toBe(1);
  expect(videoServer.asked.filter(({ call }) => call === "POST sessions/new")).toHaveLength(3);
  expect([...new Set(videoServer.asked.map(({ bearer }) => bearer))]).toEqual(["Bearer the-token"]);
  for (const [page] of pages) expect(await page.content()).not.toContain("the-token");

  // A camera that is off and on again needs nothing of the server.
  const before = videoServer.asked.length;
  await guest.getByRole("button", { name: t("video:call.cameraOff") }).click();
  await expect(staff.getByText(t("video:call.cameraIsOff"), { exact: true })).toBeVisible();
  await guest.getByRole("button", { name: t("video:call.cameraOn") }).click();
  const shown = await framesOf(staff, PATIENT)();
  await expect.poll(framesOf(staff, PATIENT), SLOW).toBeGreaterThan(shown + 10);
  expect(videoServer.asked).toHaveLength(before);

  await videoServer.breakDown();
  const brokenAt = Date.now();
  const sinceBroken = () => Date.now() - brokenAt;
  const pairs = pages.flatMap(([page]) => pages.flatMap(([other, name]) => (other === page ? [] : [{ page, name }])));
  const known = await Promise.all(
    pages.map(async ([page]) => {
      await expect(page.getByText(t("video:quality.fellBack"))).toBeVisible(SLOW);
      return sinceBroken();
    }),
  );
  const moves = await Promise.all(
    pairs.map(async ({ page, name }) => {
      const stood = await framesOf(page, name)();
      await expect.poll(framesOf(page, name), { ...SLOW, intervals: [100] }).toBeGreaterThan(stood);
      return sinceBroken();
    }),
  );
  console.info(
    `without the server: each page knows after ${known.join(", ")} ms, pictures after ${moves.join(", ")} ms`,
  );
  expect(Math.max(...moves) - Math.min(...known)).toBeLessThan(5_000);
  await seeEachOther(pages);
});
