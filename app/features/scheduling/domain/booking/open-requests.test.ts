import { describe, expect, test } from "vitest";
import {
  AT_ONCE,
  countsUntil,
  FOR_A_WHILE,
  MOST_OF_NETWORK,
  MOST_OF_NETWORK_AT_PROVIDER,
  tooManyOf,
  type OpenRequests,
} from "./open-requests";

const NOW = 1_000_000;
const HOUR = 3_600_000;
const NONE: OpenRequests = {
  ofAsker: 0,
  ofPhone: 0,
  ofVisitor: 0,
  ofNetwork: 0,
  ofNetworkAtProvider: 0,
  recentOfProvider: 0,
  openOfProvider: 0,
};
const stranger = { known: false, forAWhile: false, seat: false };

describe("the limits of open requests", () => {
  test.each([
    [{ ofAsker: 4, ofPhone: 4, ofVisitor: 4, ofNetwork: 19, recentOfProvider: 4, openOfProvider: 23 }, null],
    [{ ofAsker: 5 }, "asker"],
    [{ ofPhone: 5 }, "asker"],
    [{ ofVisitor: 5 }, "asker"],
    [{ ofNetwork: MOST_OF_NETWORK }, "asker"],
    [{ ofNetworkAtProvider: MOST_OF_NETWORK_AT_PROVIDER }, "asker"],
    [{ recentOfProvider: AT_ONCE.mostRecent }, "provider"],
    [{ openOfProvider: AT_ONCE.mostOpen }, "provider"],
  ])("let a stranger ask while %j stops at %s", (open, stopped) => {
    expect(tooManyOf({ ...NONE, ...open }, stranger)).toBe(stopped);
  });

  test("leave more room to a request that holds its time for a while, and to somebody who is signed in", () => {
    const busy = { ...NONE, recentOfProvider: AT_ONCE.mostRecent, openOfProvider: AT_ONCE.mostOpen };
    expect(tooManyOf(busy, { ...stranger, forAWhile: true })).toBeNull();
    const full = { ...busy, recentOfProvider: FOR_A_WHILE.mostRecent };
    expect(tooManyOf(full, { ...stranger, forAWhile: true })).toBe("provider");
    expect(tooManyOf(full, { ...stranger, known: true })).toBeNull();
    expect(tooManyOf({ ...NONE, ofAsker: 9 }, { ...stranger, known: true })).toBeNull();
    expect(tooManyOf({ ...NONE, ofAsker: 10 }, { ...stranger, known: true })).toBe("asker");
  });

  test("keep nobody from a seat of a group session who confirms by mail, and ask the others to", () => {
    const busy = { ...NONE, recentOfProvider: 99, openOfProvider: 99 };
    expect(tooManyOf(busy, { ...stranger, seat: true })).toBe("provider");
    expect(tooManyOf(busy, { ...stranger, seat: true, forAWhile: true })).toBeNull();
  });
});

test("a request counts until it is answered or starts, a confirmed one for a day, one for a while for 15 minutes", () => {
  const asked = { ...stranger, confirmed: false, startsAt: NOW + 100 * HOUR };
  expect(countsUntil(asked, NOW)).toBe(NOW + 100 * HOUR);
  expect(countsUntil({ ...asked, confirmed: true }, NOW)).toBe(NOW + 24 * HOUR);
  expect(countsUntil({ ...asked, confirmed: true, startsAt: NOW + HOUR }, NOW)).toBe(NOW + HOUR);
  expect(countsUntil({ ...asked, forAWhile: true }, NOW)).toBe(NOW + HOUR / 4);
});
