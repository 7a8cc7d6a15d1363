import { beforeEach, describe, expect, it } from "vitest";
import { readProfileForm } from "~/features/phr/services/profile/read-profile-form.server";
import { allergy } from "~/features/phr/records/allergy";
import { hospitalization } from "~/features/phr/records/hospitalization";
import { journal } from "~/features/phr/records/journal";
import { medication } from "~/features/phr/records/medication";
import { commentOnRecord } from "~/features/phr/services/records/comment-on-record.server";
import { confirmHealthRecord } from "~/features/phr/services/records/confirm-health-record.server";
import { readRecordForm } from "~/features/phr/services/records/read-record-form.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { switchHealthRecord } from "~/features/phr/services/records/switch-health-record.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import { InvalidError } from "~/platform/http/errors.server";
import { read } from "../identity/appointments";
import { audited, givenRelation, openRecords, PENICILLIN, type Records } from "./scene";

let records: Records;
beforeEach(async () => {
  records = await openRecords();
});

const whose = () => ({ patientId: records.ids.patient });
const ENTRY = { on: "2027-01-04", title: "A night", text: "Only I know" };
const write = async (more: object) =>
  saveHealthRecord(await records.as("patient"), journal, { ...whose(), ...ENTRY, ...more });

describe("the history of a journal entry", () => {
  it("tells others nothing that was said of a version which was private: no reason and no note", async () => {
    const { id } = await write({});
    await switchHealthRecord(await records.as("patient"), id, false, { reason: "OTHER", note: "Too sad to keep" });
    await switchHealthRecord(await records.as("patient"), id, true);
    await write({ shared: "on", id, version: 3 });
    await switchHealthRecord(await records.as("patient"), id, false, { reason: "OTHER", note: "Seen by now" });
    await switchHealthRecord(await records.as("patient"), id, true);
    const said = async (who: "patient" | "doctor") => {
      const { versions } = await viewHealthRecord(await records.as(who), id);
      return versions.map(({ change, reason, note }) => [change, reason, note]);
    };
    const open = [
      ["ENABLE", null, ""],
      ["DISABLE", "OTHER", "Seen by now"],
      ["CHANGE", null, ""],
      ["ENABLE", null, ""],
    ];
    expect(await said("patient")).toEqual([...open, ["DISABLE", "OTHER", "Too sad to keep"], ["CREATE", null, ""]]);
    expect(await said("doctor")).toEqual([...open, ["DISABLE", null, ""], ["CREATE", null, ""]]);
  });
});

describe("a comment", () => {
  const KEY = { idempotencyKey: "the-same-key" };
  const said = async (id: string) => {
    const { versions } = await viewHealthRecord(await records.as("patient"), id);
    return versions.flatMap(({ change, note }) => (change === "COMMENT" ? [note] : []));
  };

  it("that is sent twice is there once; other words are another one", async () => {
    const { id } = await write({ shared: "on" });
    const send = async (comment: string) => commentOnRecord(await records.as("doctor"), { id, comment, ...KEY });
    await send("Try to rest");
    await send("Try to rest");
    await Promise.allSettled([send("And drink"), send("And drink")]);
    expect(await said(id)).toEqual(["And drink", "Try to rest"]);
  });

  it("of somebody who reads the entry and may not comment is refused, which is written down", async () => {
    const { id } = await write({ shared: "on" });
    const asked = await audited(records, async () =>
      commentOnRecord(await records.as("nurse"), { id, comment: "Try to rest" }),
    );
    expect(asked).toEqual({ outcome: 404, lines: ["employee healthRecord.write DENIED JOURNAL"] });
    expect(await said(id)).toEqual([]);
  });
});

