import { beforeEach, describe, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { allergy } from "~/features/phr/records/allergy";
import { journal } from "~/features/phr/records/journal";
import { condition } from "~/features/phr/records/condition";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { NOW, openRecords, type Records } from "./scene";

const A_PAGE = 50;

let records: Records;
beforeEach(async () => {
  records = await openRecords();
});

const COLUMNS = [
  ...["id", "patient_id", "kind", "values_json", "name", "date", "state", "sort_key", "source", "verification"],
  ...["author_kind", "author_id", "recorded_at", "first_author_kind"],
];

/** Writes records of the patient, whose names and places in their list begin alike. */
async function load(kind: "ALLERGY" | "JOURNAL", count: number, name: string): Promise<void> {
  const { patient } = records.ids;
  const { db } = await records.as("patient");
  const rows = Array.from({ length: count }, (_, at) => {
    const number = String(at).padStart(3, "0");
    return [
      ...[`${kind}-${number}`, patient, kind, JSON.stringify({ tags: at < 3 ? "sleep" : "" }), `${name} ${number}`],
      ...["2026-11-01", "SHARED", `${name.toLowerCase()} ${number}`, "PATIENT", "UNCONFIRMED"],
      ...["patient", patient, NOW, "patient"],
    ];
  });
  await db.rawBatch(loadRowsStatements(db, "health_record", COLUMNS, rows));
}

const page = async (after?: string) =>
  listHealthRecords(await records.as("doctor"), allergy, { patientId: records.ids.patient, after });

describe("a page of a list of records", () => {
  it("names where the next one goes on by an id alone, and the pages hold each record once, in order", async () => {
    await load("ALLERGY", 2 * A_PAGE + 1, "Penicillin");
    const pages = [await page()];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await page(next));
    expect(pages.map(({ next }) => next)).toEqual(["ALLERGY-049", "ALLERGY-099", null]);
    const names = pages.flatMap((each) => each.records.map(({ name }) => name));
    expect(names).toHaveLength(2 * A_PAGE + 1);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(names.length);
  });

  it("begins the list after a record that is not on it: unknown, of another kind or of another patient", async () => {
    await load("ALLERGY", 2, "Penicillin");
    const whose = { condition: "Asthma", status: "ACTIVE" };
    const illness = await saveHealthRecord(await records.as("patient"), condition, whose);
    const { id: theirs } = await saveHealthRecord(await records.as("otherPatient"), allergy, {
      ...{ allergen: "Zinc", category: "MEDICATION", reactions: ["HIVES"], status: "ACTIVE" },
    });
    for (const after of ["nothing", illness.id, theirs]) expect((await page(after)).records).toHaveLength(2);
  });

  it("reads no more rows further on in a long list", async () => {
    await load("ALLERGY", 400, "Penicillin");
    const rows = async (after?: string) => {
      const context = await records.as("doctor");
      await listHealthRecords(context, allergy, { patientId: records.ids.patient, after });
      return context.db.meter.rowsRead;
    };
    expect(await rows("ALLERGY-299")).toBeLessThanOrEqual((await rows()) + 2);
  });
});

describe("a journal", () => {
  it("is read as far as its index and the page go, whether or not a month or a tag is asked for", async () => {
    await load("JOURNAL", 400, "Night");
    const rows = async (asked: { month?: string; tag?: string }) => {
      const context = await records.as("doctor");
      const { records: shown } = await listHealthRecords(context, journal, {
        ...{ patientId: records.ids.patient, ...asked },
      });
      return { shown: shown.length, read: context.db.meter.rowsRead };
    };
    const all = await rows({});
    expect(all.shown).toBe(A_PAGE);
    expect(all.read).toBeLessThanOrEqual(2 * 400 + 2 * A_PAGE);
    expect((await rows({ tag: "0" })).shown).toBe(3);
    expect((await rows({ month: "2026-11" })).read).toBeLessThanOrEqual(400 * 3 + 3 * A_PAGE);
  });
});
