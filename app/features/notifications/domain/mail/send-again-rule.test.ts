import { expect, it } from "vitest";
import { maySendAgain } from "./send-again-rule";

const message = { template: "appointment.confirmed", status: "SENT", resentAt: null } as const;

it("a message is sent again once, whether it failed or arrived, but not while it is under way", () => {
  expect(maySendAgain(message)).toBe(true);
  expect(maySendAgain({ ...message, status: "DELIVERED" })).toBe(true);
  expect(maySendAgain({ ...message, status: "FAILED" })).toBe(true);
  expect(maySendAgain({ ...message, resentAt: 1 })).toBe(false);
  expect(maySendAgain({ ...message, status: "QUEUED" })).toBe(false);
  expect(maySendAgain({ ...message, status: "RESENT" })).toBe(false);
});

it("a link to sign in with, news of an account and news to many are sent again only where they failed", () => {
  for (const template of ["signIn.link", "password.reset", "security.newDevice", "employee.invite", "marketing"]) {
    expect(maySendAgain({ ...message, template })).toBe(false);
    expect(maySendAgain({ ...message, template, status: "FAILED" })).toBe(true);
  }
});
