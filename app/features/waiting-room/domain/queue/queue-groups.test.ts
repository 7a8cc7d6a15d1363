import { expect, it } from "vitest";
import { groupsOf } from "./queue-groups";

it("puts the participants of a session together where the first of them stands, and everyone else alone", () => {
  const entry = (chatRoomId: string, sessionId: string | null = null) => ({ chatRoomId, sessionId });
  const entries = [entry("a"), entry("b", "yoga"), entry("c"), entry("d", "swim"), entry("e", "yoga")];
  const groups = groupsOf(entries).map((group) => group.map(({ chatRoomId }) => chatRoomId).join(""));
  expect(groups).toEqual(["a", "be", "c", "d"]);
});
