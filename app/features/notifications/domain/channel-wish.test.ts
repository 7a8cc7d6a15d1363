import { expect, it } from "vitest";
import { noticeKindOf, shortChannelsFor, type ChannelChoices } from "./channel-wish";

const ALL = { SMS: true, WHATSAPP: true, PUSH: true };
const EVERYTHING: ChannelChoices = { requests: ALL, changes: ALL, reminders: ALL };

it("one message rings a phone: WhatsApp where both are open and chosen, else the other", () => {
  expect(shortChannelsFor("changes", ALL, EVERYTHING)).toEqual(["WHATSAPP", "PUSH"]);
  expect(shortChannelsFor("changes", { ...ALL, WHATSAPP: false }, EVERYTHING)).toEqual(["SMS", "PUSH"]);
  const noWhatsapp = { ...EVERYTHING, changes: { ...ALL, WHATSAPP: false } };
  expect(shortChannelsFor("changes", ALL, noWhatsapp)).toEqual(["SMS", "PUSH"]);
});

it("what is not open or not chosen for its kind stays away", () => {
  const onlyReminders = { ...EVERYTHING, changes: { SMS: false, WHATSAPP: false, PUSH: false } };
  expect(shortChannelsFor("changes", ALL, onlyReminders)).toEqual([]);
  expect(shortChannelsFor("reminders", { SMS: true, WHATSAPP: false, PUSH: false }, onlyReminders)).toEqual(["SMS"]);
});

it("what concerns the safety of an account goes by mail alone", () => {
  expect(noticeKindOf("password.reset")).toBeUndefined();
  expect(noticeKindOf("signIn.link")).toBeUndefined();
  expect(noticeKindOf("appointment.reminder")).toBe("reminders");
  expect(noticeKindOf("room.link")).toBe("changes");
});
