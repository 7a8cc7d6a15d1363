import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import type { RoomIdentity } from "~/features/waiting-room/domain/room-state";
import { RoomConnection } from "~/features/waiting-room/realtime/room-connection";
import { lossyWorld, seededRandom, type Weather } from "./lossy-world";
import { doctor, guest, newRoom, type Room, RoomClient } from "./room-client";

const GUESTS = 16;
const STAFF = 4;
const EACH = 50;
const EVICTIONS = 10;
const TOTAL = (GUESTS + STAFF) * EACH;

const endpoints = { socket: "/", ticket: "/", poll: "/", send: "/", checkIn: "/", admit: "/", leave: "/", act: "/" };
const open: RoomConnection[] = [];

afterEach(() => {
  for (const connection of open.splice(0)) connection.stop();
});

function connect(room: Room, identity: RoomIdentity, weather: Weather): RoomConnection {
  const connection = new RoomConnection({ endpoints, route: () => "/" }, lossyWorld(room, identity, weather));
  connection.start();
  open.push(connection);
  return connection;
}

const messagesOf = (connection: RoomConnection) => connection.getState().chatRooms.flatMap((chat) => chat.messages);

/** Waits, for as long as a storm may take. */
const calm = (ask: () => void) => vi.waitFor(ask, { timeout: 60_000, interval: 20 });

test(
  "20 clients with 50 messages each lose, double and reorder none, while frames get lost and the room is evicted",
  { timeout: 90_000 },
  async () => {
    const seed = Date.now() % 1_000_000;
    const weather: Weather = { random: seededRandom(seed), lost: 0.04, speed: 50 };
    const room = newRoom();
    const patients = Array.from({ length: GUESTS }, (_, n) => guest(`p${n}`));
    const team = Array.from({ length: STAFF }, (_, n) => ({ ...doctor, memberId: `staff-${n}` }));
    const guests = patients.map((identity) => connect(room, identity, weather));
    const staff = team.map((identity) => connect(room, identity, weather));
    await calm(() => expect(guests.map((each) => each.getState().status)).toEqual(guests.map(() => "open")));
    for (const each of guests) each.checkIn(null);
    await calm(() => expect(guests.filter((each) => placeOf(each) === null)).toEqual([]));
    const places = guests.map(placeOf);

    for (let n = 0; n < EACH; n++) {
      guests.forEach((each, g) => each.send(`visit-p${g}`, `guest ${g} says ${n}`));
      staff.forEach((each, s) => each.send(`visit-p${(n + s) % GUESTS}`, `staff ${s} says ${n}`));
    }
    for (let n = 1; n <= EVICTIONS; n++) {
      const due = (n * TOTAL) / (EVICTIONS + 2);
      await calm(() => expect(Math.max(...staff.map((each) => messagesOf(each).length))).toBeGreaterThan(due));
      await vi.waitFor(() => evictDurableObject(room, { webSockets: n % 2 ? "close" : "hibernate" }));
    }

    const seeded = `seed ${seed}`;
    await calm(() =>
      expect(
        staff.map((each) => messagesOf(each).length),
        seeded,
      ).toEqual(staff.map(() => TOTAL)),
    );
    const [first] = staff;
    const all = first ? messagesOf(first) : [];
    expect(new Set(all.map(({ message }) => message)).size, seeded).toBe(TOTAL);
    for (let g = 0; g < GUESTS; g++) {
      expect(saidBy(all, `guest ${g}`), seeded).toEqual(Array.from({ length: EACH }, (_, n) => `guest ${g} says ${n}`));
    }
    await calm(() => {
      for (const [g, each] of guests.entries()) {
        const chat = all.filter(({ chatRoomId }) => chatRoomId === `visit-p${g}`);
        expect(messagesOf(each), seeded).toEqual(chat);
        expect(chat.map(({ seq }) => seq)).toEqual(chat.map((_, index) => index + 1));
      }
      expect(
        [...guests, ...staff].flatMap((each) => each.getState().pending),
        seeded,
      ).toEqual([]);
    });
    expect(await stored(room)).toBe(TOTAL);
    const back = await RoomClient.join(room, guest("p7"));
    expect(back.last("SNAPSHOT")?.queue).toMatchObject({ state: "waiting", place: places[7] });
  },
);

function placeOf(connection: RoomConnection): number | null {
  const { queue } = connection.getState();
  return queue?.kind === "guest" ? queue.place : null;
}

function saidBy(messages: readonly { message: string }[], who: string): string[] {
  return messages.map(({ message }) => message).filter((text) => text.startsWith(`${who} `));
}

function stored(room: Room): Promise<number> {
  return runInDurableObject(room, (_, state) =>
    Number(state.storage.sql.exec("SELECT count(*) AS n FROM messages").one().n),
  );
}
