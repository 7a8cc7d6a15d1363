import { expect, it } from "vitest";
import { noticeKindOf, shortChannelsFor, type ChannelChoices } from "./channel-wish";

const ALL = { SMS: true, WHATSAPP: true, PUSH: true };
const EVERYTHING: ChannelChoices = { requests: ALL, changes: ALL, reminders: ALL };

it("one message rings a phone: WhatsApp where both are open and chosen, else the other", () => {
  expect(shortChannelsFor("changes", { open: ALL, told: ALL, choices: EVERYTHING })).toEqual(["WHATSAPP", "PUSH"]);
  expect(shortChannelsFor("changes", { open: { ...ALL, WHATSAPP: false }, told: ALL, choices: EVERYTHING })).toEqual([
    "SMS",
    "PUSH",
  ]);
  const noWhatsapp = { ...EVERYTHING, changes: { ...ALL, WHATSAPP: false } };
  expect(shortChannelsFor("changes", { open: ALL, told: ALL, choices: noWhatsapp })).toEqual(["SMS", "PUSH"]);
});

it("what is not open or not chosen for its kind stays away", () => {
  const onlyReminders = { ...EVERYTHING, changes: { SMS: false, WHATSAPP: false, PUSH: false } };
  expect(shortChannelsFor("changes", { open: ALL, told: ALL, choices: onlyReminders })).toEqual([]);
  expect(
    shortChannelsFor("reminders", {
      open: { SMS: true, WHATSAPP: false, PUSH: false },
      told: ALL,
      choices: onlyReminders,
    }),
  ).toEqual(["SMS"]);
});

it("an event goes only by the channels that the organization tells it by", () => {
  const choices = EVERYTHING;
  const byText = { SMS: true, WHATSAPP: false, PUSH: false };
  expect(shortChannelsFor("changes", { open: ALL, told: byText, choices })).toEqual(["SMS"]);
  expect(shortChannelsFor("changes", { open: ALL, told: { ...byText, SMS: false }, choices })).toEqual([]);
});

it("what concerns the safety of an account goes by mail alone", () => {
  expect(noticeKindOf("password.reset")).toBeUndefined();
  expect(noticeKindOf("signIn.link")).toBeUndefined();
  expect(noticeKindOf("appointment.reminder")).toBe("reminders");
  expect(noticeKindOf("room.link")).toBe("changes");
});
