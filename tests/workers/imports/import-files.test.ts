import { describe, expect, it } from "vitest";
import { decideReview } from "~/features/imports/services/run/decide-review.server";
import { downloadImport } from "~/features/imports/services/imports/download-import.server";
import { downloadRefused } from "~/features/imports/services/imports/download-refused.server";
import { listImports } from "~/features/imports/services/imports/list-imports.server";
import { mapColumns } from "~/features/imports/services/reading/map-columns.server";
import { readImport } from "~/features/imports/services/imports/read-import.server";
import { startImport } from "~/features/imports/services/imports/start-import.server";
import { undoImport } from "~/features/imports/services/imports/undo-import.server";
import { uploadImport } from "~/features/imports/services/uploads/upload-import.server";
import { patientFormSchema } from "~/features/patients/schemas/patients/patient-form";
import { employeeActor } from "../support/organization";
import { fileOf, openImporting, patientsOf, rowsOf, runOut, start, upload, viewOfImport } from "./scene";

const HEADER = "First name;Last name;Date of birth;Email;Phone;External number";

describe("a file that is sent", () => {
  it("waits with its columns found, shows its first rows and what is wrong with them, and is kept as it was", async () => {
    const scene = await openImporting();
    const file = `${HEADER}\nAna;Ruiz;25/12/1980;ana@mail.example;+34 600112233;A-1\n;;x;no;;\n`;
    const { importId, needs } = await uploadImport(
      await scene.admin(),
      upload(file, "old system.csv", "From the old one"),
    );
    expect(needs).toEqual([]);
    const { view, preview } = await readImport(await scene.admin(), importId);
    expect(view).toMatchObject({ state: "WAITING", fileName: "old system.csv", importNotes: "From the old one" });
    expect(preview).toMatchObject({ asksOrder: true, dateOrder: "DMY", mapping: { firstName: 0, externalNumber: 5 } });
    expect(preview?.rows).toMatchObject([
      {
        row: 2,
        name: "Ana Ruiz",
        birthDate: "1980-12-25",
        contact: "ana@mail.example · +34\u00a0600112233",
        problems: [],
      },
      {
        row: 3,
        problems: [expect.stringMatching(/^First name: /)],
      },
    ]);
    expect(await (await downloadImport(await scene.admin(), importId)).text()).toBe(file);
    expect(await patientsOf(scene)).toEqual([]);
  });

  it("of more than one part of the bucket arrives whole", async () => {
    const scene = await openImporting();
    const long = `First name,Last name,Notes\n${`Ana,Ruiz,"${"ñ".repeat(1_000)}"\n`.repeat(4_300)}`;
    const { importId } = await uploadImport(await scene.admin(), upload(long));
    const kept = new Uint8Array(await (await downloadImport(await scene.admin(), importId)).arrayBuffer());
    expect(kept.length).toBeGreaterThan(8 * 1_048_576);
    expect(new TextDecoder().decode(kept)).toBe(long);
  });

  it("is asked about before it starts where its dates can be read in two ways, or nobody has a name", async () => {
    const scene = await openImporting();
    const file = "Given,Surname,DOB\nAna,Ruiz,03/04/1980\n";
    const { importId, needs } = await uploadImport(await scene.admin(), upload(file));
    expect(needs).toEqual(["dateOrder"]);
    const mapping = { firstName: 0, lastName: 1, birthDate: 2 };
    const begin = async (choice: Parameters<typeof startImport>[2]) =>
      startImport(await scene.admin(), importId, choice);
    await expect(begin({ mapping: { lastName: 1 }, dateOrder: "DMY", encoding: null })).rejects.toMatchObject({
      fields: [{ field: "firstName", message: "imports:map.namesMissing" }],
    });
    await expect(begin({ mapping, dateOrder: null, encoding: null })).rejects.toMatchObject({
      fields: [{ field: "dateOrder", message: "imports:map.orderMissing" }],
    });
    await expect(begin({ mapping: { ...mapping, notes: 3 }, dateOrder: "MDY", encoding: null })).rejects.toThrow(
      "notes",
    );
    await mapColumns(await scene.admin(), importId, { mapping, dateOrder: "MDY", encoding: null });
    expect((await readImport(await scene.admin(), importId)).preview?.rows).toMatchObject([
      { birthDate: "1980-03-04" },
    ]);
    await begin({ mapping, dateOrder: "DMY", encoding: null });
    await expect(begin({ mapping, dateOrder: "DMY", encoding: null })).rejects.toThrow("importStarted");
    await runOut(scene.queue);
    const born = "SELECT birth_date AS born FROM patient WHERE organization_id = ?1";
    expect(await rowsOf(scene.organization, born)).toEqual([{ born: "1980-04-03" }]);
  });

  it.each([
    ["imports:file.empty", new Uint8Array()],
    ["imports:file.headerOnly", new TextEncoder().encode("First name,Last name\n")],
    ["imports:file.spreadsheet", new Uint8Array([0x50, 0x4b, 3, 4, 1])],
    ["imports:file.compressed", new Uint8Array([0x1f, 0x8b, 8, 0])],
  ])("is refused with %s and leaves nothing behind", async (message, content) => {
    const scene = await openImporting();
    const sent = uploadImport(await scene.admin(), upload(content));
    await expect(sent).rejects.toMatchObject({ fields: [{ field: "patientsFile", message }] });
    expect(await listImports(await scene.admin(), {})).toMatchObject({ total: 0, imports: [] });
    const { env, organization } = await scene.admin();
    const kept = await env.FILES.list({ prefix: `organizations/${organization.id}/imports/` });
    expect(kept.objects).toEqual([]);
  });

  it("is nobody's but an administrator's, and of no other organization", async () => {
    const scene = await openImporting();
    const id = await start(scene, fileOf(1));
    const doctor = await scene.organization.as(employeeActor("doctor"), Date.now());
    await expect(uploadImport(doctor, upload("x"))).rejects.toThrow("forbidden");
    await expect(readImport(doctor, id)).rejects.toThrow("forbidden");
    const other = await openImporting();
    await expect(readImport(await other.admin(), id)).rejects.toThrow("patientImport");
  });
});

