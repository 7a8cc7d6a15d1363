import { expect, test } from "vitest";
import { sheetFrame } from "./sheet-frame.server";

const contextOf = (phoneCallingCode: string, countryCode = "") => ({
  now: Date.UTC(2026, 10, 23, 8),
  locale: "en_US" as const,
  profile: {
    ...{ name: "Riverside Clinic", timeZone: "Asia/Bahrain", logoFileId: "mark", phoneCallingCode, countryCode },
    settings: { contact: { address: "", website: "https://riverside.example", email: "", phone: "+973 1700 0000" } },
  },
});

const LOCATION = {
  address: "5 Main Street",
  city: "Austin",
  postalCode: "78701",
  countryCode: "US",
  phone: "",
  email: "",
  timeZone: "America/Chicago",
};

test("the time at which it was made has the zone of the location, else the practice's, and says which", () => {
  expect(sheetFrame(contextOf("973")).madeAt).toBe("As of Nov 23, 2026, 11:00 (Bahrain Time)");
  expect(sheetFrame(contextOf("973"), { location: LOCATION }).madeAt).toBe("As of Nov 23, 2026, 02:00 (CT)");
});

test("a paper has its dates as the practice's country writes them, in English as on its screens", () => {
  expect(sheetFrame(contextOf("44", "GB")).madeAt).toBe("As of 23 Nov 2026, 11:00 (Bahrain Time)");
  expect(sheetFrame(contextOf("1", "US")).madeAt).toBe("As of Nov 23, 2026, 11:00 (Bahrain Time)");
});

test("a practice prints on the paper of its country, and a location on that of its own", () => {
  expect(sheetFrame(contextOf("973")).paper).toBe("A4");
  expect(sheetFrame(contextOf("1")).paper).toBe("LETTER");
  expect(sheetFrame(contextOf("52")).paper).toBe("LETTER");
  expect(sheetFrame(contextOf("973"), { location: LOCATION }).paper).toBe("LETTER");
  expect(sheetFrame(contextOf("1"), { location: { ...LOCATION, countryCode: "" } }).paper).toBe("LETTER");
});

test("the letterhead has the location's address, and the practice's phone where the location has none", () => {
  expect(sheetFrame(contextOf("973"), { location: LOCATION }).letterhead).toEqual({
    name: "Riverside Clinic",
    lines: ["5 Main Street", "78701 Austin", "United States", "+973 1700 0000", "https://riverside.example"],
    logoFileId: "mark",
  });
  expect(sheetFrame(contextOf("973")).letterhead.lines).toEqual(["+973 1700 0000", "https://riverside.example"]);
});

test("the foot keeps the places of the page's numbers", () => {
  expect(sheetFrame(contextOf("973")).pageWords).toBe("Page {page} of {pages}");
});
