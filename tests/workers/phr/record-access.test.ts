import { beforeEach, describe, expect, it } from "vitest";
import { allergy } from "~/features/phr/records/allergy";
import { confirmHealthRecord } from "~/features/phr/services/records/confirm-health-record.server";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { readRecordForm } from "~/features/phr/services/records/read-record-form.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { sayNoneKnown } from "~/features/phr/services/records/say-none-known.server";
import { switchHealthRecord } from "~/features/phr/services/records/switch-health-record.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import { openHealthRecord } from "~/features/phr/services/access/open-health-record.server";
import type { RequestContext } from "~/platform/context.server";
import { audited, givenRelation, openRecords, PENICILLIN, setting, type Records } from "./scene";

let records: Records;
/** An allergy that the patient entered, and one that their doctor did. */
let patients: string;
let doctors: string;

beforeEach(async () => {
  records = await openRecords();
  patients = (await records.enter("patient")).id;
  doctors = (await records.enter("doctor", { allergen: "Latex" })).id;
});

const patientId = () => records.ids.patient;

/** What can be done with a patient's records, each with the authority whose denial is written down. */
const ACTS: Readonly<Record<string, (context: RequestContext) => Promise<unknown>>> = {
  list: (context) => listHealthRecords(context, allergy, { patientId: patientId() }),
  view: (context) => viewHealthRecord(context, doctors),
  form: (context) => readRecordForm(context, allergy, { patientId: patientId() }),
  add: (context) => saveHealthRecord(context, allergy, { ...PENICILLIN, allergen: "Eggs", patientId: patientId() }),
  changePatients: (context) =>
    saveHealthRecord(context, allergy, { ...PENICILLIN, note: "Since school", id: patients }),
  changeDoctors: (context) => saveHealthRecord(context, allergy, { ...PENICILLIN, note: "Mild", id: doctors }),
  none: (context) => sayNoneKnown(context, allergy, patientId(), false),
  confirm: (context) => confirmHealthRecord(context, patients, "CONFIRMED"),
  removeDoctors: (context) => switchHealthRecord(context, doctors, false, { reason: "MISTAKE" }),
  removePatients: (context) => switchHealthRecord(context, patients, false, { reason: "DUPLICATE" }),
};
const NAMES = Object.keys(ACTS);
const READS = ["list", "view"];

type Who = keyof Records["people"];

/** Who may do what; all else is refused. */
const MAY: readonly [
  title: string,
  who: Who,
  before: () => Promise<unknown>,
  acts: readonly string[],
  refusal: number,
][] = [
  ["the patient", "patient", async () => {}, NAMES.filter((name) => !/Doctors$|confirm/.test(name)), 404],
  ["another patient", "otherPatient", async () => {}, [], 404],
  ["a relative without a grant", "relative", async () => {}, [], 403],
  ["a relative who may look", "relative", () => givenRelation(records.practice, "VIEW"), READS, 404],
  [
    "a relative who manages the record",
    "relative",
    () => givenRelation(records.practice, "MANAGE"),
    NAMES.filter((name) => !/Doctors$|confirm/.test(name)),
    404,
  ],
  ["the doctor who looks after the patient", "doctor", async () => {}, NAMES, 404],
  ["a doctor without a relation", "otherDoctor", async () => {}, [], 404],
  ["a doctor who opened the record for a reason", "otherDoctor", open, NAMES, 404],
  ["a nurse", "nurse", async () => {}, NAMES.filter((name) => !/confirm/.test(name)), 404],
  ["an administrator", "admin", async () => {}, [], 403],
  [
    "an administrator where the organization allows it",
    "admin",
    () => setting(records.practice, "compliance", { adminsMayReadRecords: true }),
    READS,
    404,
  ],
];

async function open() {
  await openHealthRecord(await records.as("otherDoctor"), {
    ...{ number: "1", birthDate: "1988-04-12", reason: "EMERGENCY" },
  });
}

describe("a patient's record", () => {
  it.each(MAY)(
    "is for %s as their part says, and every denial is written down",
    async (_, who, before, acts, refusal) => {
      await before();
      for (const name of NAMES) {
        const context = await records.as(who);
        const { outcome, lines } = await audited(records, async () => ACTS[name]?.(context));
        expect([name, outcome]).toEqual([name, acts.includes(name) ? "done" : refusal]);
        const denials = lines.filter((line) => line.includes(" DENIED "));
        expect([name, denials.length]).toEqual([name, outcome === "done" ? 0 : 1]);
      }
    },
  );

  it.each([
    ["the patient", "patient", 0],
    ["a relative", "relative", 1],
    ["a doctor", "doctor", 1],
    ["a nurse", "nurse", 1],
  ] as const)("leaves a line in the audit when it is read by %s, unless it is their own", async (_, who, lines) => {
    if (who === "relative") await givenRelation(records.practice, "VIEW");
    for (const name of READS) {
      const context = await records.as(who);
      const added = await audited(records, async () => ACTS[name]?.(context));
      expect(added.lines).toHaveLength(lines);
      for (const line of added.lines) expect(line).toMatch(/healthRecord\.read DONE ALLERGY$/);
    }
  });

  it("is nobody's of another organization, whose people learn nothing of it", async () => {
    const other = await openRecords();
    for (const who of Object.keys(other.people) as Who[])
      for (const name of NAMES) {
        const context = await other.as(who);
        const { outcome, lines } = await audited(records, async () => ACTS[name]?.(context));
        expect([who, name, outcome]).toEqual([who, name, 404]);
        expect(lines).toEqual([]);
      }
  });

  it("is gone as a whole where the organization hides the area, for everybody", async () => {
    await setting(records.practice, "records", { allergies: false });
    for (const who of ["patient", "doctor", "nurse"] as const)
      for (const name of NAMES) {
        const context = await records.as(who);
        expect([who, name, (await audited(records, async () => ACTS[name]?.(context))).outcome]).toEqual([
          who,
          name,
          404,
        ]);
      }
  });

  it("is not reached by naming another patient beside a record of one's own", async () => {
    const own = await saveHealthRecord(await records.as("otherPatient"), allergy, PENICILLIN);
    expect(own.patientId).toBe(records.ids.otherPatient);
    const context = await records.as("otherPatient");
    await expect(
      saveHealthRecord(context, allergy, { ...PENICILLIN, patientId: patientId(), isFromPatient: "true" }),
    ).rejects.toMatchObject({ status: 404 });
    const changed = { ...PENICILLIN, id: own.id, patientId: patientId(), note: "Moved?" };
    expect((await saveHealthRecord(context, allergy, changed)).patientId).toBe(records.ids.otherPatient);
  });
});
