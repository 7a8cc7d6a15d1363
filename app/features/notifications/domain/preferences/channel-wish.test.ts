import { expect, it } from "vitest";
import { shortChannelsFor } from "./channel-wish";

const ALL = { SMS: true, WHATSAPP: true, PUSH: true };
const EVERYTHING = { open: ALL, told: ALL, wanted: ALL };

it("one message rings a phone: WhatsApp where both are open and chosen, else the other", () => {
  expect(shortChannelsFor(EVERYTHING)).toEqual(["WHATSAPP", "PUSH"]);
  const noWhatsapp = { ...ALL, WHATSAPP: false };
  expect(shortChannelsFor({ ...EVERYTHING, open: noWhatsapp })).toEqual(["SMS", "PUSH"]);
  expect(shortChannelsFor({ ...EVERYTHING, wanted: noWhatsapp })).toEqual(["SMS", "PUSH"]);
});

it("what is not open, not told or not chosen stays away", () => {
  const nothing = { SMS: false, WHATSAPP: false, PUSH: false };
  const byText = { ...nothing, SMS: true };
  expect(shortChannelsFor({ ...EVERYTHING, wanted: nothing })).toEqual([]);
  expect(shortChannelsFor({ ...EVERYTHING, open: byText })).toEqual(["SMS"]);
  expect(shortChannelsFor({ ...EVERYTHING, told: byText })).toEqual(["SMS"]);
  expect(shortChannelsFor({ open: ALL, told: nothing, wanted: ALL })).toEqual([]);
});
