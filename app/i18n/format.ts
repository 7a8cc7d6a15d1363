import { DAY_MS, toDayNumber, type IsoDate } from "~/kernel/time/dates";
import { formatMinutes, MINUTE_MS, MINUTES_A_DAY } from "~/kernel/time/minutes";
import { minorUnitDigits } from "~/kernel/codes/minor-units";
import { dateTimeFormat, displayNames, listFormat, numberFormat, relativeTimeFormat } from "./intl-cache";
import { hasTwelveHours } from "./format-tag";

/**
 * How dates and numbers look in a language. Instants are UTC milliseconds and always come with an IANA zone; the
 * calendar is Gregorian and the digits are Latin everywhere, so that a birth, a dose or an amount reads the same
 * on every screen.
 */
export interface Format {
  /** An instant's date in a zone: `medium` Nov 21, 2026; `long` Saturday, November 21, 2026; `short` Sat, Nov 21. */
  date(utc: number, zone: string, style?: DateStyle): string;
  /** A date without a time or zone (`YYYY-MM-DD`): births, days of a calendar. */
  plainDate(date: IsoDate, style?: DateStyle): string;
  /** A date that may be known in part: YYYY, YYYY-MM or YYYY-MM-DD; empty stays empty. */
  partialDate(date: string): string;
  /**
   * An instant's time in a zone, hh:mm or as the reader's clock has it; in an hour that the clock shows twice, with the
   * name of the time that is meant.
   */
  time(utc: number, zone: string): string;
  /** The time of a clock by its minutes since midnight. */
  minutesOfDay(minutes: number): string;
  dateTime(utc: number, zone: string, style?: DateStyle): string;
  /** From one instant to another; what both share (month, year) is said once. */
  dateRange(from: number, to: number, zone: string): string;
  timeRange(from: number, to: number, zone: string): string;
  /** The time of a place for someone who may be elsewhere. */
  timeInPlace(utc: number, placeZone: string, viewerZone: string): TimeInPlace;
  /** A date and time of a place, with the name of its zone for someone whose clock shows another. */
  dateTimeInPlace(utc: number, placeZone: string, viewerZone: string, style?: DateStyle): string;
  zoneName(zone: string, utc: number): string;
  number(
    value: number,
    options?: Pick<Intl.NumberFormatOptions, "maximumFractionDigits" | "signDisplay" | "style">,
  ): string;
  /** A length of time in one unit: `2 hours`. */
  unit(value: number, unit: SpokenUnit): string;
  /** An amount in the currency's minor unit (cents, fils) with its ISO 4217 code. */
  money(minor: number, currency: string): string;
  /** `in 3 hours`, `yesterday`: the distance from now in the largest unit that fits. */
  relative(utc: number, now: number): string;
  list(items: readonly string[]): string;
  /** Parts in one line, such as those of an address: joined by the language's comma, without the empty ones. */
  parts(items: readonly (string | null | undefined | false)[]): string;
  /** A name within a text, which keeps its own direction where that is not the language's: figures after it stay behind it. */
  name(text: string): string;
  /** A country's name by its ISO 3166 code, a language's by its BCP 47 tag; the code itself where unknown. */
  countryName(code: string): string;
  languageName(tag: string): string;
}

/** A unit of time or of distance that `unit` says. */
export type SpokenUnit = "second" | "minute" | "hour" | "day" | "week" | "month" | "year" | "mile" | "kilometer";

export type DateStyle = "short" | "medium" | "long" | "monthYear" | "weekday" | "weekdayShort" | "weekdayNarrow";

/** A place's time; where the viewer's clock shows another, also the zone's name and the viewer's own time. */
export type TimeInPlace =
  | { readonly time: string; readonly differs: false }
  | { readonly time: string; readonly differs: true; readonly zoneName: string; readonly viewerTime: string };

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { weekday: "short", day: "numeric", month: "short" },
  medium: { day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  monthYear: { month: "long", year: "numeric" },
  weekday: { weekday: "long" },
  weekdayShort: { weekday: "short" },
  weekdayNarrow: { weekday: "narrow" },
};

