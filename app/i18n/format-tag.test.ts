import { describe, expect, it } from "vitest";
import { createFormat } from "./format";
import { formatTag, typedDatesTag } from "./format-tag";

const AT = Date.UTC(2026, 10, 3, 14, 5);
const MIDNIGHT = Date.UTC(2026, 10, 3);

describe("a reader's format", () => {
  it("is that of the page's language where nothing was chosen", () => {
    expect(formatTag("en-US")).toBe("en-US");
    expect(formatTag("ar-BH", { clock: "24", dates: "language" })).toBe("ar-BH");
  });

  it("writes English dates as they are written in the country that was chosen, and no others", () => {
    const british = createFormat(formatTag("en-US", { clock: "24", dates: "en-GB" }));
    expect([british.date(AT, "UTC"), british.dateTime(AT, "UTC"), british.plainDate("2026-11-03", "long")]).toEqual([
      "3 Nov 2026",
      "3 Nov 2026, 14:05",
      "Tuesday, 3 November 2026",
    ]);
    expect(createFormat(formatTag("en-GB", { clock: "24", dates: "en-US" })).date(AT, "UTC")).toBe("Nov 3, 2026");
    expect(formatTag("es-ES", { clock: "24", dates: "en-GB" })).toBe("es-ES");
  });

  it("writes English dates that nobody chose as is usual in the practice's country, where that is known", () => {
    const nothing = { clock: "24", dates: "language" } as const;
    expect(["GB", "BH", "IN", "US", "PR", ""].map((country) => formatTag("en-US", nothing, country))).toEqual([
      ...["en-GB", "en-GB", "en-GB"],
      ...["en-US", "en-US", "en-US"],
    ]);
    expect(formatTag("en-US", undefined, "GB")).toBe("en-GB");
    expect(formatTag("en-US", { clock: "24", dates: "en-US" }, "GB")).toBe("en-US");
    expect([formatTag("en-GB", nothing, "US"), formatTag("ar-BH", nothing, "GB")]).toEqual(["en-GB", "ar-BH"]);
  });

  it("reads typed days as it writes them, and by the browser only where nothing says how English ones are written", () => {
    const typed = (bcp47: string, country: string) => typedDatesTag(bcp47, "language", country);
    expect([typed("en-US", "GB"), typed("en-US", "US"), typed("en-GB", "")]).toEqual(["en-GB", "en-US", "en-GB"]);
    for (const country of ["GB", "US"]) expect(typed("en-US", country)).toBe(formatTag("en-US", undefined, country));
    expect([typed("en-US", ""), typed("es-ES", "GB"), typed("ar-BH", "")]).toEqual([undefined, undefined, undefined]);
    expect(typedDatesTag("en-US", "en-US", "GB")).toBe("en-US");
  });

  it("writes every time with hours up to 12 where that was chosen", () => {
    const american = createFormat(formatTag("en-US", { clock: "12", dates: "language" }));
    expect(american.time(AT, "UTC")).toBe("2:05 PM");
    expect(american.time(MIDNIGHT, "UTC")).toBe("12:00 AM");
    expect(american.dateTime(AT, "UTC")).toBe("Nov 3, 2026, 2:05 PM");
    expect([0, 545, 720, 1440].map(american.minutesOfDay)).toEqual(["12:00 AM", "9:05 AM", "12:00 PM", "12:00 AM"]);
    expect(american.timeRange(AT, AT + 3_600_000, "UTC")).toBe("2:05 PM–3:05 PM");
    expect(createFormat(formatTag("ar-BH", { clock: "12", dates: "language" })).time(AT, "UTC")).toMatch(
      /^0?2:05 ?م$/u,
    );
  });

  it("writes times with hours up to 24 as before", () => {
    expect([0, 545, 1440].map(createFormat("en-GB").minutesOfDay)).toEqual(["00:00", "09:05", "24:00"]);
    expect(createFormat("en-GB").time(AT, "UTC")).toBe("14:05");
  });
});
