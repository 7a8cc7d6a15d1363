import { expect, it } from "vitest";
import { overtakenBy, statusOfMailEvent, statusOfTwilio } from "./delivery-status";

it("a report overtakes what came before it and nothing else", () => {
  expect(overtakenBy("QUEUED")).toEqual([]);
  expect(overtakenBy("SENT")).toEqual(["QUEUED"]);
  expect(overtakenBy("DELIVERED")).toEqual(["QUEUED", "SENT"]);
  expect(overtakenBy("FAILED")).toEqual(["QUEUED", "SENT"]);
});

it("knows what services call it", () => {
  expect(["queued", "sent", "read", "undelivered", "receiving", "constructor"].map(statusOfTwilio)).toEqual([
    "QUEUED",
    "SENT",
    "DELIVERED",
    "FAILED",
    undefined,
    undefined,
  ]);
  expect(["email.delivered", "email.bounced", "email.opened"].map(statusOfMailEvent)).toEqual([
    "DELIVERED",
    "FAILED",
    undefined,
  ]);
});
