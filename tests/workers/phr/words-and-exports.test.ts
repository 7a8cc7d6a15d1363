import { beforeEach, describe, expect, it } from "vitest";
import { loadRows } from "~/db/load-rows.server";
import { tableOf, type Row } from "~/features/demo/domain/table-rows";
import { ROLE } from "~/features/identity/domain/team/roles";
import { allergy } from "~/features/phr/records/allergy";
import { exportProfileCsv } from "~/features/phr/services/export/export-profile-csv.server";
import { exportProfileJson } from "~/features/phr/services/export/export-profile-json.server";
import { printProfile } from "~/features/phr/services/export/print-profile.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { suggestWords } from "~/features/phr/services/vocabulary/suggest-words.server";
import { readMessages } from "~/i18n/translator.server";
import { uuidv7 } from "~/kernel/ids";
import type { Actor } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";

/** Tuesday, 09:00 in Madrid. */
const NOW = Date.UTC(2027, 0, 5, 8);

const PENICILLIN = {
  allergen: "Penicillin",
  category: "MEDICATION",
  reactions: ["HIVES"],
  onset: "2019",
  status: "ACTIVE",
  note: "=HYPERLINK(1)",
};

let practice: Awaited<ReturnType<typeof openPractice>>;
let people: Record<"patient" | "otherPatient" | "doctor" | "otherDoctor" | "admin", Actor>;

const run = async (text: string, ...values: unknown[]) => {
  const { db } = await practice.as({ kind: "system", task: "test" });
  return (await db.raw(text, db.organizationId, ...values).all()).results;
};
const as = (who: keyof typeof people, locale: RequestContext["locale"] = "en_US"): Promise<RequestContext> =>
  practice.as(people[who]).then((context) => ({ ...context, locale }));

beforeEach(async () => {
  practice = await openPractice({ now: NOW });
  const { ids } = practice;
  await run(
    "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
    ...[ids.doctor, ids.patient, NOW],
  );
  people = {
    patient: patientActor(ids.patient, ids.patientUser),
    otherPatient: patientActor(ids.otherPatient, ids.otherPatientUser),
    doctor: employeeActor(ids.doctor),
    otherDoctor: employeeActor(ids.otherDoctor),
    admin: employeeActor(uuidv7(NOW), { roles: [ROLE.ADMINISTRATOR], teamUserType: 1 }),
  };
});

describe("words that are suggested", () => {
  const names = async (context: RequestContext, vocabulary: string, typed: string) =>
    (await suggestWords(context, vocabulary, typed)).map(({ name }) => name);

  it("are those of the vocabulary in the reader's language, whatever language they are typed in", async () => {
    expect(await names(await as("patient"), "allergens", "penicil")).toContain("Penicillins");
    expect(await names(await as("patient", "es_ES"), "allergens", "penicillin")).toContain("Penicilinas");
    const arabic = await names(await as("doctor", "ar_BH"), "conditions", "diab");
    expect(arabic[0]).toMatch(/\p{Script=Arabic}/u);
  });

  it("begin with the organization's frequent medicines, each once, and read nothing else from the database", async () => {
    await run(
      "INSERT INTO organization_setting (organization_id, area, value, updated_at) VALUES (?1, ?2, ?3, ?4)",
      ...["frequent-medications", JSON.stringify({ names: "Metformin 850\nMetformin\nAspirin 100" }), NOW],
    );
    const context = await as("doctor");
    const before = context.db.meter.roundTrips;
    const found = await names(context, "drugs", "metf");
    expect(found.slice(0, 2)).toEqual(["Metformin 850", "Metformin"]);
    expect(new Set(found).size).toBe(found.length);
    expect(context.db.meter.roundTrips - before).toBe(1);
    await names(context, "conditions", "diab");
    expect(context.db.meter.roundTrips - before).toBe(1);
  });

  it("are none for less than two characters, and an unknown vocabulary is not found", async () => {
    const context = await as("patient");
    expect(await suggestWords(context, "conditions", "d")).toEqual([]);
    expect(await suggestWords(context, "conditions", null)).toEqual([]);
    expect(await suggestWords(context, "conditions", "d".repeat(300))).toEqual([]);
    await expect(suggestWords(context, "secrets", "diab")).rejects.toMatchObject({ status: 404 });
  });

  it("are for people who are signed in alone", async () => {
    const stranger = await practice.as({ kind: "anonymous" });
    await expect(suggestWords(stranger, "conditions", "diab")).rejects.toMatchObject({ status: 401 });
  });
});

