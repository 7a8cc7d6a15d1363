import { type Browser, expect, type Page } from "@playwright/test";
import { inject, test } from "vitest";
import { paths } from "~/paths";
import { wordsOf } from "../e2e/main-job/stations";
import { launchBehind, openAs } from "../support/rooms/call-pages";
import { serveRoom, type Attendant } from "../support/rooms/served-room";
import { asItIs, SignalProxy } from "../support/rooms/signal-proxy";

const t = wordsOf("en_US");
const SLOW = { timeout: 30_000 };
const SECOND = t("waiting-room:queue.place", { place: 2 });

async function arrive(page: Page, roomId: string): Promise<void> {
  await page.goto(paths.waitingRooms());
  await page.goto(paths.waitingRoom(roomId));
  await page.getByRole("button", { name: t("waiting-room:name.submit") }).click();
  await expect(page.getByLabel(t("waiting-room:chat.message"))).toBeVisible(SLOW);
}

test("reload, back and forward, and a minute without any network keep the place, and staff see everyone once", async () => {
  const served = inject("served");
  const room = await serveRoom(served, { guests: 2, staff: 1 });
  const proxy = await SignalProxy.open(served.port, asItIs);
  const plain = await SignalProxy.open(served.port, asItIs);
  const browsers: Browser[] = [];
  const open = async (who: Attendant | undefined, by: SignalProxy) => {
    if (!who) throw new Error("nobody is here");
    const browser = await launchBehind(by, room.organization);
    browsers.push(browser);
    return openAs(browser, room, who);
  };
  try {
    await arrive(await open(room.guests[0], plain), room.roomId);
    const guest = await open(room.guests[1], proxy);
    await guest.clock.install();
    await arrive(guest, room.roomId);
    const staff = await open(room.staff[0], plain);
    await staff.goto(paths.waitingRoom(room.roomId));
    const opening = staff.getByRole("button", { name: t("waiting-room:chat.open") });
    // Messages are items of a list too, with the sender's name; one who waits can be opened.
    const waiting = staff.getByRole("listitem").filter({ hasText: "Guest Number 1" }).filter({ has: opening });
    const keepsPlace = async () => {
      await expect(guest.getByText(SECOND)).toBeVisible(SLOW);
      await expect(waiting).toHaveCount(1);
    };
    await waiting.getByRole("button", { name: t("waiting-room:chat.open") }).click();
    /** What is written gets there once: the page stands, with its line. */
    const writes = async (text: string) => {
      await guest.getByLabel(t("waiting-room:chat.message")).fill(text);
      await guest.getByRole("button", { name: t("waiting-room:chat.send") }).click();
    };
    const isRead = (text: string) => expect(staff.getByRole("log").getByText(text)).toHaveCount(1, SLOW);
    await keepsPlace();
    await guest.reload();
    await keepsPlace();
    await guest.goBack();
    await guest.goForward();
    await keepsPlace();

    await writes("Back again");
    await isRead("Back again");

    proxy.hold();
    proxy.silenceSockets();
    await guest.clock.runFor(60_000);
    await expect(guest.getByText(t("waiting-room:connection.lost"))).toBeVisible(SLOW);
    await writes("Written without a network");
    proxy.resume();
    const resumedAt = Date.now();
    await expect(guest.getByText(t("waiting-room:connection.lost"))).toBeHidden(SLOW);
    console.info(`after a minute without network the line was back in ${Date.now() - resumedAt} ms`);
    await keepsPlace();
    await isRead("Written without a network");
  } finally {
    for (const browser of browsers) await browser.close();
    proxy.close();
    plain.close();
  }
});
