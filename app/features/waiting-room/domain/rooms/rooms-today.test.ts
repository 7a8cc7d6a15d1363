import { expect, test } from "vitest";
import { roomsToday } from "./rooms-today";

const at = (employeeId: string, startsAt: number, arrivedAt: number | null = null) => ({
  ...{ employeeId, startsAt, arrivedAt },
});

test("whoever has come waits, and the first of those who have not comes next", () => {
  const [late, soon, here] = [at("okafor", 30), at("okafor", 20), at("okafor", 10, 5)];
  expect(roomsToday([late, soon, here]).get("okafor")).toEqual({ waiting: 1, next: soon });
});

test("providers are counted by themselves, and nothing is said of one for whom nobody comes", () => {
  const rooms = roomsToday([at("okafor", 10, 5), at("rao", 20)]);
  expect(rooms.get("okafor")).toEqual({ waiting: 1, next: null });
  expect(rooms.get("rao")).toMatchObject({ waiting: 0, next: { startsAt: 20 } });
  expect(rooms.has("rosen")).toBe(false);
});
