import { expect, test } from "vitest";
import { APPOINTMENT_STATE as S } from "../../domain/appointments/appointment-states";
import { boxOf, shapeOf } from "./appointment-look";

const arrival = { arrivedAt: 0, way: "DESK", calledAt: null, room: "", leftAt: null } as const;

test("the calendar shows who is here as such, and not as merely confirmed", () => {
  expect([S.CONFIRMED, S.CONFIRMED_WALKIN].map((stateId) => shapeOf({ stateId, arrival }))).toEqual(["here", "here"]);
  expect(shapeOf({ stateId: S.CONFIRMED })).toBe("confirmed");
  expect(shapeOf({ stateId: S.IN_PROGRESS, arrival })).toBe("running");
  expect(boxOf({ stateId: S.CONFIRMED, arrival })).toContain("board-here");
});
