import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { exportPharmacyReport } from "~/features/consultations/services/pharmacy/export-pharmacy-report.server";
import { exportPrescriptions } from "~/features/consultations/services/pharmacy/export-prescriptions.server";
import { handOut } from "~/features/consultations/services/pharmacy/hand-out.server";
import { listAllPrescriptions } from "~/features/consultations/services/pharmacy/list-all-prescriptions.server";
import { pharmacies } from "~/features/consultations/services/pharmacy/pharmacies.server";
import { readPharmacyReport } from "~/features/consultations/services/pharmacy/read-pharmacy-report.server";
import { change, read } from "../identity/appointments";
import { DAY, NOW, openPharmacies, type Pharmacies } from "./pharmacy-scene";

const HOUR = 3_600_000;
let scene: Pharmacies;
beforeAll(async () => {
  scene = await openPharmacies();
  // Administrators of this practice may read health records.
  await change(
    scene.practice,
    "INSERT OR REPLACE INTO organization_setting (organization_id, area, value, updated_at) VALUES (?1, 'compliance', ?2, ?3)",
    ...[JSON.stringify({ adminsMayReadRecords: true }), NOW],
  );
  const { ids } = scene;
  await scene.prescribed({ signedAt: NOW - 10 * DAY, lines: [{ name: "Metformin" }, { name: "Ibuprofen" }] });
  await scene.prescribed({ signedAt: NOW - 5 * DAY, state: "CANCELLED", patientId: ids.otherPatient });
  await scene.prescribed({ signedAt: NOW - DAY, prescriberId: ids.otherDoctor, lines: [{ name: "Ácido fólico" }] });
  await scene.prescribed({ state: "DRAFT" });
});

const numbers = async (raw: object) =>
  (await listAllPrescriptions(await scene.as("admin"), raw)).rows.map(({ number }) => number);

