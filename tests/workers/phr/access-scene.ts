import { runCall, findCall } from "~/platform/calls/calls.server";
import type { Actor } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { listRecordFiles } from "~/features/phr/services/files/list-record-files.server";
import { HEALTH_RECORD_KINDS } from "~/features/phr/records";
import type { HealthRecordKind } from "~/features/phr/records/health-record-kind";
import { openHealthRecord } from "~/features/phr/services/access/open-health-record.server";
import { exportProfileCsv } from "~/features/phr/services/export/export-profile-csv.server";
import { exportProfileJson } from "~/features/phr/services/export/export-profile-json.server";
import { printProfile } from "~/features/phr/services/export/print-profile.server";
import { listProfileAreas } from "~/features/phr/services/profile/list-profile-areas.server";
import { readHealthOverview } from "~/features/phr/services/profile/read-health-overview.server";
import { confirmHealthRecord } from "~/features/phr/services/records/confirm-health-record.server";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { readRecordForm } from "~/features/phr/services/records/read-record-form.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { switchHealthRecord } from "~/features/phr/services/records/switch-health-record.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import { addReadings } from "~/features/phr/services/trackers/add-readings.server";
import { correctReading } from "~/features/phr/services/trackers/correct-reading.server";
import { exportReadings } from "~/features/phr/services/trackers/export-readings.server";
import { listTrackers } from "~/features/phr/services/trackers/list-trackers.server";
import { switchReading } from "~/features/phr/services/trackers/switch-reading.server";
import { viewReading } from "~/features/phr/services/trackers/view-reading.server";
import { viewTracker } from "~/features/phr/services/trackers/view-tracker.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { calls } from "../../../workers/calls";
import { EXPECTED_KINDS, type ExpectedKind } from "../../support/phr/record-rights";
import { SAID } from "../../support/phr/said-of-kinds";
import { change, read } from "../identity/appointments";
import { employeeActor } from "../support/organization";
import { HOUR, NOW, givenRelation, openRecords, setting } from "./scene";

export const kindOf = (name: ExpectedKind): HealthRecordKind => {
  const kind = HEALTH_RECORD_KINDS.find((each) => each.kind === name);
  if (!kind) throw new RangeError(name);
  return kind;
};

