import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, vi } from "vitest";
import type { RoomIdentity } from "~/features/waiting-room/domain/rooms/room-state";
import { RoomConnection } from "~/features/waiting-room/realtime/room-connection";
import { LossySocket, type OpenSocket, seededRandom, type Weather } from "../../support/rooms/lossy-line";
import { storm } from "../../support/rooms/room-storm";
import { doctor, guest, newRoom, type Room, RoomClient } from "./room-client";

const endpoints = {
  socket: "/",
  ticket: "/",
  poll: "/",
  send: "/",
  checkIn: "/checkIn",
  admit: "/",
  leave: "/",
  act: "/",
};

const opener =
  (room: Room): OpenSocket =>
  async ({ onText, onClose }) => {
    const response = await room.fetch("https://room.invalid/", { headers: { Upgrade: "websocket" } });
    const socket = response.webSocket;
    if (!socket) throw new Error("no socket");
    socket.accept();
    socket.addEventListener("message", (event) => onText(String(event.data)));
    socket.addEventListener("close", (event) => onClose(event.code));
    socket.addEventListener("error", () => onClose(1006));
    return { send: (text) => socket.send(text), close: () => socket.close(1000) };
  };

/** A client whose frames to and from the room get lost and whose connections are cut. */
function connect(room: Room, identity: RoomIdentity, weather: Weather): RoomConnection {
  const connection = new RoomConnection(
    { endpoints, route: () => "/" },
    {
      createSocket: (_url, handlers) => new LossySocket(opener(room), handlers, weather),
      fetch: async (url) =>
        Response.json(
          url === endpoints.checkIn
            ? await room.checkIn(identity, { name: null })
            : await room.issueTicket(identity, Date.now()),
        ),
      after: (ms, run) => {
        const timer = setTimeout(run, ms / weather.speed);
        return () => clearTimeout(timer);
      },
      now: () => performance.now() * weather.speed,
      // No network loses single frames of a socket: what is lost here must not be taken for a cut.
      isLookedAt: () => false,
      random: weather.random,
      newId: () => crypto.randomUUID(),
    },
  );
  connection.start();
  return connection;
}

export interface RoomRound extends Omit<Weather, "random"> {
  seed: number;
  guests: number;
  staff: number;
  each: number;
  evictions: number;
  patience: number;
}

/** One storm in a room of its own that is evicted again and again, its sockets kept and closed by turns. */
export async function stormInWorkerd(round: RoomRound): Promise<void> {
  const { seed, evictions, each, patience } = round;
  const weather: Weather = { ...round, random: seededRandom(seed) };
  const room = newRoom();
  const patients = Array.from({ length: round.guests }, (_, n) => guest(`p${n}`));
  const team = Array.from({ length: round.staff }, (_, n) => ({ ...doctor, memberId: `staff-${n}` }));
  const guests = patients.map((identity) => connect(room, identity, weather));
  const staff = team.map((identity) => connect(room, identity, weather));
  try {
    const { places, total } = await storm(
      { guests, staff, chatOf: (g) => `visit-p${g}` },
      {
        ...{ seed, each, patience, strikes: evictions },
        strike: (n) => vi.waitFor(() => evictDurableObject(room, { webSockets: n % 2 ? "close" : "hibernate" })),
      },
    );
    expect(await stored(room)).toBe(total);
    const back = await RoomClient.join(room, guest("p7"));
    expect(back.last("SNAPSHOT")?.queue).toMatchObject({ state: "waiting", place: places[7] });
  } finally {
    for (const connection of [...guests, ...staff]) connection.stop();
  }
}

function stored(room: Room): Promise<number> {
  return runInDurableObject(room, (_, state) =>
    Number(state.storage.sql.exec("SELECT count(*) AS n FROM messages").one().n),
  );
}
