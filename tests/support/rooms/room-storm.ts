import { expect, vi } from "vitest";
import type { RoomConnection } from "~/features/waiting-room/realtime/room-connection";

/** Who writes in a storm: each guest in the chat of their appointment, each of the staff in all of them in turn. */
export interface StormScene {
  guests: readonly RoomConnection[];
  staff: readonly RoomConnection[];
  /** The chat of a guest, by their number. */
  chatOf: (guest: number) => string;
}

export interface StormPlan {
  seed: number;
  /** Messages that each of them writes. */
  each: number;
  /** How often the room is struck while they write, and by what. */
  strikes: number;
  strike: (number: number) => Promise<unknown>;
  /** Longest wait for the next strike, or for all to have come, in milliseconds. */
  patience: number;
}

/** The messages that a client shows, chat by chat. */
export const messagesOf = (connection: RoomConnection) =>
  connection.getState().chatRooms.flatMap((chat) => chat.messages);

/** The place in the queue that a guest is shown; null while there is none. */
export function placeOf(connection: RoomConnection): number | null {
  const { queue } = connection.getState();
  return queue?.kind === "guest" ? queue.place : null;
}

/**
 * Lets all write at once while the room is struck, and sees that in the end every message is with everybody who may
 * read it: once, in the order in which its sender wrote, under the sequence that all others see. Gives the places in
 * the queue that the guests took before, and how many messages there were.
 */
export async function storm(scene: StormScene, plan: StormPlan): Promise<{ places: (number | null)[]; total: number }> {
  const { guests, staff, chatOf } = scene;
  const { each, strikes, seed, patience } = plan;
  const calm = (ask: () => void) => vi.waitFor(ask, { timeout: patience, interval: 50 });
  const total = (guests.length + staff.length) * each;
  await calm(() => expect(guests.map((one) => one.getState().status)).toEqual(guests.map(() => "open")));
  for (const one of guests) one.checkIn(null);
  await calm(() => expect(guests.filter((one) => placeOf(one) === null)).toEqual([]));
  const places = guests.map(placeOf);

  for (let n = 0; n < each; n++) {
    guests.forEach((one, g) => one.send(chatOf(g), `guest ${g} says ${n}`));
    staff.forEach((one, s) => one.send(chatOf((n + s) % guests.length), `staff ${s} says ${n}`));
  }
  for (let n = 1; n <= strikes; n++) {
    const due = (n * total) / (strikes + 2);
    await calm(() => expect(Math.max(...staff.map((one) => messagesOf(one).length))).toBeGreaterThan(due));
    await plan.strike(n);
  }
  await calm(() =>
    expect(
      staff.map((one) => messagesOf(one).length),
      `seed ${seed}`,
    ).toEqual(staff.map(() => total)),
  );
  await calm(() => seeNothingMissing(scene, plan));
  return { places, total };
}

function seeNothingMissing({ guests, staff, chatOf }: StormScene, { each, seed }: StormPlan): void {
  const seeded = `seed ${seed}`;
  const all = staff[0] ? messagesOf(staff[0]) : [];
  expect(new Set(all.map(({ message }) => message)).size, seeded).toBe(all.length);
  for (const [g, one] of guests.entries()) {
    const chat = all.filter(({ chatRoomId }) => chatRoomId === chatOf(g));
    expect(saidBy(chat, `guest ${g}`), seeded).toEqual(Array.from({ length: each }, (_, n) => `guest ${g} says ${n}`));
    expect(messagesOf(one), seeded).toEqual(chat);
    expect(chat.map(({ seq }) => seq)).toEqual(chat.map((_, index) => index + 1));
  }
  for (const one of staff) {
    expect(sorted(messagesOf(one)), seeded).toEqual(sorted(all));
  }
  for (const s of staff.keys()) {
    for (const g of guests.keys()) {
      const numbers = saidBy(
        all.filter(({ chatRoomId }) => chatRoomId === chatOf(g)),
        `staff ${s}`,
      ).map((text) => Number(text.split(" ").at(-1)));
      expect(numbers, seeded).toEqual([...numbers].sort((a, b) => a - b));
    }
  }
  expect(
    [...guests, ...staff].flatMap((one) => one.getState().pending),
    seeded,
  ).toEqual([]);
}

function sorted<T extends { id: string }>(messages: readonly T[]): T[] {
  return [...messages].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function saidBy(messages: readonly { message: string }[], who: string): string[] {
  return messages.map(({ message }) => message).filter((text) => text.startsWith(`${who} `));
}
