import { beforeAll, describe, expect, it } from "vitest";
import { listLabDesk } from "~/features/consultations/services/laboratory/list-lab-desk.server";
import { nextAtDesk } from "~/features/consultations/services/laboratory/next-at-desk.server";
import { listDesk } from "~/features/consultations/services/pharmacy/list-desk.server";
import { change, read } from "../../identity/appointments";
import { openLaboratory, outcome, type Lab } from "../laboratory-scene";
import { DAY, NOW, openPharmacies, type Pharmacies } from "../pharmacy-scene";

type Practice = Pharmacies["practice"];

const foundBy = async (practice: Practice, patientId: string, ...tokens: string[]) => {
  for (const token of tokens)
    await change(
      practice,
      "INSERT OR IGNORE INTO patient_search (organization_id, patient_id, token) VALUES (?1, ?2, ?3)",
      ...[patientId, token],
    );
};

describe("a patient at the pharmacy's desk", () => {
  let scene: Pharmacies;
  beforeAll(async () => {
    scene = await openPharmacies();
    const { practice, ids } = scene;
    await foundBy(practice, ids.patient, "noor", "noor karim", "1988-04-17", "40017");
    await foundBy(practice, ids.otherPatient, "hana");
  });
  const found = async (find: string, who: "phil" | "petra" = "phil") =>
    (await listDesk(await scene.as(who), { find })).rows.map(({ number }) => number);

  it("is found by name, number and birth date with what waits first, and of other pharmacies nothing", async () => {
    const done = await scene.prescribed({ state: "DISPENSED", signedAt: NOW - 9 * DAY });
    const late = await scene.prescribed({ signedAt: NOW - DAY });
    const early = await scene.prescribed({ signedAt: NOW - 3 * DAY, pharmacyId: scene.corner });
    const elsewhere = await scene.prescribed({ pharmacyId: scene.market });
    const others = await scene.prescribed({ patientId: scene.ids.otherPatient });
    const expected = [early.number, late.number, done.number];
    for (const find of ["Noor", "noor ka", "40017", "17/04/1988", "١٧/٤/١٩٨٨", "1988-04-17"])
      expect(await found(find)).toEqual(expected);
    expect(await found("hana")).toEqual([others.number]);
    expect([...(await found("Noor", "petra"))].sort()).toEqual([...expected, elsewhere.number].sort());
    expect(await found("nobody")).toEqual([]);
  });

  it("is found by a birth date as the practice's country writes days, and not by the same in the other order", async () => {
    const { practice, ids } = scene;
    await foundBy(practice, ids.patient, "1988-02-04");
    await foundBy(practice, ids.otherPatient, "1988-04-02");
    const whose = async (find: string, countryCode: string) => {
      const context = await scene.as("phil");
      const { rows } = await listDesk({ ...context, profile: { ...context.profile, countryCode } }, { find });
      return [...new Set(rows.map(({ patient }) => patient))].join();
    };
    const [february, april] = [await whose("1988-02-04", "BH"), await whose("1988-04-02", "BH")];
    expect(february).not.toBe(april);
    expect([await whose("04/02/1988", "BH"), await whose("02/04/1988", "BH")]).toEqual([february, april]);
    expect([await whose("04/02/1988", "US"), await whose("02/04/1988", "US")]).toEqual([april, february]);
    await change(
      practice,
      "DELETE FROM patient_search WHERE organization_id = ?1 AND patient_id = ?2 AND token = ?3",
      ...[ids.patient, "1988-02-04"],
    );
    expect(await whose("04/02/1988", "BH")).toBe("");
  });

  it("is left out where what was typed is the number of a prescription, and told from others by birth date and number", async () => {
    const [first] = (await listDesk(await scene.as("phil"), { find: "hana" })).rows;
    // What is longer than any name finds nothing, and does not show the queue as if nothing was asked.
    const long = await listDesk(await scene.as("phil"), { find: "x".repeat(5_000) });
    expect([long.rows, long.find.length]).toEqual([[], 200]);
    const typed = String(first?.number).padStart(6, "0");
    await foundBy(scene.practice, scene.ids.patient, String(first?.number), typed);
    expect([await found(typed), await found(String(first?.number))]).toEqual([[first?.number], [first?.number]]);
    const [person] = await read<{ birthDate: string; patientNumber: number }>(
      scene.practice,
      `SELECT birth_date AS "birthDate", number AS "patientNumber" FROM patient WHERE organization_id = ?1 AND id = ?2`,
      scene.ids.otherPatient,
    );
    expect(first).toMatchObject(person ?? {});
  });

  it("is shown nothing by it that nobody sent to a pharmacy, or that is not signed", async () => {
    const before = await found("Noor");
    await scene.prescribed({ state: "SIGNED" });
    await scene.prescribed({ state: "DRAFT" });
    await scene.prescribed({ state: "CANCELLED" });
    expect(await found("Noor")).toEqual(before);
  });

  it("is found by nobody else, and not from another organization", async () => {
    for (const who of ["doctor", "nurse", "lab"] as const)
      expect(await outcome(listDesk(await scene.as(who), { find: "Noor" }))).toBe(403);
    const elsewhere = await openPharmacies();
    expect((await listDesk(await elsewhere.as("petra"), { find: "Noor" })).rows).toEqual([]);
  });

  it("costs no more reads however many prescriptions there are", async () => {
    const own = await openPharmacies();
    await foundBy(own.practice, own.ids.patient, "noor");
    const cost = async () => {
      const context = await own.as("phil");
      const { rows, more } = await listDesk(context, { find: "Noor" });
      return { rows: rows.length, more, read: context.db.meter.rowsRead };
    };
    for (let at = 0; at < 32; at += 1) await own.prescribed({ signedAt: NOW - at * DAY });
    for (let at = 0; at < 5; at += 1) await own.prescribed({ patientId: own.ids.otherPatient });
    await cost();
    const before = await cost();
    for (let at = 32; at < 64; at += 1) await own.prescribed({ signedAt: NOW - at * DAY });
    for (let at = 0; at < 30; at += 1) await own.prescribed({ patientId: own.ids.otherPatient });
    expect(await cost()).toEqual(before);
  });
});