it("imports are listed by pages, the newest first", async () => {
  const scene = await openImporting();
  const ids: string[] = [];
  for (let count = 0; count < 7; count += 1)
    ids.unshift((await uploadImport(await scene.admin(), upload("First name,Last name\nA,B\n"))).importId);
  const page = await listImports(await scene.admin(), {});
  expect(page).toMatchObject({ offset: 0, max: 5, total: 7 });
  expect(page.imports.map(({ importId }) => importId)).toEqual(ids.slice(0, 5));
  const second = await listImports(await scene.admin(), { offset: "5", max: "5" });
  expect(second.imports.map(({ importId }) => importId)).toEqual(ids.slice(5));
});

it("refused rows are given back with their reasons, formulas made text, and import once they are mended", async () => {
  const scene = await openImporting();
  const id = await start(
    scene,
    'First name,Last name,Email,Phone,Notes\n=1+1,www.x.example,,+34 600112233,ü\nOpen,"quote\n',
  );
  await runOut(scene.queue);
  const file = await (await downloadRefused(await scene.admin(), id)).arrayBuffer();
  const refused = new TextDecoder("utf-8", { ignoreBOM: true }).decode(file);
  expect(refused).toBe(
    [
      "\ufeffFirst name,Last name,Email,Phone,Notes,Row,What to fix",
      `"Open,""quote",,,,,3,A quotation mark is opened but not closed`,
      "'=1+1,www.x.example,,'+34 600112233,ü,2,Last name: Remove web addresses and links",
      "",
    ].join("\r\n"),
  );
  const mended = refused.replace("www.x.example", "Ruiz").replace('"Open,""quote"', "Open");
  await start(scene, mended);
  await runOut(scene.queue);
  expect(await patientsOf(scene)).toMatchObject([{ name: "Open " }, { name: "=1+1 Ruiz" }]);
});

it("a number of another system does not hide somebody else who has it too", async () => {
  const scene = await openImporting();
  const header = "MRN,First name,Last name,Date of birth\n";
  await start(scene, `${header}A-1,Zainab,Haddad,1980-03-04\n`);
  await runOut(scene.queue);
  const rows =
    "A-1,Zainab,Haddad,1980-03-04\nA-1,Omar,Said,1999-01-01\nB-2,Eva,Ruiz,1970-01-01\nB-2,Ben,Cole,1971-01-01\n";
  const id = await start(scene, header + rows);
  await runOut(scene.queue);
  expect(await viewOfImport(scene, id)).toMatchObject({ created: 1, known: 1, review: 2 });
  await decideReview(await scene.admin(), id, { row: "3", decision: "NEW" });
  const stored =
    "SELECT first_name AS name, external_number AS external, notes FROM patient WHERE organization_id = ?1 ORDER BY number";
  expect(await rowsOf(scene.organization, stored)).toEqual([
    { name: "Zainab", external: "A-1", notes: "" },
    { name: "Eva", external: "B-2", notes: "" },
    { name: "Omar", external: null, notes: "External number: A-1" },
  ]);
});

