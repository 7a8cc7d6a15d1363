import { expect, test } from "vitest";
import { MOST_GROUP_SEATS } from "~/features/organization/domain/catalog/group-seats";
import { MOST_SEATS } from "~/features/scheduling/domain/groups/group-session";
import { MAX_CALL_SEATS } from "~/features/waiting-room/domain/video/room-call-state";

test("a group that meets by video fits into a call, its provider among them", () => {
  expect(MOST_GROUP_SEATS.VIDEO_CONSULTATION).toBe(MAX_CALL_SEATS - 1);
});

test("a session can have every seat that its service may", () => {
  expect(Math.max(...Object.values(MOST_GROUP_SEATS))).toBe(MOST_SEATS);
});
