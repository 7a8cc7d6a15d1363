import type { AuditEntry, Write } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { localDate } from "~/features/patients/public.server";
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
import { asAnswered, asEnded, asRefused, refusedOn } from "../../domain/medications/pharmacy-marks";
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
async function known({ db }: RequestContext, { patient }: { patient: { id: string } }, id: string | null) {
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
function changed(
  { now, db }: RequestContext,
  reached: Pick<ReachedRecords, "author" | "facts">,
  before: HealthRecord,
  values: RecordValues,
) {
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

/** Whether it is taken now, or would be if no pharmacist had refused it. */
const isRunning = ({ state, values }: HealthRecord): boolean => state === "ACTIVE" || refusedOn(values) !== null;

/** A medication that is taken now, whoever wrote it down, and that the patient sees as the new one. */
const isTaken =
  (hidden: boolean) =>
  (record: HealthRecord): boolean =>
    isRunning(record) && record.enabled && record.hiddenFromPatient === hidden;

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
  return writesOf(made);
}

/** A medication that ends with its prescription. */
export interface EndingMedication {
  recordId: string;
  /** The day on which it was prescribed (YYYY-MM-DD), where nothing of it was handed out since; null where some was. */
  unusedSince: string | null;
}

const writesOf = (made: readonly { id: string; writes: readonly Write[]; audit: readonly AuditEntry[] }[]) => ({
  recordIds: made.map(({ id }) => id),
  writes: made.flatMap(({ writes }) => writes),
  audit: made.flatMap(({ audit }) => audit),
});

/**
 * Ends medications whose prescription is cancelled, stopped or replaced: those that are still taken, or would be if no
 * pharmacist had refused them. What the patient or somebody else has ended or taken off the list stays as it is.
 */
export async function endedMedications(
  context: RequestContext,
  reached: ReachedRecords,
  ending: readonly EndingMedication[],
  reason: string,
): Promise<MedicationWrites> {
  const { today } = reached.facts;
  const ended = await Promise.all(
    ending.map(async ({ recordId, unusedSince }) => {
      const record = await known(context, reached, recordId);
      if (!record || !isRunning(record)) return [];
      const values = asEnded(record.values, { today, reason: reason.slice(0, 200), unusedSince });
      return [changed(context, reached, record, values)];
    }),
  );
  return writesOf(ended.flat());
}

/**
 * Puts medications on hold that a pharmacist refused as unsafe, or has them taken again once that is answered, for the
 * batch that does so. What somebody has ended or put on hold for another reason stays as it is.
 * @param employeeId who refused it or answered
 */
export async function heldMedications(
  context: RequestContext,
  { patientId, employeeId }: { patientId: string; employeeId: string },
  { hold = [], release = [] }: { hold?: readonly string[]; release?: readonly string[] },
): Promise<MedicationWrites> {
  if (hold.length + release.length === 0) return writesOf([]);
  const today = localDate(context.now, context.profile.timeZone);
  const writer = {
    author: { authorKind: "employee", authorId: employeeId, source: "PROVIDER" } as const,
    facts: { today, birthDate: "" },
  };
  const made = await Promise.all(
    [...hold, ...release].map(async (id) => {
      const record = await known(context, { patient: { id: patientId } }, id);
      if (!record || !isRunning(record)) return [];
      const values = hold.includes(id) ? asRefused(record.values, today) : asAnswered(record.values);
      return [changed(context, writer, record, values)];
    }),
  );
  return writesOf(made.flat());
}