/** Everybody who may stand before a patient's record, in the part that they have or have not. */
export const SITUATIONS = [
  "patient",
  "otherPatient",
  "relativeWithout",
  "relativeView",
  "relativeManage",
  "doctor",
  "otherDoctor",
  "opener",
  "openerLater",
  "nurse",
  "admin",
  "allowedAdmin",
  "creator",
  "formerDoctor",
  "elsewhere",
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** A record of a kind that the patient entered, and one that their doctor did where a doctor may. */
type Entered = Record<ExpectedKind, { patients: string; doctors: string }>;

/** Enters a record of every kind and a reading, each by whom it may be entered. */
async function enterAll(records: Awaited<ReturnType<typeof openRecords>>) {
  const patientId = records.ids.patient;
  const entered = {} as Entered;
  for (const name of EXPECTED_KINDS) {
    const by = (who: "patient" | "doctor", said = {}) =>
      records
        .as(who)
        .then((context) => saveHealthRecord(context, kindOf(name), { ...SAID[name], ...said, patientId }))
        .then(({ id }) => id);
    if (name === "CONTRAINDICATION") {
      const doctors = await by("doctor");
      entered[name] = { patients: doctors, doctors };
      continue;
    }
    const patients = await by("patient");
    const alone = name === "SOCIALHISTORY" || name === "JOURNAL";
    entered[name] = { patients, doctors: alone ? patients : await by("doctor", OTHERWISE[name]) };
  }
  const weight = { tracker: "weight", value: "70", unit: "kg", date: "2027-01-04", time: "08:00", patientId };
  const { id: reading } = await addReadings(await records.as("patient"), weight);
  return { entered, reading };
}

/** What the doctor says otherwise, so that nothing is asked about the same medicine twice. */
const OTHERWISE: Partial<Record<ExpectedKind, object>> = { MEDICATION: { name: "Ramipril" } };

export async function openAccess() {
  const records = await openRecords();
  const { practice, people, ids } = records;
  const { entered, reading } = await enterAll(records);
  const elsewhere = await openRecords();
  const creator = { ...employeeActor(ids.doctor, { roles: [ROLE.OWNER], teamUserType: 1 }), isCreator: true } as Actor;
  // Looks after the patient still, by the rows, and is a provider no more.
  const formerDoctor = employeeActor(ids.doctor, { roles: ["reception"] });
  const reception = new Set(["healthRecord.read", "healthRecord.write", "patient.read"]);
  const actors: Record<Situation, Actor> = {
    ...people,
    relativeWithout: people.relative,
    relativeView: people.relative,
    relativeManage: people.relative,
    opener: people.otherDoctor,
    openerLater: people.otherDoctor,
    allowedAdmin: people.admin,
    creator: { ...creator, employeeId: people.admin.kind === "employee" ? people.admin.employeeId : "" } as Actor,
    formerDoctor: { ...formerDoctor, authorities: reception } as Actor,
    elsewhere: elsewhere.people.doctor,
  };
  const relation = async (access: "VIEW" | "MANAGE" | null) => {
    await change(practice, "DELETE FROM related_patient WHERE organization_id = ?1");
    if (access) await givenRelation(practice, access);
  };
  /** Brings a situation about, and gives those who are in it. */
  const stand = async (situation: Situation): Promise<() => Promise<RequestContext>> => {
    await relation(situation === "relativeView" ? "VIEW" : situation === "relativeManage" ? "MANAGE" : null);
    await setting(practice, "compliance", { adminsMayReadRecords: situation === "allowedAdmin" });
    await change(practice, "DELETE FROM record_opening WHERE organization_id = ?1");
    const at = situation === "openerLater" ? NOW + 12 * HOUR : NOW;
    if (situation.startsWith("opener"))
      await openHealthRecord(await records.as("otherDoctor"), {
        ...{ number: "1", birthDate: "1988-04-12", reason: "OTHER", note: "Asked by the ward" },
      });
    const here = situation === "elsewhere" ? elsewhere.practice : practice;
    return () => here.as(actors[situation], at);
  };
  return { ...records, entered, reading, stand };
}
export type Access = Awaited<ReturnType<typeof openAccess>>;

/** What is done with the records of a kind; the letter that it needs, and whose record it is about. */
export interface Act {
  letter: "R" | "W" | "D";
  /** It is about the record that the patient entered, or the one that the doctor did. */
  of?: "patients" | "doctors";
  providerAlone?: true;
  run: (context: RequestContext, about: { kind: HealthRecordKind; id: string; patientId: string }) => Promise<unknown>;
}

const call = async (context: RequestContext, method: string, path: string, body?: object) => {
  const url = new URL(path, "http://practice.localhost");
  const found = findCall(calls, method, url.pathname);
  if (!found) throw new RangeError(path);
  const request = new Request(url, { method, ...(body && { body: JSON.stringify(body) }) });
  return runCall(context, found, request);
};

/** Nothing changes by any of these: what is sent is what stands there. */
export const ACTS: Readonly<Record<string, Act>> = {
  list: { letter: "R", run: (context, { kind, patientId }) => listHealthRecords(context, kind, { patientId }) },
  listByCall: {
    letter: "R",
    run: (context, { kind, patientId }) =>
      call(context, "GET", `/phrClientApi/listByPatient?type=${kind.kind}&patientId=${patientId}&isFromPatient=true`),
  },
  view: { letter: "R", of: "doctors", run: (context, { id }) => viewHealthRecord(context, id) },
  viewByCall: {
    letter: "R",
    of: "patients",
    run: (context, { id }) =>
      call(context, "GET", `/phrClientApi/record?id=${id}&isFromPatient=true&patientId=${ownIdOf(context)}`),
  },
  form: { letter: "W", of: "patients", run: (context, { kind, id }) => readRecordForm(context, kind, { id }) },
  formOfDoctors: { letter: "W", of: "doctors", run: (context, { kind, id }) => readRecordForm(context, kind, { id }) },
  save: { letter: "W", of: "patients", run: saveAsItIs },
  saveDoctors: { letter: "W", of: "doctors", run: saveAsItIs },
  switch: { letter: "D", of: "patients", run: (context, { id }) => switchHealthRecord(context, id, true) },
  switchDoctors: { letter: "D", of: "doctors", run: (context, { id }) => switchHealthRecord(context, id, true) },
  confirm: {
    letter: "W",
    of: "doctors",
    providerAlone: true,
    run: (context, { id }) => confirmHealthRecord(context, id, "CONFIRMED"),
  },
  files: { letter: "R", of: "patients", run: (context, { id }) => listRecordFiles(context, id) },
};

/** What a caller says of themselves beside the record that they name. */
const ownIdOf = ({ actor }: RequestContext) =>
  actor.kind === "patient" ? (actor.acting?.ownPatientId ?? actor.patientId) : "someone";

/** Saves a record as it stands there, in the caller's own name. */
async function saveAsItIs(context: RequestContext, { kind, id }: { kind: HealthRecordKind; id: string }) {
  const said = SAID[kind.kind];
  const otherwise = OTHERWISE[kind.kind];
  const whose = { id, version: 1, patientId: ownIdOf(context), isFromPatient: "true" };
  try {
    return await saveHealthRecord(context, kind, { ...said, ...whose });
  } catch (error) {
    // It is the other one of the two, which says something else: past the door.
    if (otherwise && (error as { status?: number }).status === 422) return null;
    throw error;
  }
}

/** What is done with the whole record, and what readings need. */
export const WHOLE: Readonly<
  Record<
    string,
    { letter: string; readings?: true; run: (context: RequestContext, access: Access) => Promise<unknown> }
  >
> = {
  overview: { letter: "R", run: (context, { ids }) => readHealthOverview(context, ids.patient) },
  areas: { letter: "R", run: (context, { ids }) => listProfileAreas(context, ids.patient) },
  print: { letter: "R", run: (context, { ids }) => printProfile(context, ids.patient) },
  csv: { letter: "R", run: (context, { ids }) => exportProfileCsv(context, ids.patient) },
  json: { letter: "R", run: (context, { ids }) => exportProfileJson(context, ids.patient) },
  dashboard: {
    letter: "R",
    run: (context, { ids }) =>
      call(context, "GET", `/phrClientApi/getPatientProfileDashboard?patientId=${ids.patient}&isFromPatient=true`),
  },
  trackers: { letter: "R", readings: true, run: (context, { ids }) => listTrackers(context, ids.patient) },
  tracker: {
    letter: "R",
    readings: true,
    run: (context, { ids }) =>
      viewTracker(context, { patientId: ids.patient, tracker: "weight", span: "month", off: false }),
  },
  reading: { letter: "R", readings: true, run: (context, { reading }) => viewReading(context, reading) },
  readingsFile: {
    letter: "R",
    readings: true,
    run: (context, { ids }) => exportReadings(context, "weight", ids.patient),
  },
  correct: {
    letter: "W",
    readings: true,
    run: (context, { reading }) =>
      correctReading(context, reading, {
        ...{ value: "70", unit: "kg", date: "2027-01-04", time: "08:00", patientId: ownIdOf(context) },
      }),
  },
  switchReading: { letter: "D", readings: true, run: (context, { reading }) => switchReading(context, reading, true) },
};

export interface Line {
  actor: string;
  action: string;
  outcome: string;
  kind: string;
  fields: string;
}

/** What somebody's try ends in, and the lines that it adds to the audit of the patient. */
export async function tried({ practice, ids }: Access, work: () => Promise<unknown>) {
  const since = await read<{ seq: number }>(
    practice,
    "SELECT coalesce(max(seq), 0) AS seq FROM audit_event WHERE organization_id = ?1",
  );
  let outcome: "done" | number = "done";
  let answer: unknown;
  try {
    answer = await work();
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === undefined) throw error;
    outcome = status;
  }
  const lines = await read<Line>(
    practice,
    `SELECT actor_kind AS actor, action, outcome, subject_kind AS kind, fields FROM audit_event
      WHERE organization_id = ?1 AND seq > ?2 AND patient_id = ?3 ORDER BY seq`,
    ...[since[0]?.seq ?? 0, ids.patient],
  );
  return { outcome, answer, lines };
}
