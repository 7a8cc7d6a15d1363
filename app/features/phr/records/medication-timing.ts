import type { Timing, TimingRepeat } from "@medplum/fhirtypes";
import type { Frequency, Method, WhenTaken } from "~/kernel/medicines/how-taken";

type When = NonNullable<TimingRepeat["when"]>[number];
type Unit = NonNullable<TimingRepeat["periodUnit"]>;

interface Rhythm {
  /** A code of HL7's table of timings, where it has one. */
  code?: string;
  repeat: TimingRepeat;
}

const every = (
  frequency: number,
  period: number,
  periodUnit: Unit,
  more: { code?: string; when?: When } = {},
): Rhythm => ({
  ...(more.code !== undefined && { code: more.code }),
  repeat: { frequency, period, periodUnit, ...(more.when && { when: [more.when] }) },
});

/** A code alone does not let a reader compute, so each frequency is written out as well. */
const RHYTHMS: Readonly<Record<Exclude<Frequency, "WHEN_NEEDED">, Rhythm>> = {
  DAILY: every(1, 1, "d", { code: "QD" }),
  TWICE_DAILY: every(2, 1, "d", { code: "BID" }),
  THREE_TIMES_DAILY: every(3, 1, "d", { code: "TID" }),
  FOUR_TIMES_DAILY: every(4, 1, "d", { code: "QID" }),
  EVERY_MORNING: every(1, 1, "d", { code: "AM", when: "MORN" }),
  // The table's PM is a round in the afternoon.
  EVERY_EVENING: every(1, 1, "d", { when: "EVE" }),
  AT_BEDTIME: every(1, 1, "d", { code: "BED", when: "HS" }),
  EVERY_4_HOURS: every(1, 4, "h", { code: "Q4H" }),
  EVERY_6_HOURS: every(1, 6, "h", { code: "Q6H" }),
  EVERY_8_HOURS: every(1, 8, "h", { code: "Q8H" }),
  EVERY_12_HOURS: every(1, 12, "h"),
  EVERY_OTHER_DAY: every(1, 2, "d", { code: "QOD" }),
  WEEKLY: every(1, 1, "wk", { code: "WK" }),
  MONTHLY: every(1, 1, "mo", { code: "MO" }),
  ONCE_ONLY: { repeat: { count: 1 } },
};

/** R4's events have none for an empty stomach: that is written as an instruction. */
const EVENTS: Readonly<Partial<Record<WhenTaken, When>>> = {
  BEFORE_FOOD: "AC",
  WITH_FOOD: "C",
  AFTER_FOOD: "PC",
  AT_BEDTIME: "HS",
};

const GTS = "http://terminology.hl7.org/CodeSystem/v3-GTSAbbreviation";

/** When a medicine is taken, as a FHIR Timing; undefined where nothing is known that FHIR can express. */
export function timingOf(frequency: Frequency | "", whenTaken: WhenTaken | ""): Timing | undefined {
  const rhythm = frequency === "" || frequency === "WHEN_NEEDED" ? undefined : RHYTHMS[frequency];
  const event = whenTaken === "" ? undefined : EVENTS[whenTaken];
  if (!rhythm && !event) return undefined;
  const when = [...new Set([...(rhythm?.repeat.when ?? []), ...(event ? [event] : [])])];
  return {
    repeat: { ...rhythm?.repeat, ...(when.length > 0 && { when }) },
    ...(rhythm?.code !== undefined && { code: { coding: [{ system: GTS, code: rhythm.code }] } }),
  };
}

const ROUTES: Readonly<Record<Method, string>> = {
  BY_MOUTH: "26643006",
  UNDER_THE_TONGUE: "37839007",
  ON_THE_SKIN: "6064005",
  PATCH: "45890007",
  NOSE: "46713006",
  EYE: "54485002",
  EAR: "10547007",
  INHALED: "447694001",
  RECTAL: "37161004",
  VAGINAL: "16857009",
  UNDER_THE_SKIN: "34206005",
  INTO_THE_MUSCLE: "78421000",
  INTO_THE_VEIN: "47625008",
};

/** A way into or onto the body, with its code in SNOMED CT. */
export const routeOf = (method: Method) => ({
  coding: [{ system: "http://snomed.info/sct", code: ROUTES[method] }],
  text: inWords(method),
});

/** The names of frequencies, methods and times are plain English as they stand: `TWICE_DAILY` is 'twice daily'. */
export const inWords = (name: string) => name.toLowerCase().replaceAll("_", " ");
