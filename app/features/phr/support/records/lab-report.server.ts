import type { AuditEntry, OutboxEntry, Write } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { toDayNumber } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import { useContent } from "../../data/files/record-files.server";
import { readHealthRecord } from "../../data/records/health-records-read.server";
import {
  deleteNoneKnown,
  insertRecord,
  insertVersion,
  updateRecord,
} from "../../data/records/health-records-write.server";
import { listReadings } from "../../data/trackers/readings-read.server";
import { insertReadings, insertReadingVersion, updateReading } from "../../data/trackers/readings-write.server";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { typedReading } from "../../domain/trackers/read-entry";
import type { Reading } from "../../domain/trackers/reading";
import { ENTERED_TRACKERS, trackerOf, type TrackerName } from "../../domain/trackers/trackers";
import { toCanonical, UNITS, type UnitName } from "../../domain/trackers/units";
import { toldOfReadings } from "../trackers/told-of-readings.server";
import { sampleRecord } from "./sample-record.server";

/** A number that a laboratory measured. */
export interface MeasuredValue {
  loinc: string;
  number: number;
  /** UCUM. */
  unit: string;
  /** When the sample was taken (UTC ms). */
  at: number;
}

/** What a laboratory found, as the health record keeps it. */
export interface LabReport {
  patient: { id: string; birthDate: string };
  /** The record that an earlier version of it became; null for none. */
  recordId: string | null;
  /** The provider who ordered it, and answers for it. */
  employeeId: string;
  title: string;
  sort: "LABORATORY" | "IMAGING";
  /** YYYY-MM-DD. */
  date: string;
  doctor: string;
  facility: string;
  findings: string;
  note: string;
  /** Files of the patient's by the digests of their contents. */
  files: readonly { sha256: string }[];
  values: readonly MeasuredValue[];
}

/** What is written of it in the caller's batch. */
interface LabReportWrites {
  recordId: string;
  writes: Write[];
  audit: AuditEntry[];
  /** Tells those who monitor the patient that readings have changed. */
  outbox: OutboxEntry[];
}

/** A blood sugar from a vein has a code of its own, and is the same tracker's. */
const ALSO: Readonly<Record<string, { tracker: TrackerName; context: string }>> = {
  "1558-6": { tracker: "glucose", context: "FASTING" },
};

const UCUM_OF_ONE = new Set(["1", "{INR}"]);

const unitOf = (tracker: TrackerName, ucum: string): UnitName | undefined =>
  trackerOf(tracker).units.find(
    (name) => UNITS[name].ucum === ucum || (UCUM_OF_ONE.has(UNITS[name].ucum) && UCUM_OF_ONE.has(ucum)),
  );

/** The tracker that a value belongs to; undefined for one of which no tracker is kept, or in a unit it does not have. */
function trackedAs({ loinc, unit }: MeasuredValue) {
  const also = ALSO[loinc];
  const tracker = also?.tracker ?? ENTERED_TRACKERS.find((name) => loinc !== "" && trackerOf(name).loinc === loinc);
  const name = tracker && unitOf(tracker, unit);
  return tracker && name && { tracker, unit: name, context: also?.context ?? "" };
}

function readingOf(context: RequestContext, report: LabReport, value: MeasuredValue): Reading | undefined {
  const known = trackedAs(value);
  if (!known) return undefined;
  const { tracker, unit } = known;
  const canonical = toCanonical(value.number, unit);
  const [least, most] = trackerOf(tracker).refuse;
  if (canonical < least || canonical > most) return undefined;
  const zone = context.profile.timeZone;
  return {
    ...{ id: uuidv7(context.now), patientId: report.patient.id, tracker, at: value.at, zone, value: canonical },
    ...{ day: toDayNumber(localDate(value.at, zone)), value2: null, typed: { value: String(value.number), unit } },
    ...{ context: known.context, site: "", note: "", device: report.facility, source: "CONSULTATION" },
    ...{ enabled: true, offReason: null, authorKind: "employee", authorId: report.employeeId },
    ...{ recordedAt: context.now, firstAuthorKind: "employee", version: 1 },
  };
}

/** Takes off its list what an earlier version of the same result had put there, unless it `stays`. */
async function takenBack(
  { db, now }: RequestContext,
  { facility }: LabReport,
  of: Reading,
  stays: (reading: Reading) => boolean = () => false,
): Promise<Write[]> {
  const { patientId, tracker, at } = of;
  const there = await listReadings(db, { patientId, tracker, from: at, to: at, most: 5 });
  return there
    .filter((reading) => reading.device === facility && reading.source === "CONSULTATION" && !stays(reading))
    .flatMap((reading) => {
      const off: Reading = { ...reading, enabled: false, offReason: "MISTAKE", version: reading.version + 1 };
      return [
        updateReading(db, off, reading.version),
        insertReadingVersion(db, reading, { change: "CREATE" }),
        insertReadingVersion(db, { ...off, recordedAt: now }, { change: "DISABLE", reason: "MISTAKE" }),
      ];
    });
}

