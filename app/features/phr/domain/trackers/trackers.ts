import type { UnitName } from "./units";

/** The limits beyond which a reading is refused, asked about or drawn as unusual, in the canonical unit. */
export interface Bands {
  /** Below or above is not possible: refused. */
  refuse: readonly [min: number, max: number];
  /** For an adult, a value below the first or from the second on is asked about once. Null where there is no limit. */
  warn?: readonly [low: number | null, high: number | null];
  /** The usual range for adults, shaded in plots. */
  usual?: readonly [low: number | null, high: number | null];
}

export type TrackerChart = "line" | "bars" | "dots" | "range" | "steps" | "calendar";

/** One kind of measurement. */
export interface Tracker extends Bands {
  /** LOINC code; null where none is agreed on. */
  loinc: string | null;
  /** The canonical unit first, in which it is stored. */
  units: readonly [UnitName, ...UnitName[]];
  /** Which of the organization's and the user's unit settings chooses among them. */
  chosenBy?: "height" | "weight" | "temperature" | "bloodSugar";
  /** The second number of an entry, such as the diastolic pressure. */
  second?: Bands & { loinc: string };
  contexts?: readonly string[];
  /** Several contexts may hold at once, as symptoms do. */
  several?: true;
  /** Its values are words and not numbers: the smallest first. */
  levels?: readonly number[];
  /** The readings of a day are added up. */
  total?: true;
  /** Which organization set the usual range, where one did. */
  usualBy?: "WHO" | "ADA";
  sites?: readonly string[];
  /** Never entered: computed from others. */
  computed?: true;
  chart: TrackerChart;
  group: TrackerGroup;
}

export const TRACKER_GROUPS = ["body", "heart", "breathing", "sugar", "lipids", "activity", "wellbeing"] as const;
export type TrackerGroup = (typeof TRACKER_GROUPS)[number];

/** When a blood sugar was measured (Open mHealth). */
export const GLUCOSE_CONTEXTS = [
  "FASTING",
  "BEFORE_MEAL",
  "AFTER_MEAL",
  "TWO_HOURS_AFTER_MEAL",
  "BEDTIME",
  "NIGHT",
  "RANDOM",
] as const;

/** Where a temperature was measured. */
export const TEMPERATURE_SITES = [
  ...(["ORAL", "AXILLARY", "FOREHEAD", "TEMPORAL", "TYMPANIC", "RECTAL", "FINGER", "WRIST"] as const),
] as const;

/** What may come with a period. */
export const PERIOD_SYMPTOMS = [
  ...(["CRAMPS", "HEADACHE", "BACK_PAIN", "TENDER_BREASTS", "BLOATING", "NAUSEA", "FATIGUE", "LOW_MOOD"] as const),
] as const;

/**
 * Every tracker. Codes, units, and the ranges that are refused and asked about are those of the clinical facts, section
 * 2; those of grown-ups hold from 18 years of age, and nothing is flagged below.
 */