it("columns that say nothing of a patient are named before an import starts and after it", async () => {
  const scene = await openImporting();
  const file = "First name,Last name,Mobile,Phone,Insurer,\nAna,Ruiz,+34600112233,+34600112244,Acme,more\n";
  const { importId } = await uploadImport(await scene.admin(), upload(file));
  const { view, preview } = await readImport(await scene.admin(), importId);
  expect(view.columnsLeftOut).toEqual(["Phone", "Insurer"]);
  expect(preview?.columnsLeftOut).toEqual(["Phone", "Insurer", "Column 6"]);
  await startImport(await scene.admin(), importId);
  await runOut(scene.queue);
  expect((await viewOfImport(scene, importId)).columnsLeftOut).toEqual(["Phone", "Insurer"]);
});

it("rows that are near to somebody are decided by a person, each once", async () => {
  const scene = await openImporting();
  const header = "First name,Last name,Date of birth,Email\n";
  await start(scene, `${header}Zainab,Haddad,1980-03-04,z@mail.example\n`);
  await runOut(scene.queue);
  const near = "Zaynab,Haddad,1980-03-04,z@mail.example\nZainab,Haddad,,z@mail.example\nZainab,Haddad,1980-03-04,\n";
  const id = await start(scene, header + near);
  await runOut(scene.queue);
  const { view, reviews } = await readImport(await scene.admin(), id);
  expect(view).toMatchObject({ created: 0, known: 0, review: 3 });
  expect(reviews).toMatchObject([
    { row: 2, draft: { firstName: "Zaynab" }, known: { firstName: "Zainab", number: 1 } },
    { row: 3 },
    { row: 4 },
  ]);
  await decideReview(await scene.admin(), id, { row: "2", decision: "SAME" });
  await decideReview(await scene.admin(), id, { row: "3", decision: "NEW" });
  await expect(decideReview(await scene.admin(), id, { row: "3", decision: "NEW" })).rejects.toThrow("reviewDecided");
  await expect(decideReview(await scene.admin(), id, { row: "9", decision: "NEW" })).rejects.toThrow("Review");
  expect(await viewOfImport(scene, id)).toMatchObject({ created: 1, known: 1, review: 1 });
  expect((await patientsOf(scene)).map(({ name }) => name)).toEqual(["Zainab Haddad", "Zainab Haddad"]);
});

it("an import is taken back within a day, but those who were worked with meanwhile", async () => {
  const scene = await openImporting();
  const id = await start(scene, fileOf(50));
  await runOut(scene.queue);
  const [first] = await patientsOf(scene);
  const { db } = await scene.organization.as({ kind: "system", task: "test" }, Date.now());
  await db
    .raw(
      "UPDATE patient SET notes = 'seen', version = 2 WHERE organization_id = ?1 AND id = ?2",
      db.organizationId,
      first?.id,
    )
    .run();
  await undoImport(await scene.admin(), id);
  await runOut(scene.queue);
  expect(await viewOfImport(scene, id)).toMatchObject({ state: "UNDONE", created: 1, kept: 1, mayUndo: false });
  expect(await patientsOf(scene)).toMatchObject([{ id: first?.id }]);
  const tokens = "SELECT DISTINCT patient_id AS id FROM patient_search WHERE organization_id = ?1";
  expect(await rowsOf(scene.organization, tokens)).toEqual([{ id: first?.id }]);

  const old = await start(
    scene,
    fileOf(3)
      .replaceAll("N-", "M-")
      .replaceAll(/p(\d+)@/g, "q$1@"),
  );
  await runOut(scene.queue);
  await db
    .raw("UPDATE patient_import SET ended_at = ended_at - 86400001 WHERE organization_id = ?1", db.organizationId)
    .run();
  await expect(undoImport(await scene.admin(), old)).rejects.toThrow("importUndo");
});

it("what an import takes, the patient's form takes too", async () => {
  const scene = await openImporting();
  await start(scene, `${HEADER}\nAna;${"R".repeat(100)};1980-03-04;ana@mail.example;+34 600112233;${"9".repeat(60)}\n`);
  await runOut(scene.queue);
  const rows = await rowsOf<Record<string, string>>(
    scene.organization,
    `SELECT first_name AS "firstName", last_name AS "lastName", birth_date AS "birthDate", email, phone,
     phone_calling_code AS "phoneCallingCode", external_number AS "externalNumber" FROM patient WHERE organization_id = ?1`,
  );
  const optional = { birthDate: "OPTIONAL", gender: "OPTIONAL", bloodGroup: "OPTIONAL", address: "OPTIONAL" } as const;
  const rules = { ...optional, insurance: "OPTIONAL", identification: "OPTIONAL", terms: "" } as const;
  expect(rows).toHaveLength(1);
  expect(patientFormSchema(rules, "2026-11-21").safeParse(rows[0]).error).toBeUndefined();
});
