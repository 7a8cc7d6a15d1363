import { describe, expect, it } from "vitest";
import { createFormat } from "./format";
import { dateTimeFormat } from "./intl-cache";

const english = createFormat("en-US");
const spanish = createFormat("es-ES");
const arabic = createFormat("ar-BH");

/** 21 November 2026, 22:30 in Bahrain (UTC+3), 14:30 in New York, already the 22nd in Kolkata. */
const evening = Date.UTC(2026, 10, 21, 19, 30);

describe("parts in one line", () => {
  it("are joined by the language's comma, without the empty ones", () => {
    expect(english.parts(["14 Clink Street", "", null, "London"])).toBe("14 Clink Street, London");
    expect(arabic.parts(["شارع المعارض", undefined, "المنامة"])).toBe("شارع المعارض، المنامة");
  });

  it("keep their own direction where it is not the language's, so that a name takes no date with it", () => {
    expect(arabic.parts(["Óscar Etxeberria", "14 نوفمبر"])).toBe("\u2068Óscar Etxeberria\u2069، 14 نوفمبر");
    expect(spanish.parts(["محمد أبو الفتوح", "22 nov"])).toBe("\u2068محمد أبو الفتوح\u2069, 22 nov");
  });
});

it("keeps a name of the other direction from turning the figures after it", () => {
  expect(`${english.name("ضريبة")} 10%`).toBe("\u2068ضريبة\u2069 10%");
  expect(english.name("VAT")).toBe("VAT");
  expect(arabic.name("VAT")).toBe("\u2068VAT\u2069");
});

it("writes pounds by their sign alone in Arabic, whose letters would fall apart", () => {
  expect(arabic.money(5000, "GBP")).toContain("£");
  expect(arabic.money(5000, "GBP")).not.toContain("UK");
  expect(english.money(5000, "GBP")).toBe("£50.00");
});

it("writes yen by their sign alone in each language that has one", () => {
  for (const tag of ["en-US", "en-GB", "ar-BH"]) expect(createFormat(tag).money(1_200, "JPY")).not.toContain("JP");
  expect(createFormat("en-GB").money(1_200, "JPY")).toBe("¥1,200");
  expect(createFormat("en-GB").money(1_200, "CNY")).toContain("CN¥");
});

describe("dates and times", () => {
  it("are those of the zone that is given", () => {
    expect(english.date(evening, "Asia/Bahrain")).toBe("Nov 21, 2026");
    expect(english.date(evening, "Asia/Kolkata")).toBe("Nov 22, 2026");
    expect(english.time(evening, "Asia/Bahrain")).toBe("22:30");
    expect(english.time(evening, "America/New_York")).toBe("14:30");
  });

  it("read as the language writes them, in the Gregorian calendar and with Latin digits", () => {
    expect(english.date(evening, "Asia/Bahrain", "long")).toBe("Saturday, November 21, 2026");
    expect(spanish.date(evening, "Asia/Bahrain", "long")).toBe("sábado, 21 de noviembre de 2026");
    expect(arabic.date(evening, "Asia/Bahrain", "long")).toBe("السبت، 21 نوفمبر 2026");
    expect(arabic.time(evening, "Asia/Bahrain")).toBe("22:30");
    expect(createFormat("th-TH").plainDate("1985-03-27")).toContain("1985");
  });

  it("of midnight is 00:00", () => {
    expect(english.time(Date.UTC(2026, 10, 21, 21, 0), "Asia/Bahrain")).toBe("00:00");
    expect([english.minutesOfDay(0), english.minutesOfDay(545)]).toEqual(["00:00", "09:05"]);
  });

  it("of a birth do not depend on any zone", () => {
    expect(english.plainDate("1985-03-27")).toBe("Mar 27, 1985");
    expect(arabic.plainDate("1985-03-27")).toBe("27 مارس 1985");
  });

  it("of a range say once what both ends share", () => {
    const from = Date.UTC(2026, 10, 21);
    expect(english.dateRange(from, Date.UTC(2026, 10, 24), "UTC").replaceAll(/\s/g, " ")).toBe("Nov 21 – 24, 2026");
    expect(english.timeRange(evening, evening + 1_800_000, "Asia/Bahrain")).toBe("22:30–23:00");
  });
});

