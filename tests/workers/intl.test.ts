import { expect, it } from "vitest";
import { localizedCountries } from "~/i18n/calling-codes";
import { createFormat } from "~/i18n/format";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import { isTimeZone, timeZones } from "~/kernel/time/time-zones";

const evening = Date.UTC(2026, 10, 21, 19, 30);

it("the Workers runtime speaks all languages of the messages: dates, zones, plurals, countries", async () => {
  await readMessages("ar_BH");
  const arabic = createFormat("ar-BH");
  expect(arabic.date(evening, "Asia/Bahrain", "long")).toBe("السبت، 21 نوفمبر 2026");
  expect(createFormat("es-ES").date(evening, "Asia/Bahrain", "long")).toBe("sábado, 21 de noviembre de 2026");
  expect(createFormat("en-US").timeInPlace(evening, "Asia/Bahrain", "America/New_York")).toEqual({
    time: "22:30",
    differs: true,
    zoneName: "Bahrain Time",
    viewerTime: "14:30",
  });
  expect(arabic.money(12345, "BHD")).toContain("12.345");
  expect([1, 2, 3, 11, 100].map((count) => createTranslator("ar_BH").t("common:results", { count }))).toEqual([
    "نتيجة واحدة",
    "نتيجتان",
    "3 نتائج",
    "11 نتيجة",
    "100 نتيجة",
  ]);
  expect(localizedCountries("es-ES").find(({ countryISOCode }) => countryISOCode === "DE")?.countryName).toBe(
    "Alemania",
  );
});

it("the Workers runtime knows the time zones by their names of today", () => {
  expect(timeZones().length).toBeGreaterThan(400);
  expect(timeZones().filter((name) => !isTimeZone(name))).toEqual([]);
});