export const TRACKERS = {
  weight: {
    ...{ loinc: "29463-7", units: ["kg", "lb", "g"], chosenBy: "weight", group: "body", chart: "line" },
    ...{ refuse: [0.2, 700], warn: [35, 200] },
  },
  height: {
    ...{ loinc: "8302-2", units: ["cm", "in", "ft", "m"], chosenBy: "height", group: "body", chart: "line" },
    ...{ refuse: [20, 275], warn: [120, 220] },
  },
  bmi: {
    ...{ loinc: "39156-5", units: ["kg/m2"], group: "body", chart: "line", computed: true },
    ...{ refuse: [2, 300], usual: [18.5, 25], usualBy: "WHO" },
  },
  headCircumference: {
    ...{ loinc: "9843-4", units: ["cm", "in"], chosenBy: "height", group: "body", chart: "line", refuse: [15, 80] },
  },
  waist: {
    ...{ loinc: "8280-0", units: ["cm", "in"], chosenBy: "height", group: "body", chart: "line", refuse: [20, 300] },
  },
  bodyFat: { loinc: "41982-0", units: ["%1"], group: "body", chart: "line", refuse: [1, 75] },
  bloodPressure: {
    ...{ loinc: "8480-6", units: ["mmHg"], group: "heart", chart: "range" },
    ...{ refuse: [40, 300], warn: [90, 180], usual: [null, 120] },
    second: { loinc: "8462-4", refuse: [20, 200], warn: [60, 120], usual: [null, 80] },
  },
  pulse: {
    ...{ loinc: "8867-4", units: ["/min"], group: "heart", chart: "line" },
    ...{ refuse: [20, 300], warn: [40, 115], usual: [60, 100] },
  },
  restingPulse: {
    ...{ loinc: "40443-4", units: ["/min"], group: "heart", chart: "line" },
    ...{ refuse: [20, 300], warn: [40, 115], usual: [60, 100] },
  },
  temperature: {
    ...{ loinc: "8310-5", units: ["°C", "°F"], chosenBy: "temperature", group: "wellbeing", chart: "line" },
    ...{ refuse: [25, 45], warn: [35, 41], usual: [36.1, 37.2], sites: TEMPERATURE_SITES },
  },
  oxygen: {
    ...{ loinc: "59408-5", units: ["%"], group: "breathing", chart: "line" },
    ...{ refuse: [30, 100], warn: [90, null], usual: [95, 100] },
  },
  respiration: {
    ...{ loinc: "9279-1", units: ["/min"], group: "breathing", chart: "line" },
    ...{ refuse: [3, 100], warn: [8, 25], usual: [12, 20] },
  },
  glucose: {
    ...{ loinc: "41653-7", units: ["glucose mg/dL", "glucose mmol/L"], chosenBy: "bloodSugar", group: "sugar" },
    ...{
      chart: "dots",
      refuse: [10, 1500],
      warn: [54, 300],
      usual: [70, 180],
      usualBy: "ADA",
      contexts: GLUCOSE_CONTEXTS,
    },
  },
  hba1c: {
    ...{ loinc: "4548-4", units: ["%1", "mmol/mol"], group: "sugar", chart: "line" },
    ...{ refuse: [2, 25], warn: [4, 6.5], usual: [null, 5.7] },
  },
  insulin: { loinc: null, units: ["IU"], group: "sugar", chart: "bars", refuse: [0, 500], total: true },
  cholesterol: {
    ...{ loinc: "2093-3", units: ["cholesterol mg/dL", "cholesterol mmol/L"], group: "lipids", chart: "line" },
    ...{ refuse: [10, 2000], warn: [null, 201], usual: [null, 200] },
  },
  hdl: {
    ...{ loinc: "2085-9", units: ["cholesterol mg/dL", "cholesterol mmol/L"], group: "lipids", chart: "line" },
    ...{ refuse: [10, 2000], warn: [40, null], usual: [40, null] },
  },
  ldl: {
    ...{ loinc: "13457-7", units: ["cholesterol mg/dL", "cholesterol mmol/L"], group: "lipids", chart: "line" },
    ...{ refuse: [10, 2000], warn: [null, 131], usual: [null, 130] },
  },
  triglycerides: {
    ...{ loinc: "2571-8", units: ["triglycerides mg/dL", "triglycerides mmol/L"], group: "lipids", chart: "line" },
    ...{ refuse: [10, 5000], warn: [null, 151], usual: [null, 150] },
  },
  peakFlow: { loinc: "19935-6", units: ["L/min"], group: "breathing", chart: "line", refuse: [30, 900] },
  fev1: { loinc: "20150-9", units: ["L"], group: "breathing", chart: "line", refuse: [0.2, 9] },
  steps: { loinc: "55423-8", units: ["steps"], group: "activity", chart: "bars", total: true, refuse: [0, 150_000] },
  energy: { loinc: "41981-2", units: ["kcal"], group: "activity", chart: "bars", total: true, refuse: [0, 20_000] },
  exercise: { loinc: null, units: ["min"], group: "activity", chart: "bars", total: true, refuse: [0, 1440] },
  sleep: {
    loinc: "93832-4",
    units: ["h"],
    group: "activity",
    chart: "bars",
    total: true,
    refuse: [0, 24],
    warn: [4, 12],
  },
  water: { loinc: null, units: ["mL"], group: "activity", chart: "bars", total: true, refuse: [0, 15_000] },
  pain: { loinc: "72514-3", units: ["score"], group: "wellbeing", chart: "steps", refuse: [0, 10], warn: [null, 7] },
  mood: {
    ...{
      loinc: null,
      units: ["score"],
      group: "wellbeing",
      chart: "calendar",
      refuse: [1, 5],
      levels: [1, 2, 3, 4, 5],
    },
  },
  // No code: LOINC 8665-2 is the day on which the last period began, which is computed from these.
  menstruation: {
    ...{
      loinc: null,
      units: ["score"],
      group: "wellbeing",
      chart: "calendar",
      refuse: [0, 4],
      levels: [0, 1, 2, 3, 4],
    },
    ...{ contexts: PERIOD_SYMPTOMS, several: true },
  },
  // The note says which one.
  medicineTaken: {
    ...{ loinc: null, units: ["score"], group: "activity", chart: "calendar", refuse: [0, 1], levels: [0, 1] },
  },
  inr: { loinc: "6301-6", units: ["INR"], group: "heart", chart: "line", refuse: [0.5, 15] },
} as const satisfies Record<string, Tracker>;
export type TrackerName = keyof typeof TRACKERS;

export const TRACKER_NAMES = Object.keys(TRACKERS) as readonly TrackerName[];

/** A tracker with all that may be said of it. */
export const trackerOf = (name: TrackerName): Tracker => TRACKERS[name];

/** Those that somebody enters; the others are computed. */
export const ENTERED_TRACKERS = TRACKER_NAMES.filter((name) => trackerOf(name).computed !== true);

/** Those that a goal can be set for: a number that somebody wants to reach. */
export const GOAL_TRACKERS = TRACKER_NAMES.filter(
  (name): name is Exclude<TrackerName, "menstruation" | "medicineTaken"> =>
    name !== "menstruation" && name !== "medicineTaken",
);