const FIXED = { calendar: "gregory", numberingSystem: "latn" } as const;
const HOURS_TO_24: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const HOURS_TO_12: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit", hourCycle: "h12" };

/** By so much clocks are turned back. */
const TURNED_BACK = [-3_600_000, 3_600_000, -1_800_000, 1_800_000];
const MOST_DAYS = 5_000;
const changing = new Map<string, boolean>();

/** Whether a zone's clock changes on the day (UTC) of an instant or beside it: on all others no time is shown twice. */
function clockChangesAt(utc: number, zone: string): boolean {
  const day = Math.floor(utc / DAY_MS);
  const key = `${day} ${zone}`;
  const known = changing.get(key);
  if (known !== undefined) return known;
  const format = dateTimeFormat("en", { timeZone: zone, hour: "numeric", timeZoneName: "longOffset" });
  const offsetAt = (at: number) => format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value;
  const changes = offsetAt((day - 0.25) * DAY_MS) !== offsetAt((day + 1.25) * DAY_MS);
  if (changing.size >= MOST_DAYS) changing.clear();
  changing.set(key, changes);
  return changes;
}

const made = new Map<string, Format>();

/** The formats of a language, by the translator's `bcp47` or by a reader's `formatTag`. The same object each time. */
export function createFormat(bcp47: string): Format {
  const known = made.get(bcp47);
  if (known) return known;
  const format = { ...dateFormats(bcp47), ...otherFormats(bcp47) };
  made.set(bcp47, format);
  return format;
}

