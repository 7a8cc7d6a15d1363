import { env as bindings } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { resumeImport } from "~/features/imports/services/run/resume-import.server";
import { terminateImport } from "~/features/imports/services/imports/terminate-import.server";
import { searchPatients } from "~/features/patients/services/patients/search-patients.server";
import { makeRandom } from "../../support/schedule/dst-zones";
import { faultyDatabase, type Fault } from "../support/faults";
import {
  fileOf,
  handOn,
  keptQueue,
  openImporting,
  patientsOf,
  rowsOf,
  runMeasured,
  runOut,
  start,
  viewOfImport,
} from "./scene";

/** Enough rows of eight kilobytes for two pieces of a file. */
const ROWS = 700;
const NOTE_BYTES = 8_000;
/** The patient's row, its twelve indexes, and the count that a trigger keeps. */
const PATIENT_ROWS = 1 + 12 + 2;
const NEAR = "N-8,Near,Somebody,1980-01-02,p1@mail.example,,";
const wrong = (row: number) => (row % 100 === 99 ? `N-${row},,,31/31/1980,no mail,,` : null);

describe("a file of several pieces", () => {
  it("becomes every patient once, found by search, and its counts add up", async () => {
    const scene = await openImporting();
    const id = await start(scene, fileOf(ROWS, wrong, NOTE_BYTES));
    expect(await runOut(scene.queue)).toBe(2);
    expect(await viewOfImport(scene, id)).toMatchObject({
      state: "DONE",
      count: ROWS,
      created: ROWS - 7,
      known: 0,
      refused: 7,
      review: 0,
      percent: 100,
    });
    const patients = await patientsOf(scene);
    expect(new Set(patients.map(({ external }) => external)).size).toBe(ROWS - 7);
    expect(patients.map(({ number }) => number)).toEqual(patients.map((_, index) => index + 1));
    const [found] = await searchPatients(await scene.admin(), "jose 698");
    expect(found).toMatchObject({ firstName: "José 698", birthDate: "1998-06-18" });
    const refused = await rowsOf<{ row: number; problems: string }>(
      scene.organization,
      "SELECT row, problems FROM patient_import_refusal WHERE organization_id = ?1 ORDER BY row LIMIT 1",
    );
    expect(refused).toMatchObject([{ row: 116 }]);
    expect(JSON.parse(refused[0]?.problems ?? "")).toEqual([{ field: "firstName", message: "errors:field.mandatory" }]);
  });

  it("sent again writes no patient, also with one column less", async () => {
    const scene = await openImporting();
    const file = fileOf(500);
    await start(scene, file);
    await runOut(scene.queue);
    const again = await start(scene, file);
    const unnumbered = await start(scene, file.replaceAll(/^(MRN|N-\d+),/gm, ""));
    await runOut(scene.queue);
    for (const id of [again, unnumbered])
      expect(await viewOfImport(scene, id)).toMatchObject({ state: "DONE", created: 0, known: 500, review: 0 });
    expect(await patientsOf(scene)).toHaveLength(500);
  });

  it("costs at most twelve statements for 25,000 rows of 260 bytes, so fifty for a hundred thousand", async () => {
    const scene = await openImporting();
    await start(scene, "First name,Last name,Email,Birth date\nNear,Somebody,p1@mail.example,1980-01-01\n");
    await runOut(scene.queue);
    const refusedAndNear = (row: number) => (row === 7 ? "N-7,,,,,," : row === 8 ? NEAR : null);
    const file = fileOf(25_100, refusedAndNear, 230);
    expect(new TextEncoder().encode(file).length / 25_100).toBeGreaterThan(260);
    const { id, pieces, records } = await runMeasured(scene, file);
    expect(records).toEqual([25_000, 100]);
    expect(await viewOfImport(scene, id)).toMatchObject({ state: "DONE", created: 25_098, refused: 1, review: 1 });
    // The directory's answer who the organization is comes to these: it is no statement of the organization's database.
    expect(pieces.map(({ statements }) => statements + 1)).toEqual([12, 12]);
    expect(pieces.map(({ roundTrips }) => roundTrips)).toEqual([4, 4]);
  });

  it("writes each patient with its indexes once, and sent again not one", async () => {
    const scene = await openImporting();
    const file = fileOf(1_000, undefined, 20);
    const { pieces } = await runMeasured(scene, file);
    const [tokens] = await rowsOf<{ count: number }>(
      scene.organization,
      "SELECT count(*) AS count FROM patient_search WHERE organization_id = ?1",
    );
    // A patient: the row, twelve indexes and the count of the category. A token: the row and one index.
    const written = pieces.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
    expect(written).toBeGreaterThan(1_000 * 12 + 2 * (tokens?.count ?? Infinity));
    expect(written).toBeLessThanOrEqual(1_000 * PATIENT_ROWS + 2 * (tokens?.count ?? 0) + 20);
    const again = await runMeasured(scene, file);
    expect(await viewOfImport(scene, again.id)).toMatchObject({ state: "DONE", created: 0, known: 1_000 });
    expect(again.pieces.map(({ rowsWritten }) => rowsWritten < 20)).toEqual([true]);
  });
});

