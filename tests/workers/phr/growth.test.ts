import { beforeAll, describe, expect, it } from "vitest";
import { loadRowsStatements, type Cell } from "~/db/load-rows.server";
import { HEALTH_RECORD_KINDS } from "~/features/phr/records";
import { SPANS } from "~/features/phr/domain/trackers/spans";
import { listProfileAreas } from "~/features/phr/services/profile/list-profile-areas.server";
import { readHealthOverview } from "~/features/phr/services/profile/read-health-overview.server";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { listTrackers } from "~/features/phr/services/trackers/list-trackers.server";
import { viewTracker } from "~/features/phr/services/trackers/view-tracker.server";
import type { RequestContext } from "~/platform/context.server";
import { NOW, openRecords, type Records } from "./scene";

const DAY = 86_400_000;
/** Other patients of the practice, each with twenty records and some readings. */
const SIZES = [20, 200, 2_000] as const;
const RECORDS = 400;
const FILES = 60;
const READINGS = 10_000;
/** log rows / log patients; 0 where the practice makes no difference. */
const MOST_GROWTH = 0.1;
const MOST_TRIPS = 5;

const RECORD = [
  ...["id", "patient_id", "kind", "values_json", "name", "state", "sort_key", "source", "verification"],
  ...["author_kind", "author_id", "recorded_at", "first_author_kind"],
];
const READING = [
  ...["id", "patient_id", "tracker", "at", "zone", "day", "value", "value2", "typed", "source"],
  ...["author_kind", "author_id", "recorded_at", "first_author_kind"],
];

const record = (patientId: string, at: number): Cell[] => {
  const { kind } = HEALTH_RECORD_KINDS[at % HEALTH_RECORD_KINDS.length]!;
  const number = String(at).padStart(4, "0");
  return [
    ...[`${patientId}-r${number}`, patientId, kind, JSON.stringify({ note: `Entry ${number}` }), `Entry ${number}`],
    ...["ACTIVE", number, "PATIENT", "UNCONFIRMED", "patient", patientId, NOW - at * DAY, "patient"],
  ];
};
const reading = (patientId: string, tracker: string, number: number): Cell[] => {
  const at = NOW - Math.floor(number / 8) * DAY - (number % 8) * 3_600_000;
  return [
    ...[`${patientId}-${tracker}-${number}`, patientId, tracker, at, "UTC", Math.floor(at / DAY), 60 + (number % 40)],
    ...[null, JSON.stringify({ value: "70", unit: "kg" }), "PATIENT", "patient", patientId, at, "patient"],
  ];
};
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);

let records: Records;
let patientId: string;

async function load(...tables: [table: string, columns: string[], rows: Cell[][]][]): Promise<void> {
  const { db } = await records.as("doctor");
  for (const [table, columns, rows] of tables) await db.rawBatch(loadRowsStatements(db, table, columns, rows));
}

/** Adds patients until there are so many, all of them the doctor's. */
async function grow(from: number, to: number): Promise<void> {
  const ids = numbers(to - from, from).map((number) => `other-${String(number).padStart(6, "0")}`);
  await load(
    [
      "patient",
      ["id", "number", "first_name", "last_name", "enabled", "created_at"],
      ids.map((id, at) => [id, 1_000 + from + at, "Maria", "García", 1, NOW]),
    ],
    ["patient_provider", ["employee_id", "patient_id", "since"], ids.map((id) => [records.ids.doctor, id, NOW])],
    ["health_record", RECORD, ids.flatMap((id) => numbers(20).map((at) => record(id, at)))],
    ["tracker_reading", READING, ids.flatMap((id) => numbers(4).map((at) => reading(id, "weight", at)))],
  );
}

/** Everything that is opened of a patient, by name. */
const LOOKS: Readonly<Record<string, (context: RequestContext) => Promise<unknown>>> = {
  overview: (context) => readHealthOverview(context, patientId),
  areas: (context) => listProfileAreas(context, patientId),
  trackers: (context) => listTrackers(context, patientId),
  ...Object.fromEntries(
    SPANS.map((span) => [
      `weight by ${span}`,
      (context: RequestContext) => viewTracker(context, { patientId, tracker: "weight", span, off: false }),
    ]),
  ),
  ...Object.fromEntries(
    HEALTH_RECORD_KINDS.map((kind) => [
      `list of ${kind.kind}`,
      (context: RequestContext) => listHealthRecords(context, kind, { patientId }),
    ]),
  ),
};

async function measured(): Promise<Map<string, { rowsRead: number; roundTrips: number }>> {
  const found = new Map<string, { rowsRead: number; roundTrips: number }>();
  for (const [name, look] of Object.entries(LOOKS)) {
    const context = await records.as("doctor");
    await look(context);
    const { rowsRead, roundTrips } = context.db.meter;
    found.set(name, { rowsRead, roundTrips });
  }
  return found;
}

beforeAll(async () => {
  records = await openRecords();
  patientId = records.ids.patient;
  const files = numbers(FILES).map((at) => `file-${String(at).padStart(4, "0")}`);
  await load(
    ["health_record", RECORD, numbers(RECORDS).map((at) => record(patientId, at))],
    ["tracker_reading", READING, numbers(READINGS).map((at) => reading(patientId, "weight", at))],
    [
      "file",
      ["id", "purpose", "name", "content_type", "size_bytes", "sha256", "patient_id", "created_at"],
      files.map((id) => [id, "HEALTH_RECORD", "report.pdf", "application/pdf", 9, id, patientId, NOW]),
    ],
    [
      "file_use",
      ["file_id", "record_id", "position"],
      files.map((id, at) => [id, `${patientId}-r${String(at).padStart(4, "0")}`, 0]),
    ],
  );
}, 120_000);

describe("a patient with 400 records, 10,000 readings and 60 files", () => {
  it("is opened in five round trips at most, and no look at them reads more where the practice has more patients", async () => {
    const sizes: Awaited<ReturnType<typeof measured>>[] = [];
    for (const [at, size] of SIZES.entries()) {
      await grow(SIZES[at - 1] ?? 0, size);
      sizes.push(await measured());
    }
    const [smallest, , largest] = sizes;
    const patients = SIZES[2] / SIZES[0];
    for (const name of Object.keys(LOOKS)) {
      const [few, many] = [smallest?.get(name), largest?.get(name)];
      const growth = Math.log((many?.rowsRead ?? 0) / (few?.rowsRead ?? 1)) / Math.log(patients);
      console.info(
        `${name}: ${sizes.map((size) => size.get(name)?.rowsRead).join(", ")} rows, ${many?.roundTrips} trips`,
      );
      expect(growth, name).toBeLessThanOrEqual(MOST_GROWTH);
      for (const size of [few, many]) {
        expect(size?.rowsRead, name).toBeGreaterThan(0);
        expect(size?.roundTrips, name).toBeGreaterThan(0);
        expect(size?.roundTrips, name).toBeLessThanOrEqual(MOST_TRIPS);
      }
    }
    for (const span of SPANS) expect(largest?.get(`weight by ${span}`)?.rowsRead).toBeLessThanOrEqual(400);
  }, 300_000);
});