describe("the queues of the pharmacy's desk", () => {
  it("say how much waits in each, for this pharmacy alone, and mark what is not valid much longer", async () => {
    const own = await openPharmacies();
    const one = await own.prescribed({ pharmacyId: own.corner, validUntil: "2027-01-07" });
    await own.prescribed({ signedAt: NOW + 1 });
    await own.prescribed({ pharmacyId: own.market });
    await own.prescribed({ state: "PARTLY_DISPENSED" });
    const { counts, rows } = await listDesk(await own.as("phil"), {});
    expect(counts).toEqual({ SENT: 2, DECLINED: 0, PARTLY_DISPENSED: 1 });
    expect(rows.map(({ id, endsSoon }) => [id === one.id, endsSoon])).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

describe("a patient at the laboratory's desk", () => {
  let lab: Lab;
  beforeAll(async () => {
    lab = await openLaboratory();
    await foundBy(lab.practice, lab.ids.patient, "noor", "1980-06-01", "40017");
  });

  it("is found by name, and by birth date and number once the sample is taken", async () => {
    const first = await lab.order(["K"]);
    await lab.collect(first);
    await lab.enter(first, "Potassium", "4.2");
    const second = await lab.order(["TSH"]);
    await lab.order(["K"], { send: false });
    const found = async (find: string) =>
      (await listLabDesk(await lab.as("desk"), { find })).rows.map(({ orderId }) => orderId);
    expect(await found("Noor")).toEqual([second, first]);
    for (const find of ["6/1/1980", "1980-06-01", "٦/١/١٩٨٠", "Noor 6/1/1980", "40017", "٤٠٠١٧"])
      expect([find, await found(find)]).toEqual([find, [first]]);
    const ordered = (await lab.desked(second)).order.number;
    expect(await found(String(ordered))).toEqual([second]);
    const { number } = (await lab.desked(first)).order;
    for (const find of [String(number), `#${number}`, `${number}-1`]) expect(await found(find)).toContain(first);
    expect(await found(`${number}-1`)).toEqual([first]);
    expect(await found("nobody")).toEqual([]);
  });

  it("whose sample was scanned leads to its order while values are to be entered, and no other search does", async () => {
    const id = await lab.order(["K", "NA"]);
    await lab.collect(id);
    const { order, tests } = await lab.desked(id);
    const scanned = async (find: string) => (await listLabDesk(await lab.as("desk"), { find })).scanned;
    expect(await scanned(tests[0]?.sampleCode ?? "")).toBe(id);
    for (const find of [String(order.number), "Noor", ""]) expect([find, await scanned(find)]).toEqual([find, null]);
    const { laboratoryId } = lab;
    expect((await nextAtDesk(await lab.as("desk"), { orderId: "another", laboratoryId }))?.orderId).toBe(id);
    expect(await nextAtDesk(await lab.as("desk"), { orderId: id, laboratoryId })).toBeNull();
    await lab.enter(id, "Potassium", "4.2");
    await lab.enter(id, "Sodium", "140");
    expect(await scanned(tests[0]?.sampleCode ?? "")).toBeNull();
    expect(await outcome(nextAtDesk(await lab.as("doctor"), { orderId: id, laboratoryId }))).toBe(403);
  });

  it("has no birth date in the list before the person was asked for it", async () => {
    const { rows } = await listLabDesk(await lab.as("desk"), { find: "Noor" });
    expect(rows.filter(({ state }) => state === "ORDERED").map(({ birthDate }) => birthDate)).toEqual([""]);
  });

  it("is found by nobody else, and not from another organization", async () => {
    for (const who of ["doctor", "nurse", "patient"] as const)
      expect(await outcome(listLabDesk(await lab.as(who), { find: "Noor" }))).toBe(403);
    const elsewhere = await openLaboratory();
    expect((await listLabDesk(await elsewhere.as("desk"), { find: "Noor" })).rows).toEqual([]);
  });

  it("is counted by list, of all laboratories together", async () => {
    const { counts } = await listLabDesk(await lab.as("desk"), {});
    expect(counts).toEqual({ collect: 1, running: 0, verify: 0 });
    expect((await listLabDesk(await lab.as("desk"), { laboratoryId: lab.laboratoryId })).counts).toBeNull();
  });
});
