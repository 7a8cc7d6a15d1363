import { env as bindings } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { downloadLeftOut } from "~/features/imports/services/imports/download-left-out.server";
import { downloadRefused } from "~/features/imports/services/imports/download-refused.server";
import { readImport } from "~/features/imports/services/imports/read-import.server";
import { uploadImport } from "~/features/imports/services/uploads/upload-import.server";
import { categories } from "~/features/patients/services/categories/categories.server";
import { faultyDatabase, type Fault } from "../support/faults";
import { handOn, openImporting, patientsOf, rowsOf, runMeasured, runOut, start, upload, type Importing } from "./scene";

const HEADER = "MRN,First name,Last name,Date of birth,Email,Mobile,Sex,Category\n";
const ODD = `${HEADER}N-1,Ana,Ruiz,31/31/1980,ana@mail.example,,other,VIP
N-2,Ben,Cole,3 May 1980,no mail,600,X,vip
N-3,,,1 Jan 1990,,,,Staff
N-4,Eva,Sol,2 May 1980,eva@mail.example,+34 600112233,other,Insured
"N-5,Open
`;

const categoriesOf = ({ organization }: Importing) =>
  rowsOf<{ name: string; patients: number }>(
    organization,
    `SELECT c.name, (SELECT count(*) FROM patient p WHERE p.organization_id = c.organization_id AND p.category_id = c.id) AS patients
     FROM patient_category c WHERE c.organization_id = ?1 ORDER BY c.id`,
  );
const leftOutOf = ({ organization }: Importing) =>
  rowsOf<{ row: number; field: string; reason: string; word: string }>(
    organization,
    "SELECT row, field, reason, word FROM patient_import_left_out WHERE organization_id = ?1 ORDER BY row, field",
  );
const auditedOf = ({ organization }: Importing) =>
  rowsOf<{ id: string }>(
    organization,
    "SELECT subject_id AS id FROM audit_event WHERE organization_id = ?1 AND action = 'patientCategory.create'",
  );

/** A file whose rows are in `count` categories that do not exist, each with a birth date that is none. */
const inCategories = (rows: number, count: number) =>
  `${HEADER}${Array.from({ length: rows }, (_, row) => `N-${row},Ana ${row},Ruiz,soon,p${row}@mail.example,,,Group ${row % count}\n`).join("")}`;

describe("a row with an optional cell that cannot be read", () => {
  it("becomes a patient without the cell, which is listed with its row, column and word", async () => {
    const scene = await openImporting();
    const id = await start(scene, ODD);
    await runOut(scene.queue);
    expect((await patientsOf(scene)).map(({ name }) => name)).toEqual(["Ana Ruiz", "Ben Cole", "Eva Sol"]);
    expect(await leftOutOf(scene)).toEqual([
      { row: 2, field: "birthDate", reason: "notADate", word: "31/31/1980" },
      { row: 2, field: "gender", reason: "notKnown", word: "other" },
      { row: 3, field: "email", reason: "noEmail", word: "no mail" },
      { row: 3, field: "gender", reason: "notKnown", word: "X" },
      { row: 3, field: "phone", reason: "noPhone", word: "600" },
      { row: 5, field: "gender", reason: "notKnown", word: "other" },
    ]);
    const csv = await (await downloadLeftOut(await scene.admin(), id)).text();
    expect(csv.split("\r\n")).toEqual([
      "Reason,Column in the file,Row,Cell",
      "Date of birth: not a date,Date of birth,2,31/31/1980",
      "Email: not an email address,Email,3,no mail",
      "Gender: not recognized,Sex,2,other",
      "Gender: not recognized,Sex,3,X",
      "Gender: not recognized,Sex,5,other",
      "Phone: not a possible phone number in its country,Mobile,3,600",
      "",
    ]);
  });

  it("is counted by its reason, as a refused row is by its own, the most frequent first with examples", async () => {
    const scene = await openImporting();
    const id = await start(scene, ODD);
    await runOut(scene.queue);
    const { view, groups } = await readImport(await scene.admin(), id);
    expect(view).toMatchObject({ count: 5, created: 3, refused: 2 });
    expect(groups?.leftOut[0]).toMatchObject({
      text: "Gender: not recognized",
      rows: 3,
      examples: [
        { word: "other", row: 2, rows: 2 },
        { word: "X", row: 3, rows: 1 },
      ],
    });
    expect(groups?.leftOut.map(({ rows }) => rows)).toEqual([3, 1, 1, 1]);
    expect(groups?.refused.map(({ text, rows, examples }) => [text, rows, examples[0]?.row])).toEqual([
      ["First name: Please fill in this field", 1, 4],
      ["A quotation mark is opened but not closed", 1, 6],
    ]);
  });

  it("of whoever is there already is not listed: nothing of them was left out", async () => {
    const scene = await openImporting();
    for (let time = 0; time < 2; time += 1) {
      await start(scene, ODD);
      await runOut(scene.queue);
    }
    expect(await leftOutOf(scene)).toHaveLength(6);
    expect(await patientsOf(scene)).toHaveLength(3);
  });
});

it("refused rows of one reason stand together in their file", async () => {
  const scene = await openImporting();
  const long = "x".repeat(101);
  const id = await start(scene, `First name,Last name,City\n,,A\n${long},,B\n,,C\n${long},,D\n`);
  await runOut(scene.queue);
  const csv = await (await downloadRefused(await scene.admin(), id)).text();
  const rows = csv.split("\r\n").slice(1, 5);
  expect(rows.map((line) => line.split(",").slice(2, 4).join(" "))).toEqual(["A 2", "C 4", "B 3", "D 5"]);
});

