import { addDays, DAY_MS, toDayNumber } from "~/kernel/time/dates";
import { createZoneTable, toUtc } from "~/kernel/time/zones";
import type { Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { ageOf, castStories } from "../../domain/health/stories";
import type { HealthStory, Story, Telling, ToldReading, ToldRecord } from "../../domain/health/story";
import type { DemoPatient } from "../../domain/patients";
import { createRandom, type Random } from "../../domain/random";
import { tableOf, type Row } from "../../domain/table-rows";
import type { Filler, Samples } from "./filler.server";

/** A practice that tells the story of one of its patients. */
interface Teller {
  cast: Cast;
  patient: DemoPatient;
  random: Random;
  newId: (at: number) => string;
  samples: Samples;
}

const languageOf = (locale: string) => {
  const language = locale.slice(0, 2);
  return language === "es" || language === "ar" ? language : "en";
};

function doctorOf({ doctors }: Cast) {
  const [first] = doctors;
  if (!first) throw new RangeError("a practice without doctors keeps no records");
  return first;
}

function tellingOf({ cast, patient, random, samples }: Teller): Telling {
  const language = languageOf(cast.plan.locale);
  const { firstName, lastName } = doctorOf(cast).plan;
  return {
    say: (english, spanish, arabic) => ({ en: english, es: spanish, ar: arabic })[language],
    term: (vocabulary, english) => samples.term(vocabulary, english, language),
    ago: (days) => addDays(cast.today, -days),
    atAge: (months) => addDays(patient.birthDate, Math.round(months * 30.44)),
    around: (by) => (random.next() + random.next() - 1) * by,
    doctor: `${firstName} ${lastName}`,
    age: ageOf(patient, cast.today),
  };
}

const authorOf = ({ cast, patient }: Teller, byPatient: boolean | undefined) =>
  byPatient
    ? { source: "PATIENT", author_kind: "patient", author_id: patient.id }
    : { source: "PROVIDER", author_kind: "employee", author_id: doctorOf(cast).id };

/**
 * When a record was written down (UTC ms): some days ago, and not before what it tells of. What lies ahead was written
 * down as the rest.
 */
function recordedAt({ cast }: Teller, date: string, index: number): number {
  const usual = cast.seededAt - (index + 3) * DAY_MS;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) && date <= cast.today ? toDayNumber(date) * DAY_MS : 0;
  return Math.min(Math.max(usual, day + DAY_MS / 2), cast.seededAt);
}

/** A record as a row. */
function recordRow(teller: Teller, { kind, values: typed, byPatient }: ToldRecord, index: number): Row {
  const { cast, patient } = teller;
  const facts = { today: cast.today, birthDate: patient.birthDate };
  const { values, name, date, state, sortKey, coding } = teller.samples.record(kind as "ALLERGY", typed, facts);
  const { source, ...author } = authorOf(teller, byPatient);
  const at = recordedAt(teller, date, index);
  return {
    ...{ id: teller.newId(at), patient_id: patient.id, kind, values_json: JSON.stringify(values), name },
    ...{ code_system: coding?.system ?? null, code: coding?.code ?? null, code_display: coding?.display ?? null },
    ...{ date, state, sort_key: sortKey, enabled: 1, source, verification: byPatient ? "UNCONFIRMED" : "CONFIRMED" },
    ...{ ...author, recorded_at: at, first_author_kind: author.author_kind, version: 1 },
  };
}

/** The first line of a record's history. */
const versionRow = (record: Row): Row => ({
  record_id: record["id"] ?? null,
  version: 1,
  change: "CREATE",
  values_json: record["values_json"] ?? null,
  state: record["state"] ?? null,
  enabled: 1,
  verification: record["verification"] ?? null,
  author_kind: record["author_kind"] ?? null,
  author_id: record["author_id"] ?? null,
  at: record["recorded_at"] ?? null,
});

function readingRows(teller: Teller, readings: readonly ToldReading[]): Row[] {
  const { cast, patient } = teller;
  const zone = cast.plan.timeZone;
  const zones = createZoneTable();
  const { source, ...author } = authorOf(teller, true);
  return readings.flatMap(({ tracker, daysAgo, minutes, value, value2, unit, context = "" }) => {
    const day = toDayNumber(cast.today) - daysAgo;
    const local = day * DAY_MS + minutes * 60_000;
    const at = toUtc(zones.span(zone, local - DAY_MS, local + DAY_MS), local)[0] ?? local;
    // Of today there is what has been measured by now.
    if (at > cast.seededAt) return [];
    const typed = { value: String(value), ...(value2 !== undefined && { value2: String(value2) }), unit };
    return [
      {
        ...{ id: teller.newId(at), patient_id: patient.id, tracker, at, zone, day, value, value2: value2 ?? null },
        ...{ typed: JSON.stringify(typed), context, source, enabled: 1, ...author, recorded_at: at },
        ...{ first_author_kind: "patient", version: 1 },
      },
    ];
  });
}

function told(cast: Cast, samples: Samples, { patient, story }: { patient: DemoPatient; story: Story }) {
  const random = createRandom(`demo/${cast.plan.slug}/health/${patient.number}`);
  const ids = random.fork("ids");
  const teller: Teller = { cast, patient, random, samples, newId: (at) => demoId(at, ids) };
  const { records, readings, none = [] }: HealthStory = story(tellingOf(teller));
  return {
    records: records.map((record, index) => recordRow(teller, record, index)),
    readings: readingRows(teller, readings),
    none: none.map((kind): Row => ({
      ...{ patient_id: patient.id, kind, author_kind: "employee", author_id: doctorOf(cast).id },
      at: cast.seededAt - 3 * DAY_MS,
    })),
  };
}

/** Health records of some patients: somebody chronically ill, a child, a pregnant woman and somebody old. */
export const healthRecords: Filler = {
  ofPractice: (cast, { passwordHash, samples }) => {
    const stories = castStories(cast.patients, cast.today).map((each) => told(cast, samples, each));
    const records = stories.flatMap((each) => each.records);
    return [
      tableOf("health_record", records),
      // What was written once stays in the history for good: what is to be taken away again begins without one.
      tableOf("health_record_version", passwordHash === null ? [] : records.map(versionRow)),
      tableOf(
        "health_none_known",
        stories.flatMap((each) => each.none),
      ),
      tableOf(
        "tracker_reading",
        stories.flatMap((each) => each.readings),
      ),
    ];
  },
  // What somebody changed has a history, and stays with its patient.
  marked: [
    { table: "health_record", belongings: [] },
    {
      table: "tracker_reading",
      belongings: [],
      // A trigger takes what is switched off out of the numbers that plots are drawn from.
      before: ({ among, free }) => [
        `UPDATE tracker_reading SET enabled = 0 WHERE tracker_reading.organization_id = ?1 AND ${among("tracker_reading.id")}${free("tracker_reading.id")}`,
      ],
    },
  ],
};
