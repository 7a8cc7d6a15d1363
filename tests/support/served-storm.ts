import { RoomConnection } from "~/features/waiting-room/realtime/room-connection";
import { paths } from "~/paths";
import { LossySocket, seededRandom, type Weather } from "./rooms/lossy-line";
import { storm, type StormPlan } from "./rooms/room-storm";
import { type Attendant, serveRoom, type ServedRoom } from "./rooms/served-room";
import type { Operator } from "./organization";

export interface ServedRound extends Omit<Weather, "random">, StormPlan {
  guests: number;
  staff: number;
}

/** One storm in a room of the served Worker, by the client that the pages run. */
export async function stormServed(operator: Operator, round: ServedRound): Promise<void> {
  const room = await serveRoom(operator, round);
  const weather: Weather = { ...round, random: seededRandom(round.seed) };
  const guests = room.guests.map((who) => connect(room, who, weather));
  const staff = room.staff.map((who) => connect(room, who, weather));
  try {
    await storm({ guests, staff, chatOf: (g) => room.guests[g]?.chatRoomId ?? "none" }, round);
  } finally {
    for (const connection of [...guests, ...staff]) connection.stop();
  }
}

function connect(room: ServedRoom, who: Attendant, weather: Weather): RoomConnection {
  const connection = new RoomConnection(
    { endpoints: paths.waitingRoomEndpoints(room.roomId), route: () => "/" },
    {
      createSocket: (_path, handlers) => new LossySocket((heard) => room.openSocket(who, heard), handlers, weather),
      fetch: (path, init) => room.fetch(who, path, init),
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