describe("categories that a file names and that do not exist", () => {
  it("are made once each, whatever their case, and shown before and after", async () => {
    const scene = await openImporting();
    await categories.save(await scene.admin(), { name: "insured", colour: "green" });
    const { importId } = await uploadImport(await scene.admin(), upload(ODD));
    expect((await readImport(await scene.admin(), importId)).preview?.newCategories).toEqual(["VIP"]);
    const id = await start(scene, ODD);
    await runOut(scene.queue);
    // 'Staff' is in a refused row alone.
    expect(await categoriesOf(scene)).toEqual([
      { name: "insured", patients: 1 },
      { name: "VIP", patients: 2 },
    ]);
    expect((await readImport(await scene.admin(), id)).view.newCategories).toEqual(["VIP"]);
    expect(await auditedOf(scene)).toHaveLength(2);
  });

  it("are fifty at most; patients beyond come without one, and the cell is listed", async () => {
    const scene = await openImporting();
    await start(scene, inCategories(60, 60));
    await runOut(scene.queue);
    expect(await patientsOf(scene)).toHaveLength(60);
    expect(await categoriesOf(scene)).toHaveLength(50);
    const beyond = (await leftOutOf(scene)).filter(({ reason }) => reason === "tooManyCategories");
    expect(beyond.map(({ word }) => word)).toEqual(Array.from({ length: 10 }, (_, index) => `Group ${50 + index}`));
  });

  it.each<[string, Fault]>([
    ["before it is written", { kind: "before" }],
    ["after its cursor is written", { kind: "at", index: 1, after: true }],
    ["after its categories are written", { kind: "at", index: 3, after: true }],
    ["after it is written, the answer being lost", { kind: "lost-answer" }],
  ])("are made once where the piece fails %s", async (_, fault) => {
    const scene = await openImporting();
    await start(scene, inCategories(40, 4));
    const [asked] = scene.queue.asked.splice(0);
    if (!asked) throw new Error("nothing was asked for");
    const broken = { TENANT_DB_0: faultyDatabase(bindings.TENANT_DB_0, fault, 5) };
    expect(await handOn(asked, scene.queue, broken)).toBe(false);
    expect(await handOn(asked, scene.queue)).toBe(true);
    expect((await categoriesOf(scene)).map(({ patients }) => patients)).toEqual([10, 10, 10, 10]);
    expect(await leftOutOf(scene)).toHaveLength(40);
    expect(await auditedOf(scene)).toHaveLength(4);
  });

  it("are made once where the piece is delivered three times at once", async () => {
    const scene = await openImporting();
    await start(scene, inCategories(200, 5));
    const [asked] = scene.queue.asked.splice(0);
    if (!asked) throw new Error("nothing was asked for");
    await Promise.all([1, 2, 3].map(() => handOn(asked, scene.queue)));
    await runOut(scene.queue);
    expect((await categoriesOf(scene)).map(({ patients }) => patients)).toEqual([40, 40, 40, 40, 40]);
    expect(await auditedOf(scene)).toHaveLength(5);
  });

  it("are shared by two imports at once, and with who makes one by hand meanwhile", async () => {
    const scene = await openImporting();
    await start(scene, inCategories(50, 5));
    await start(scene, inCategories(50, 5).replaceAll("N-", "M-").replaceAll("Ana", "Eva").replaceAll("@", "@b."));
    const both = scene.queue.asked.splice(0);
    await Promise.all([
      ...both.map((asked) => handOn(asked, scene.queue)),
      categories.save(await scene.admin(), { name: "group 3", colour: "green" }).catch(() => undefined),
    ]);
    await runOut(scene.queue);
    const all = await categoriesOf(scene);
    expect(all.map(({ name }) => name.toLowerCase()).sort()).toEqual(Array.from({ length: 5 }, (_, n) => `group ${n}`));
    expect(all.map(({ patients }) => patients)).toEqual([20, 20, 20, 20, 20]);
    expect(await patientsOf(scene)).toHaveLength(100);
  });

  it("cost one statement and one audit row each, and the cells that are left out one statement", async () => {
    const scene = await openImporting();
    const { pieces } = await runMeasured(scene, inCategories(100, 2));
    const bare = await openImporting();
    const plain = inCategories(100, 2)
      .replaceAll("soon", "")
      .replaceAll(/Group \d/g, "");
    const { pieces: without } = await runMeasured(bare, plain);
    expect((pieces[0]?.statements ?? 0) - (without[0]?.statements ?? 0)).toBe(1 + 2 + 1);
    expect(pieces[0]?.roundTrips).toBe(without[0]?.roundTrips);
  });

  it("of another organization are nobody's: each gets its own", async () => {
    const [one, other] = [await openImporting(), await openImporting()];
    for (const scene of [one, other]) {
      await start(scene, inCategories(2, 1));
      await runOut(scene.queue);
    }
    const id = (
      await rowsOf<{ id: string }>(one.organization, "SELECT id FROM patient_import WHERE organization_id = ?1")
    )[0]?.id;
    await expect(downloadLeftOut(await other.admin(), id ?? "")).rejects.toMatchObject({ status: 404 });
    for (const scene of [one, other]) expect(await categoriesOf(scene)).toEqual([{ name: "Group 0", patients: 2 }]);
  });
});