describe("every row exactly once", () => {
  it.each([11, 12, 13])("with every message delivered one to five times in random order, seed %i", async (seed) => {
    const random = makeRandom(seed);
    const scene = await openImporting();
    const id = await start(scene, fileOf(1_500));
    const { asked } = scene.queue;
    while (asked.length > 0) {
      const [next] = asked.splice(Math.floor(random() * asked.length), 1);
      if (!next) break;
      const times = 1 + Math.floor(random() * 5);
      const together = Array.from({ length: times }, () => handOn(next, scene.queue));
      for (const [index, taken] of (await Promise.all(together)).entries()) if (!taken && index >= 0) asked.push(next);
    }
    expect(await viewOfImport(scene, id)).toMatchObject({ state: "DONE", count: 1_500, created: 1_500 });
    expect(await patientsOf(scene)).toHaveLength(1_500);
  });

  it.each<[string, Fault]>([
    ["before it is written", { kind: "before" }],
    ["after its cursor is written", { kind: "at", index: 1, after: true }],
    ["before the last statement", { kind: "at", index: 4, after: false }],
    ["after it is written, the answer being lost", { kind: "lost-answer" }],
  ])("where a piece fails %s", async (_, fault) => {
    const scene = await openImporting();
    const id = await start(scene, fileOf(300));
    const [asked] = scene.queue.asked.splice(0);
    if (!asked) throw new Error("nothing was asked for");
    const broken = { TENANT_DB_0: faultyDatabase(bindings.TENANT_DB_0, fault, 5) };
    expect(await handOn(asked, scene.queue, broken)).toBe(false);
    expect(await handOn(asked, scene.queue)).toBe(true);
    expect(await viewOfImport(scene, id)).toMatchObject({ state: "DONE", count: 300, created: 300, known: 0 });
    expect(await patientsOf(scene)).toHaveLength(300);
  });

  it("where its message is lost: due work asks again, and leaves what is under way alone", async () => {
    const scene = await openImporting();
    const id = await start(scene, fileOf(100));
    scene.queue.asked.splice(0);
    const { db } = await scene.organization.as({ kind: "system", task: "test" }, Date.now());
    const touched = (ago: number) =>
      db.raw(
        "UPDATE patient_import SET touched_at = ?2 WHERE organization_id = ?1",
        db.organizationId,
        Date.now() - ago,
      );
    const look = async () => {
      const context = await scene.organization.as({ kind: "system", task: "test" }, Date.now());
      await resumeImport({ ...context, env: (await scene.admin()).env }, { id });
    };
    await look();
    expect(scene.queue.asked).toEqual([]);
    await touched(60_000).run();
    await look();
    expect(scene.queue.asked).toMatchObject([{ importId: id }]);
    await runOut(scene.queue);
    expect(await viewOfImport(scene, id)).toMatchObject({ state: "DONE", created: 100 });
    await look();
    const due = "SELECT id FROM due_work WHERE organization_id = ?1 AND kind = 'PATIENT_IMPORT'";
    expect(await rowsOf(scene.organization, due)).toEqual([]);
  });
});

describe("imports beside each other", () => {
  it("a small one waits behind one piece of a large one, whoever's they are", async () => {
    const queue = keptQueue();
    const large = await openImporting(queue);
    const small = await openImporting(queue);
    const largeId = await start(large, fileOf(ROWS, undefined, NOTE_BYTES));
    const smallId = await start(small, fileOf(20));
    for (let piece = 0; piece < 2; piece += 1) {
      const next = queue.asked.shift();
      if (next) await handOn(next, queue);
    }
    expect(await viewOfImport(small, smallId)).toMatchObject({ state: "DONE", created: 20 });
    expect(await viewOfImport(large, largeId)).toMatchObject({ state: "RUNNING" });
    expect(await patientsOf(small)).toHaveLength(20);
  });

  it("one that is ended stops before its next piece and keeps what it wrote", async () => {
    const scene = await openImporting();
    const id = await start(scene, fileOf(ROWS, undefined, NOTE_BYTES));
    const [first] = scene.queue.asked.splice(0);
    if (first) await handOn(first, scene.queue);
    const { created } = await terminateImport(await scene.admin(), id);
    expect(created).toBeGreaterThan(0);
    await runOut(scene.queue);
    expect(await viewOfImport(scene, id)).toMatchObject({ state: "TERMINATED", created });
    expect(await patientsOf(scene)).toHaveLength(created);
    await expect(terminateImport(await scene.admin(), id)).rejects.toThrow("importEnded");
  });
});