describe("all prescriptions of the organization", () => {
  it("are listed newest first without drafts, and narrowed by each filter", async () => {
    expect(await numbers({})).toEqual([3, 2, 1]);
    expect(await numbers({ provider: scene.ids.otherDoctor })).toEqual([3]);
    expect(await numbers({ state: "CANCELLED" })).toEqual([2]);
    expect(await numbers({ medicine: "acido" })).toEqual([3]);
    expect(await numbers({ medicine: "ibu" })).toEqual([1]);
    expect(await numbers({ from: "2026-12-31", to: "2026-12-31" })).toEqual([2]);
    expect(await numbers({ patient: "987654" })).toEqual([]);
    const [one] = await read<{ number: number }>(
      scene.practice,
      "SELECT number FROM patient WHERE organization_id = ?1 AND id = ?2",
      scene.ids.otherPatient,
    );
    const arabic = String(one?.number).replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    for (const patient of [String(one?.number), arabic]) expect(await numbers({ patient })).toEqual([2]);
    const { rows } = await listAllPrescriptions(await scene.as("admin"), {});
    expect(rows.at(-1)?.medicines).toEqual(["Metformin", "Ibuprofen"]);
  });

  it("read as many rows of a page however many there are", async () => {
    const own = await openPharmacies();
    const cost = async () => {
      const context = await own.as("admin");
      await listAllPrescriptions(context, {});
      return context.db.meter.rowsRead;
    };
    for (let at = 0; at < 30; at += 1) await own.prescribed({ signedAt: NOW - at * DAY });
    const first = await listAllPrescriptions(await own.as("admin"), {});
    const second = await listAllPrescriptions(await own.as("admin"), { ...first.next });
    expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 5, null]);
    const before = await cost();
    for (let at = 30; at < 60; at += 1) await own.prescribed({ signedAt: NOW - at * DAY });
    expect(await cost()).toBe(before);
  });

  it("go into a file that a spreadsheet reads, as they are narrowed", async () => {
    const file = await exportPrescriptions(await scene.as("admin"), { state: "SENT" });
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain("Number,Signed,Patient");
    expect(lines[2]).toContain("Metformin; Ibuprofen,Sent to the pharmacy");
  });

  it("are the administrators' alone", async () => {
    for (const who of ["phil", "doctor", "nurse", "lab"] as const) {
      await expect(listAllPrescriptions(await scene.as(who), {})).rejects.toMatchObject({ status: 403 });
      await expect(readPharmacyReport(await scene.as(who), {})).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe("the report", () => {
  it("counts what was handed out in a period, how quickly, and for how much", async () => {
    const own = await openPharmacies();
    const handed = async (after: number, price: number, name = "Metformin") => {
      const { id, lines } = await own.prescribed({ lines: [{ name }] });
      const context = await own.as("phil", NOW + after);
      await handOut(context, id, { version: 1, lines: [{ lineId: lines[0], give: true, quantity: 30, price }] });
    };
    await handed(HOUR, 4);
    await handed(3 * HOUR, 5.5);
    await handed(10 * HOUR, 2, "Ibuprofen");
    const admin = await own.as("admin", NOW + DAY);
    const report = await readPharmacyReport(admin, {});
    expect(report.rows).toMatchObject([
      { name: "Metformin", prescriptions: 2, handings: 2, amountMinor: 950, took: 2 * HOUR },
      { name: "Ibuprofen", prescriptions: 1, handings: 1, amountMinor: 200, took: 10 * HOUR },
    ]);
    expect(report.total).toMatchObject({ prescriptions: 3, handings: 3, amountMinor: 1150, took: 3 * HOUR });
    expect((await readPharmacyReport(admin, { medicine: "Ibuprofen" })).total).toMatchObject({ handings: 1 });
    expect((await readPharmacyReport(admin, { pharmacy: own.market })).rows).toEqual([]);
    expect((await readPharmacyReport(admin, { from: "2027-01-06", to: "2027-01-06" })).rows).toEqual([]);
    const csv = async (asked: object) => (await exportPharmacyReport(admin, asked, "csv")).text();
    const [, ...lines] = (await csv({})).trim().split("\r\n");
    expect(lines).toEqual(["Metformin,2,2,0,0,2,9.5", "Ibuprofen,1,1,0,0,10,2", "In total,3,3,0,0,3,11.5"]);
    expect(await csv({ medicine: "Ibuprofen" })).not.toContain("Metformin");
    expect((await csv({ pharmacy: own.market })).trim().split("\r\n")).toHaveLength(1);
    const book = await exportPharmacyReport(admin, { medicine: "Ibuprofen" }, "xlsx");
    const parts = unzipSync(new Uint8Array(await book.arrayBuffer()));
    const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).toContain("Ibuprofen");
    expect(sheet).toContain("<v>10</v>");
    expect(sheet).not.toContain("Metformin");
    expect(book.headers.get("content-disposition")).toContain("pharmacy-2027-01-01-2027-01-06.xlsx");
  });
});

describe("pharmacies", () => {
  it("are kept with who works there; whoever goes to another one works at the first no more", async () => {
    const own = await openPharmacies();
    const admin = await own.as("admin");
    const workers = async () =>
      Object.fromEntries((await pharmacies.list(admin)).map(({ name, employeeIds }) => [name, employeeIds]));
    expect(await workers()).toEqual({ Corner: [own.phil], Market: [] });
    await pharmacies.save(admin, { id: own.market, version: 1, name: "Market", employeeIds: [own.phil, own.petra] });
    const { Corner, Market } = await workers();
    expect([Corner, Market?.toSorted()]).toEqual([[], [own.phil, own.petra].toSorted()]);
    await expect(pharmacies.save(admin, { name: "New", employeeIds: [own.ids.doctor] })).rejects.toMatchObject({
      fields: [{ field: "employeeIds" }],
    });
    await expect(pharmacies.list(await own.as("phil"))).rejects.toMatchObject({ status: 403 });
  });
});
