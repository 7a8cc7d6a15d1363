import { expect, test } from "vitest";
import { placeZoneSaidOnce, zoneSaidOnce } from "./zone-said-once";

const at = (...zones: string[]) => zones.map((timeZone) => ({ timeZone }));

test("a list of one zone says it once, and not at all to whoever lives by it", () => {
  const london = at("Europe/London", "Europe/London");
  expect(zoneSaidOnce(london, { zone: "Europe/London", isTheirs: false })).toBe("Europe/London");
  expect(zoneSaidOnce(london, { zone: "Asia/Bahrain", isTheirs: true })).toBe("Europe/London");
  expect(zoneSaidOnce(london, { zone: "Europe/London", isTheirs: true })).toBeNull();
});

test("a list of several zones leaves it to its rows, and an empty one says none", () => {
  const clock = { zone: "Europe/London", isTheirs: true };
  expect(zoneSaidOnce(at("Europe/London", "Asia/Bahrain"), clock)).toBeNull();
  expect(zoneSaidOnce([], clock)).toBeNull();
});

test("the one zone in which other times stand is said once; of several each row names its own", () => {
  const elsewhere = ({ timeZone }: { timeZone: string }) => timeZone !== "Europe/London";
  const said = (...zones: string[]) => placeZoneSaidOnce(at(...zones), elsewhere);
  expect(said("Europe/London", "Asia/Bahrain", "Asia/Bahrain")).toBe("Asia/Bahrain");
  expect(said("Europe/Madrid", "Asia/Bahrain")).toBeNull();
  expect(said("Europe/London")).toBeNull();
});
