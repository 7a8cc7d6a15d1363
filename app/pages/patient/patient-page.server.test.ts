import { expect, test } from "vitest";
import { sourcesOf } from "./patient-page.server";
import type { TimelineSource } from "./timeline";

const READABLE: ReadonlySet<TimelineSource> = new Set(["appointment", "message", "payment"]);

test("a timeline of everything has what happened, and no receipt of each message; the messages are there when asked for", () => {
  expect([...sourcesOf("overview", null, READABLE)]).toEqual(["appointment", "payment"]);
  expect([...sourcesOf("overview", "messages", READABLE)]).toEqual(["message"]);
  expect([...sourcesOf("messages", null, READABLE)]).toContain("message");
});