describe("a time at a place", () => {
  it("stands alone where the viewer's clock shows the same, in whatever zone", () => {
    expect(english.timeInPlace(evening, "Asia/Bahrain", "Asia/Bahrain")).toEqual({ time: "22:30", differs: false });
    expect(english.timeInPlace(evening, "Asia/Bahrain", "Asia/Riyadh")).toEqual({ time: "22:30", differs: false });
  });

  it("comes with the zone's name and the viewer's time where they differ", () => {
    expect(english.timeInPlace(evening, "Asia/Bahrain", "America/New_York")).toEqual({
      time: "22:30",
      differs: true,
      zoneName: "Bahrain Time",
      viewerTime: "14:30",
    });
  });

  it("names the zone of a date and time where they differ, and only there", () => {
    expect(english.dateTimeInPlace(evening, "Asia/Bahrain", "Asia/Riyadh")).toBe("Nov 21, 2026, 22:30");
    expect(english.dateTimeInPlace(evening, "Asia/Bahrain", "Europe/London")).toBe(
      "Nov 21, 2026, 22:30 (Bahrain Time)",
    );
  });

  it("comes with the viewer's date where it is another day there", () => {
    const shown = english.timeInPlace(evening, "Asia/Bahrain", "Asia/Kolkata");
    expect(shown).toMatchObject({ differs: true, viewerTime: "Sun, Nov 22, 01:00" });
  });

  it("differs between zones that agree only in the other half of the year", () => {
    const [winter, summer] = [Date.UTC(2026, 0, 15, 12), Date.UTC(2026, 6, 15, 12)];
    expect(english.timeInPlace(winter, "Europe/Paris", "Africa/Lagos").differs).toBe(false);
    expect(english.timeInPlace(summer, "Europe/Paris", "Africa/Lagos").differs).toBe(true);
  });

  it("calls universal time UTC in every language", () => {
    expect([english.zoneName("UTC", evening), arabic.zoneName("Etc/UTC", evening)]).toEqual(["UTC", "UTC"]);
  });
});

describe("numbers, money, distances and lists", () => {
  it("group digits as the language does, Latin ones in Arabic too", () => {
    expect([english.number(12345.5), spanish.number(12345.5), arabic.number(12345.5)]).toEqual([
      "12,345.5",
      "12.345,5",
      "12,345.5",
    ]);
  });

  it("take money in the minor unit of its currency", () => {
    expect(english.money(123450, "USD")).toBe("$1,234.50");
    expect(english.money(12345, "BHD").replaceAll(/\s/g, " ")).toBe("BHD 12.345");
    expect(english.money(1200, "JPY")).toBe("¥1,200");
    expect(spanish.money(1999, "EUR").replaceAll(/\s/g, " ")).toBe("19,99 €");
    expect(arabic.money(12345, "BHD")).toContain("12.345");
    for (const wrong of ["xx", "", "EURO", "\u20ac"])
      for (const { money } of [english, spanish, arabic]) expect(money(1250, wrong)).toContain(wrong);
    expect(english.money(1250, "xx")).toBe("12.50 xx");
  });

  it("tell how far away an instant is in the largest unit that fits", () => {
    const now = evening;
    expect(english.relative(now + 3 * 3_600_000, now)).toBe("in 3 hours");
    expect(english.relative(now - 86_400_000, now)).toBe("yesterday");
    expect(english.relative(now + 10_000, now)).toBe("now");
    expect(arabic.relative(now + 5 * 60_000, now)).toBe("خلال 5 دقائق");
  });

  it("join a list as the language does", () => {
    expect(english.list(["Arabic", "English", "Spanish"])).toBe("Arabic, English, and Spanish");
    expect(spanish.list(["árabe", "inglés"])).toBe("árabe e inglés");
  });

  it("name countries and languages, and show the code of what is unknown", () => {
    expect([english.countryName("BH"), spanish.countryName("DE"), arabic.countryName("BH")]).toEqual([
      "Bahrain",
      "Alemania",
      "البحرين",
    ]);
    expect(spanish.languageName("ar")).toBe("árabe");
    expect([english.countryName("nowhere"), english.countryName("QQ")]).toEqual(["nowhere", "QQ"]);
  });
});

describe("the formats", () => {
  it("of a language are made once", () => {
    expect(createFormat("en-US")).toBe(english);
    const options = { timeZone: "UTC", month: "long" } as const;
    expect(dateTimeFormat("en-US", { ...options })).toBe(dateTimeFormat("en-US", { ...options }));
    expect(dateTimeFormat("en-US", options)).not.toBe(dateTimeFormat("es-ES", options));
  });
});

it("a time that the clock shows twice is told apart from the other, in words of the language", () => {
  const [first, second] = [Date.UTC(2026, 10, 1, 5, 30), Date.UTC(2026, 10, 1, 6, 30)];
  const zone = "America/New_York";
  const english = createFormat("en-US");
  expect(english.time(first, zone)).toBe("01:30 Eastern Daylight Time");
  expect(english.time(second, zone)).toBe("01:30 Eastern Standard Time");
  expect(english.dateTime(first, zone)).toMatch(/01:30 Eastern Daylight Time$/);
  expect(english.timeRange(first, second, zone)).toBe("01:30 Eastern Daylight Time–01:30 Eastern Standard Time");
  for (const language of ["es-ES", "ar-BH"]) {
    const { time } = createFormat(language);
    expect(time(first, zone)).not.toBe(time(second, zone));
    expect(time(first, zone)).toMatch(/^01:30 \p{L}/u);
  }
  expect(english.time(Date.UTC(2026, 10, 1, 8, 30), zone)).toBe("03:30");
  expect(english.time(Date.UTC(2026, 2, 8, 7, 30), zone)).toBe("03:30");
  expect(english.time(Date.UTC(2026, 3, 4, 14, 45), "Australia/Lord_Howe")).toMatch(/^01:45 \S/);
});