describe("a record", () => {
  const verificationOf = async (id: string) =>
    (await viewHealthRecord(await records.as("patient"), id)).record.verification;

  it("is confirmed by a provider's writing alone: what a nurse writes leaves it as it was", async () => {
    const byDoctor = await records.enter("doctor");
    const byNurse = await records.enter("nurse", { allergen: "Latex" });
    expect([byDoctor.verification, byNurse.verification]).toEqual(["CONFIRMED", "UNCONFIRMED"]);
    const nurse = async (id: string, version: number, more: object) =>
      saveHealthRecord(await records.as("nurse"), allergy, { ...PENICILLIN, ...more, id, version });
    const { id } = await records.enter("patient", { allergen: "Zinc" });
    await nurse(id, 1, { allergen: "Zinc", note: "Worse" });
    expect(await verificationOf(id)).toBe("UNCONFIRMED");
    await nurse(byDoctor.id, 1, { note: "Worse" });
    expect(await verificationOf(byDoctor.id)).toBe("CONFIRMED");
    await confirmHealthRecord(await records.as("doctor"), id, "REFUTED");
    await nurse(id, 3, { allergen: "Zinc", note: "Much worse" });
    expect(await verificationOf(id)).toBe("REFUTED");
    await confirmHealthRecord(await records.as("doctor"), byNurse.id, "CONFIRMED");
    expect(await verificationOf(byNurse.id)).toBe("CONFIRMED");
  });

  it("that is refuted no more is current again, so what speaks against it by now is asked about", async () => {
    const drug = { ...whose(), name: "Amoxicillin", status: "ACTIVE" };
    for (const verdict of ["UNCONFIRMED", "CONFIRMED"] as const) {
      records = await openRecords();
      const doctor = () => records.as("doctor");
      const { id } = await saveHealthRecord(await records.as("patient"), medication, { ...drug, ...whose() });
      await confirmHealthRecord(await doctor(), id, "REFUTED");
      await records.enter("patient");
      const again = async (answers: object) => confirmHealthRecord(await doctor(), id, verdict, answers);
      const refused = await again({}).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(InvalidError);
      const { fields } = refused as InvalidError;
      expect(fields[0]).toMatchObject({ field: "saveAnyway", message: "medicine-checks:ALLERGY.sameClass" });
      expect(await verificationOf(id)).toBe("REFUTED");
      const saveAnyway = fields.flatMap(({ values }) => values?.["key"] ?? []).join(" ");
      expect(await again({ saveAnyway, anywayReason: "Tolerated" })).toMatchObject({ verification: verdict });
      const { versions } = await viewHealthRecord(await doctor(), id);
      expect(versions[0]).toMatchObject({
        ...{ reason: "SAVED_ANYWAY", note: "Tolerated", considered: [{ kind: "ALLERGY", against: ["Penicillin"] }] },
      });
    }
  });
});

describe("what is looked at and refused", () => {
  it("the form of a new record that offers the patient's conditions is a read of them", async () => {
    const asked = (kind: typeof hospitalization | typeof allergy, who: "doctor" | "patient") =>
      audited(records, async () => readRecordForm(await records.as(who), kind, whose()));
    expect((await asked(hospitalization, "doctor")).lines).toEqual(["employee healthRecord.read DONE HOSPITALIZATION"]);
    expect((await asked(hospitalization, "patient")).lines).toEqual([]);
    expect((await asked(allergy, "doctor")).lines).toEqual([]);
  });

  it("a profile that may only be read and was to be changed is denied, written down and sealed at once", async () => {
    await givenRelation(records.practice, "VIEW");
    const work: Promise<unknown>[] = [];
    const context = await records.as("relative");
    const waiting = { ...context, waitUntil: (each: Promise<unknown>) => void work.push(each) };
    const asked = await audited(records, async () => readProfileForm(waiting, records.ids.patient));
    expect(asked).toEqual({ outcome: 404, lines: ["patient healthRecord.write DENIED patient"] });
    expect(work).toHaveLength(1);
    await Promise.all(work);
    const last = async (column: string, table: string) => {
      const text = `SELECT max(${column}) AS last FROM ${table} WHERE organization_id = ?1`;
      return (await read<{ last: number }>(records.practice, text))[0]?.last;
    };
    expect(await last("to_seq", "audit_seal")).toBe(await last("seq", "audit_event"));
  });
});
