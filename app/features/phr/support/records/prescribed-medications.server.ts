import type { AuditEntry, Write } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readHealthRecord } from "../../data/records/health-records-read.server";
import {
  deleteNoneKnown,
  insertRecord,
  insertVersion,
  updateRecord,
} from "../../data/records/health-records-write.server";
import type { HealthRecord, RecordValues } from "../../domain/records/record-kinds";
import { isSameMedicine, type ToldMedicine } from "../../domain/medications/same-medicine";
import { healthRecordKindOf } from "../../records";
import type { ReachedRecords } from "../access/reach-records.server";
import { comparedRecords } from "../checks/compared-records.server";
import { codingOfRecord } from "./resolve-coding.server";
import { withSortKey } from "./store-record.server";

/** A medicine that is prescribed, as the kind of medications has it, and the record that it is already, if it is one. */
export interface PrescribedMedication {
  recordId: string | null;
  values: RecordValues;
  /** What the prescription that it renews says of it. */
  renews?: readonly ToldMedicine[];
}

/** What is to be written with the batch that signs or ends a prescription. */
export interface MedicationWrites {
  /** Of each medicine in its order. */
  recordIds: readonly string[];
  writes: readonly Write[];
  audit: readonly AuditEntry[];
}

const MEDICATION = healthRecordKindOf("MEDICATION");

type Change = "CREATE" | "CHANGE";

const audited = (record: HealthRecord, change: Change, fields: readonly string[]): AuditEntry => ({
  action: change === "CREATE" ? "healthRecord.create" : "healthRecord.change",
  subjectKind: record.kind,
  subjectId: record.id,
  patientId: record.patientId,
  fields,
});

/** A record that can be written on: on its list, and of this patient. */
async function known({ db }: RequestContext, { patient }: ReachedRecords, id: string | null) {
  const record = id === null ? undefined : await readHealthRecord(db, id);
  return record?.enabled && record.patientId === patient.id && record.kind === "MEDICATION" ? record : undefined;
}

function created({ now, db }: RequestContext, reached: ReachedRecords, values: RecordValues, hidden: boolean) {
  const { patient, author } = reached;
  const record = withSortKey(
    {
      ...{ id: uuidv7(now), patientId: patient.id, kind: "MEDICATION" as const, values },
      ...MEDICATION.facts(values, reached.facts),
      ...{ coding: codingOfRecord(MEDICATION, values), enabled: true, offReason: null, offNote: "", ...author },
      ...{ source: "PRESCRIPTION" as const, verification: "CONFIRMED" as const, hiddenFromPatient: hidden },
      ...{ recordedAt: now, firstAuthorKind: author.authorKind, version: 1 },
    },
    reached,
  );
  const writes = [
    insertRecord(db, record),
    insertVersion(db, record, { change: "CREATE" }),
    deleteNoneKnown(db, patient.id, "MEDICATION"),
  ];
  return { id: record.id, writes, audit: [audited(record, "CREATE", changedFields({}, values))] };
}

/** The next version of a medication. Where somebody wrote another one meanwhile, its history refuses the batch. */
function changed({ now, db }: RequestContext, reached: ReachedRecords, before: HealthRecord, values: RecordValues) {
  const fields = changedFields(before.values, values);
  if (fields.length === 0) return { id: before.id, writes: [], audit: [] };
  const { authorKind, authorId } = reached.author;
  const record = withSortKey(
    {
      ...{ ...before, values, ...MEDICATION.facts(values, reached.facts), coding: codingOfRecord(MEDICATION, values) },
      ...{ verification: "CONFIRMED" as const, authorKind, authorId, recordedAt: now, version: before.version + 1 },
    },
    reached,
  );
  const writes = [updateRecord(db, record, before.version), insertVersion(db, record, { change: "CHANGE" })];
  return { id: record.id, writes, audit: [audited(record, "CHANGE", fields)] };
}

/** A medication that is taken now, whoever wrote it down, and that the patient sees as the new one. */
const isTaken =
  (hidden: boolean) =>
  ({ state, enabled, hiddenFromPatient }: HealthRecord): boolean =>
    state === "ACTIVE" && enabled && hiddenFromPatient === hidden;

/** A value of a field as text; empty where there is none. */
const wordsOf = (values: RecordValues, field: string): string => {
  const value = values[field];
  return typeof value === "string" ? value : "";
};

/** A medication's values as far as they tell whether another one is the same. */
export const toldMedicine = (values: RecordValues): ToldMedicine => ({
  ...{ name: wordsOf(values, "name"), strength: wordsOf(values, "strength"), form: wordsOf(values, "form") },
  strengthUnit: wordsOf(values, "strengthUnit"),
});

/** What is prescribed, of a medication that goes on since it was begun. */
function goingOn(record: HealthRecord | undefined, given: RecordValues): RecordValues {
  const start = record?.state === "ACTIVE" ? wordsOf(record.values, "start") : "";
  return { ...record?.values, ...given, ...(start !== "" && { start }) };
}

/**
 * The medications of a prescription that is signed, for the batch that signs it: new ones, and the next version of those
 * that were prescribed before, or that the patient takes already: a medicine stands on the list once. They are kept whichever
 * areas pages show, as the next prescription is compared with them. The caller has made sure that a provider of the patient
 * signs.
 * @param hidden whether new ones are kept from the patient; those that were prescribed before stay as they are
 */
export async function prescribedMedications(
  context: RequestContext,
  reached: ReachedRecords,
  medicines: readonly PrescribedMedication[],
  { hidden = false }: { hidden?: boolean } = {},
): Promise<MedicationWrites> {
  const running = medicines.some(({ recordId }) => recordId === null)
    ? (await comparedRecords(context, reached, ["MEDICATION"])).filter(isTaken(hidden))
    : [];
  const taken = new Set(medicines.flatMap(({ recordId }) => recordId ?? []));
  const before = await Promise.all(
    medicines.map(({ recordId, values, renews = [] }) => {
      if (recordId !== null) return known(context, reached, recordId);
      const same = running.find(
        ({ id, values: theirs }) =>
          !taken.has(id) &&
          [toldMedicine(values), ...renews].some((medicine) => isSameMedicine(toldMedicine(theirs), medicine)),
      );
      if (same) taken.add(same.id);
      return same;
    }),
  );
  const made = medicines.map(({ values: given }, at) => {
    const record = before[at];
    const values = MEDICATION.settle(parse(MEDICATION.schema, goingOn(record, given)), record?.values);
    return record ? changed(context, reached, record, values) : created(context, reached, values, hidden);
  });
  return {
    recordIds: made.map(({ id }) => id),
    writes: made.flatMap(({ writes }) => writes),
    audit: made.flatMap(({ audit }) => audit),
  };
}

/**
 * Ends medications whose prescription is cancelled, stopped or replaced: those that are still taken. What the patient or
 * somebody else has ended or taken off the list stays as it is.
 */
export async function endedMedications(
  context: RequestContext,
  reached: ReachedRecords,
  recordIds: readonly string[],
  reason: string,
): Promise<MedicationWrites> {
  const records = await Promise.all(recordIds.map((id) => known(context, reached, id)));
  const ended = records.flatMap((record) => {
    if (record?.state !== "ACTIVE") return [];
    const reasonStopped = reason.slice(0, 200);
    return [changed(context, reached, record, { ...record.values, status: "STOPPED", reasonStopped })];
  });
  return {
    recordIds: ended.map(({ id }) => id),
    writes: ended.flatMap(({ writes }) => writes),
    audit: ended.flatMap(({ audit }) => audit),
  };
}