describe("a whole health profile", () => {
  const enter = async (who: "patient" | "doctor", values: object) =>
    saveHealthRecord(await as(who), allergy, { patientId: practice.ids.patient, ...values });

  it("is printed kind by kind in the reader's language, with what was said to be none", async () => {
    await enter("patient", PENICILLIN);
    await readMessages("es_ES");
    const { sheet } = await printProfile(await as("doctor", "es_ES"), practice.ids.patient);
    expect(sheet).toMatchObject({ language: "es-ES", dir: "ltr", letterhead: { name: practice.entry.name } });
    const [allergies] = sheet.sections.flatMap((section) => (section.kind === "entries" ? [section] : []));
    expect(allergies?.title).toBe("Alergias");
    expect(allergies?.entries[0]).toMatchObject({ name: "Penicillin" });
    expect(allergies?.entries[0]?.facts.map(({ value }) => value)).toContain("2019");
    expect(sheet.sections.length).toBeGreaterThan(1);
  });

  it("leaves as a table whose formulas are text, and as data with codes and instants", async () => {
    await enter("doctor", PENICILLIN);
    const csv = await exportProfileCsv(await as("patient"), undefined);
    expect(csv.startsWith("\ufeffList,Entry,Date,Code,")).toBe(true);
    expect(csv).toContain("Allergies,Penicillin,2019,");
    expect(csv).toContain("'=HYPERLINK(1)");
    const data = await exportProfileJson(await as("patient"), undefined);
    expect(data.kinds["ALLERGY"]?.records[0]).toMatchObject({
      ...{ name: "Penicillin", date: "2019", state: "ACTIVE", values: { onset: "2019" } },
      ...{ coding: { display: "Penicillins" }, recordedAt: new Date(NOW).toISOString() },
    });
  });

  it("holds all of more records than are read at once", async () => {
    await enter("doctor", PENICILLIN);
    const [first = {}] = await run("SELECT * FROM health_record WHERE organization_id = ?1");
    const { organization_id: _, ...row } = first;
    const copies = Array.from({ length: 2_300 }, (_, at): Row => ({
      ...(row as Row),
      ...{ id: `copy-${at}`, sort_key: at % 2 ? "x" : String(first["sort_key"]) },
    }));
    await loadRows((await practice.as({ kind: "system", task: "test" })).db, [tableOf("health_record", copies)]);
    const data = await exportProfileJson(await as("doctor"), practice.ids.patient);
    const ids = data.kinds["ALLERGY"]?.records.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(2301);
    expect(new Set(ids).size).toBe(2301);
  });

  it("is audited each time as one read of the whole record, the patient's own too", async () => {
    await printProfile(await as("doctor"), practice.ids.patient);
    await exportProfileJson(await as("patient"), undefined);
    const lines = await run(
      `SELECT actor_kind AS who, subject_kind AS kind, subject_id AS id, fields FROM audit_event
WHERE organization_id = ?1 AND action = 'healthRecord.read' ORDER BY seq`,
    );
    expect(lines).toMatchObject([
      { who: "employee", kind: "healthProfile", id: practice.ids.patient },
      { who: "patient", kind: "healthProfile", id: practice.ids.patient },
    ]);
    expect(lines.map(({ fields }) => String(fields))).toEqual([
      expect.stringContaining("print"),
      expect.stringContaining("export"),
    ]);
  });

  it("goes to nobody who may not read the record, and holds nothing of an area that the organization hides", async () => {
    for (const who of ["otherPatient", "otherDoctor", "admin"] as const)
      await expect(exportProfileCsv(await as(who), practice.ids.patient), who).rejects.toMatchObject({
        status: expect.toBeOneOf([403, 404]) as number,
      });
    await enter("doctor", PENICILLIN);
    await run(
      "INSERT INTO organization_setting (organization_id, area, value, updated_at) VALUES (?1, ?2, ?3, ?4)",
      ...["records", JSON.stringify({ allergies: false }), NOW],
    );
    expect(await exportProfileCsv(await as("patient"), undefined)).not.toContain("Penicillin");
  });
});