const tellsOf = (context: RequestContext, { patient }: LabReport, readings: readonly Reading[]): OutboxEntry[] =>
  readings.length === 0
    ? []
    : toldOfReadings(
        context,
        patient.id,
        readings.map(({ tracker }) => tracker),
      );

function recordOf(context: RequestContext, report: LabReport, stored: HealthRecord | undefined) {
  const { title, sort, date, doctor, facility, findings, note, patient, employeeId } = report;
  const today = localDate(context.now, context.profile.timeZone);
  const typed = { title, sort, date, doctor, facility, findings, note, sharedWith: "PROVIDERS", providers: [] };
  const said = sampleRecord("MEDICALREPORT", typed, { today, birthDate: patient.birthDate });
  return {
    ...{ id: stored?.id ?? uuidv7(context.now), patientId: patient.id, kind: "MEDICALREPORT" as const, ...said },
    ...{ enabled: true, offReason: null, offNote: "", source: "CONSULTATION" as const },
    ...{ verification: "CONFIRMED" as const, authorKind: "employee" as const, authorId: employeeId },
    ...{ recordedAt: context.now, firstAuthorKind: "employee" as const, version: (stored?.version ?? 0) + 1 },
  };
}

/**
 * What puts the results of a laboratory into the patient's record: a medical report with its files, or its next version,
 * and a reading of each tracker that a value belongs to. The caller has authorized it and commits it with what it tells.
 * A value that a tracker holds to be impossible stands in the report alone.
 */
export async function labReportWrites(context: RequestContext, report: LabReport): Promise<LabReportWrites> {
  const { db } = context;
  const found = report.recordId === null ? undefined : await readHealthRecord(db, report.recordId);
  // One that somebody has taken off its list stays there: what the laboratory says now is another one.
  const stored = found?.enabled ? found : undefined;
  const record = recordOf(context, report, stored);
  const readings = report.values.flatMap((value) => readingOf(context, report, value) ?? []);
  const corrected =
    report.recordId === null
      ? []
      : await Promise.all(
          readings.map((each) => takenBack(context, report, each, ({ value }) => value === each.value)),
        );
  const patientId = report.patient.id;
  return {
    recordId: record.id,
    writes: [
      stored ? updateRecord(db, record, stored.version) : insertRecord(db, record),
      insertVersion(db, record, { change: stored ? "CHANGE" : "CREATE" }),
      deleteNoneKnown(db, patientId, record.kind),
      ...report.files.map(({ sha256 }) => useContent(db, record.id, { patientId, sha256 })),
      ...corrected.flat(),
      ...(readings.length > 0 ? [insertReadings(db, readings, { bringBack: true })] : []),
    ],
    audit: [
      {
        action: stored ? "healthRecord.change" : "healthRecord.create",
        subjectKind: record.kind,
        subjectId: record.id,
        patientId,
        fields: changedFields({ ...stored?.values }, record.values),
      },
      ...readings.map((reading) => ({
        action: "healthRecord.create",
        subjectKind: "trackerReading",
        subjectId: reading.id,
        patientId,
        fields: changedFields({}, typedReading(reading)),
      })),
    ],
    outbox: tellsOf(context, report, readings),
  };
}

/**
 * What takes values out of the patient's record while the laboratory corrects them: the next version of the medical
 * report, which does not say them any more, and off the lists of trackers what they put there. A report that somebody has
 * taken off its list stays as it is. The caller has authorized it, ends the use of files, and commits it.
 * @param report as it is to be read meanwhile; its `values` are those that are taken out
 */
export async function withheldReportWrites(
  context: RequestContext,
  report: LabReport & { recordId: string },
): Promise<Omit<LabReportWrites, "recordId">> {
  const { db } = context;
  const found = await readHealthRecord(db, report.recordId);
  const readings = report.values.flatMap((value) => readingOf(context, report, value) ?? []);
  const off = (await Promise.all(readings.map((each) => takenBack(context, report, each)))).flat();
  const outbox = tellsOf(context, report, readings);
  if (!found?.enabled) return { writes: off, audit: [], outbox };
  const record = recordOf(context, report, found);
  return {
    writes: [updateRecord(db, record, found.version), insertVersion(db, record, { change: "CHANGE" }), ...off],
    audit: [
      {
        action: "healthRecord.change",
        subjectKind: record.kind,
        subjectId: record.id,
        patientId: report.patient.id,
        fields: changedFields({ ...found.values }, record.values),
      },
    ],
    outbox,
  };
}