function dateFormats(bcp47: string) {
  const twelve = hasTwelveHours(bcp47);
  const timeParts = twelve ? HOURS_TO_12 : HOURS_TO_24;
  const inZone = (zone: string, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(bcp47, { ...options, ...FIXED, timeZone: zone });
  const date = (utc: number, zone: string, style: DateStyle = "medium") => inZone(zone, STYLES[style]).format(utc);
  /** Engines differ in the space before a half of the day; a page is the same from each. */
  const plain = (text: string) => text.replaceAll("\u202f", " ");
  const plainTime = (utc: number, zone: string) => plain(inZone(zone, timeParts).format(utc));
  /** 'Eastern Daylight Time', where the clock shows the same time twice; else empty. */
  const whichOfTwo = (utc: number, zone: string) => {
    if (!clockChangesAt(utc, zone) || !TURNED_BACK.some((by) => plainTime(utc + by, zone) === plainTime(utc, zone)))
      return "";
    const parts = inZone(zone, { hour: "numeric", timeZoneName: "long" }).formatToParts(utc);
    return ` ${parts.find(({ type }) => type === "timeZoneName")?.value ?? ""}`;
  };
  const time = (utc: number, zone: string) => plainTime(utc, zone) + whichOfTwo(utc, zone);
  const zoneName = (zone: string, utc: number) => {
    if (/^(Etc\/)?(UTC|GMT|UCT|Zulu|Universal|Greenwich)$/.test(zone)) return "UTC";
    const parts = inZone(zone, { hour: "numeric", timeZoneName: "shortGeneric" }).formatToParts(utc);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  };
  const sameClock = (utc: number, a: string, b: string) =>
    date(utc, a) === date(utc, b) && time(utc, a) === time(utc, b);
  const dateTime = (utc: number, zone: string, style: DateStyle = "medium") =>
    plain(inZone(zone, { ...STYLES[style], ...timeParts }).format(utc)) + whichOfTwo(utc, zone);
  return {
    date,
    plainDate: (day: IsoDate, style?: DateStyle) => date(toDayNumber(day) * DAY_MS, "UTC", style),
    partialDate: (known: string) => {
      if (known.length === 7) return date(toDayNumber(`${known}-01`) * DAY_MS, "UTC", "monthYear");
      return known.length === 10 ? date(toDayNumber(known) * DAY_MS, "UTC", "medium") : known;
    },
    time,
    minutesOfDay: (minutes: number) =>
      twelve ? plainTime((minutes % MINUTES_A_DAY) * MINUTE_MS, "UTC") : formatMinutes(minutes),
    dateTime,
    dateTimeInPlace: (utc: number, placeZone: string, viewerZone: string, style?: DateStyle) =>
      dateTime(utc, placeZone, style) + (sameClock(utc, placeZone, viewerZone) ? "" : ` (${zoneName(placeZone, utc)})`),
    dateRange: (from: number, to: number, zone: string) => inZone(zone, STYLES.medium).formatRange(from, to),
    timeRange: (from: number, to: number, zone: string) => `${time(from, zone)}–${time(to, zone)}`,
    timeInPlace(utc: number, placeZone: string, viewerZone: string): TimeInPlace {
      const shown = time(utc, placeZone);
      if (sameClock(utc, placeZone, viewerZone)) return { time: shown, differs: false };
      const sameDay = date(utc, placeZone) === date(utc, viewerZone);
      const viewerTime = sameDay
        ? time(utc, viewerZone)
        : plain(inZone(viewerZone, { ...STYLES.short, ...timeParts }).format(utc));
      return { time: shown, differs: true, zoneName: zoneName(placeZone, utc), viewerTime };
    },
    zoneName,
  };
}

function otherFormats(bcp47: string) {
  const nameOf = (type: "region" | "language", code: string) => {
    try {
      return displayNames(bcp47, { type }).of(code) ?? code;
    } catch {
      return code;
    }
  };
  return {
    number: (value: number, options: Intl.NumberFormatOptions = {}) =>
      numberFormat(bcp47, { ...options, numberingSystem: "latn" }).format(value),
    unit: (value: number, unit: SpokenUnit) =>
      numberFormat(bcp47, { style: "unit", unit, unitDisplay: "long", numberingSystem: "latn" }).format(value),
    money(minor: number, currency: string) {
      const digits = minorUnitDigits(currency);
      const amount = minor / 10 ** digits;
      const look = {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        numberingSystem: "latn",
      } as const;
      // Intl throws for a wrong code: it is shown as it is kept, so that its page opens for whoever puts it right.
      if (!/^[A-Za-z]{3}$/.test(currency)) return `${numberFormat(bcp47, look).format(amount)} ${currency}`.trim();
      const text = numberFormat(bcp47, { ...look, style: "currency", currency }).format(amount);
      // The letters before a sign fall apart from it in Arabic, and yen are one sign in every kind of English.
      return text.replace(/UK(?=£)|JP(?=¥)/, "");
    },
    relative: (utc: number, now: number) => relative(bcp47, utc - now),
    parts: (items: readonly (string | null | undefined | false)[]) =>
      items.flatMap((item) => (item ? [isolatedIn(bcp47, item)] : [])).join(bcp47.startsWith("ar") ? "، " : ", "),
    name: (text: string) => isolatedIn(bcp47, text),
    list: (items: readonly string[]) => listFormat(bcp47, { type: "conjunction" }).format(items),
    countryName: (code: string) => nameOf("region", code),
    languageName: (tag: string) => nameOf("language", tag),
  };
}

/**
 * What has letters of the other direction than the language keeps its own (Unicode's isolates): a date after it stays
 * whole.
 */
function isolatedIn(bcp47: string, text: string): string {
  const strange = bcp47.startsWith("ar") ? /[^\P{L}\p{Script=Arabic}]/u : /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
  return strange.test(text) ? `\u2068${text}\u2069` : text;
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

function relative(bcp47: string, distance: number): string {
  const format = relativeTimeFormat(`${bcp47}-u-nu-latn`, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (Math.abs(distance) >= length) return format.format(Math.trunc(distance / length), unit);
  }
  return format.format(0, "second");
}
