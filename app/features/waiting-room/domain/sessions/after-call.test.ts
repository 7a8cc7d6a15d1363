import { expect, test } from "vitest";
import { keptOf } from "./after-call";

const file = { id: "f", name: "gait.mp4", contentType: "video/mp4", sizeBytes: 1 };
const message = { id: "m", senderId: "p", senderName: "Anna", message: "hello", time: 1 };

test("of an appointment nothing is promised that its record does not hold", () => {
  expect(keptOf(null)).toEqual([]);
  expect(keptOf({ conversation: [], files: [], summary: "" })).toEqual([]);
  expect(keptOf({ conversation: [message], files: [], summary: "" })).toEqual(["chat"]);
  expect(keptOf({ conversation: [{ ...message, file }], files: [file], summary: "" })).toEqual(["files"]);
  expect(keptOf({ conversation: [message], files: [file], summary: "Rest." })).toEqual(["chat", "files", "summary"]);
});
