import { createHash } from "node:crypto";
import { unzipSync, strFromU8 } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { createFormat } from "~/i18n/format";
import { rejectSamples } from "~/features/consultations/services/laboratory/reject-samples.server";
import { exportLabReport } from "~/features/consultations/services/laboratory/export-lab-report.server";
import { labTests } from "~/features/consultations/services/catalogue/lab-tests.server";
import { listResultsToReview } from "~/features/consultations/services/laboratory/list-results-to-review.server";
import { cancelLabOrder } from "~/features/consultations/services/laboratory/cancel-lab-order.server";
import { viewLabOrder } from "~/features/consultations/services/laboratory/view-lab-order.server";
import { printLabLabels } from "~/features/consultations/services/laboratory/print-lab-labels.server";
import { exportLabOrderPdf, printLabOrder } from "~/features/consultations/services/laboratory/print-lab-order.server";
import { readLabFile } from "~/features/consultations/services/laboratory/read-lab-file.server";
import { reportLabOrders } from "~/features/consultations/services/laboratory/report-lab-orders.server";
import { reviewLabOrder } from "~/features/consultations/services/laboratory/review-lab-order.server";
import {
  abortLabUpload,
  finishLabUpload,
  keepLabPart,
  openLabUpload,
} from "~/features/consultations/services/laboratory/upload-lab-file.server";
import { viewLabDicom } from "~/features/consultations/services/laboratory/view-lab-dicom.server";
import {
  diagnosticReports,
  labObservations,
  serviceRequests,
} from "~/features/consultations/support/laboratory/lab-resources.server";
import { listLabDesk } from "~/features/consultations/services/laboratory/list-lab-desk.server";
import { readLabOrder } from "~/features/consultations/data/laboratory/lab-orders-read.server";
import { resultsOf } from "~/features/consultations/data/laboratory/lab-results.server";
import { PART_BYTES } from "~/kernel/upload/upload-parts";
import * as sample from "../../support/sample-files";
import { change, read } from "../identity/appointments";
import { NOW, openLaboratory, outcome, type Lab } from "./laboratory-scene";

let lab: Lab;
beforeEach(async () => {
  lab = await openLaboratory();
});

const review = async (id: string, word = "") => {
  const { order } = await lab.desked(id);
  return reviewLabOrder(await lab.as("doctor"), { orderId: id, version: order.version, word });
};
const words = (said: unknown) => JSON.stringify(said);

describe("a test that is canceled", () => {
  it("says to the patient why, and nothing that the laboratory keeps for itself", async () => {
    const id = await lab.order(["K"]);
    const { order } = await lab.desked(id);
    await cancelLabOrder(await lab.as("doctor"), { orderId: id, version: order.version, reason: "Measured last week" });
    const [test] = (await viewLabOrder(await lab.as("patient"), id)).tests;
    expect(test).toMatchObject({ state: "CANCELLED", stateReason: "Measured last week", rejectedReason: "" });
  });
});

describe("the paper of an order", () => {
  it("has the letterhead of where the doctor works, and who the patient is, for the patient and the doctor alike", async () => {
    await change(
      lab.practice,
      "UPDATE branch SET address = '14 Clink Street', city = 'London', phone = '+44 20 7946 0100' WHERE organization_id = ?1",
    );
    const id = await lab.order(["K"]);
    for (const who of ["doctor", "patient"] as const) {
      const { letterhead, person } = await printLabOrder(await lab.as(who), id);
      expect(letterhead.lines).toEqual(expect.arrayContaining(["14 Clink Street", "London", "+44 20 7946 0100"]));
      expect(person).toContainEqual({ term: "Date of birth", value: "Jun 1, 1980 (46 years)" });
    }
  });

  it("says what is ordered and for whom, and to the patient only what is theirs", async () => {
    const id = await lab.order(["K"], { clinicalNotes: "CANARY-NOTE", reason: "Palpitations" });
    await lab.collect(id);
    await lab.enter(id, "Potassium", "5.7");
    const ofDoctor = words(await printLabOrder(await lab.as("doctor"), id));
    for (const said of ['"5.7","mmol/L"', "CANARY-NOTE", "Palpitations", "Above the usual range", "1-1"])
      expect(ofDoctor).toContain(said);
    const before = words(await printLabOrder(await lab.as("patient"), id));
    expect(before).toContain("Potassium");
    for (const hidden of ["5.7", "CANARY-NOTE"]) expect(before).not.toContain(hidden);
    await review(id, "Eat fewer bananas.");
    const after = words(await printLabOrder(await lab.as("patient"), id));
    for (const said of ['"5.7","mmol/L"', "Eat fewer bananas."]) expect(after).toContain(said);
    for (const who of ["otherPatient", "otherDoctor"] as const)
      expect(await outcome(lab.as(who).then((context) => printLabOrder(context, id)))).toBe(404);
    expect(await outcome(lab.as("desk").then((context) => exportLabOrderPdf(context, id)))).toBe(403);
  });

  it("says when samples were collected, with the zone's name, and which where there were several times", async () => {
    const id = await lab.order(["K", "NA"]);
    const sampled = async () =>
      (await printLabOrder(await lab.as("doctor"), id)).details.find(({ term }) => term === "Sample collected")?.value;
    expect(await sampled()).toBe("Not collected yet");
    await lab.collect(id);
    const zone = (await lab.as("doctor")).profile.timeZone;
    const format = createFormat("en-US");
    const said = (at: number) => `${format.dateTime(at, zone)} (${format.zoneName(zone, at)})`;
    expect(await sampled()).toBe(said(NOW));
    const { order, tests } = await lab.desked(id);
    const asked = { orderId: id, version: order.version, tests: tests[1]?.id, reason: "Clotted" };
    await rejectSamples(await lab.as("desk"), asked);
    await lab.collect(id, NOW + 3_600_000);
    expect(await sampled()).toBe(`${said(NOW)}: Potassium\n${said(NOW + 3_600_000)}: Sodium`);
  });

  it("says of an order that it was sent, and of a draft that it is not signed; neither has a signature", async () => {
    const signed = async (id: string) => (await printLabOrder(await lab.as("doctor"), id)).signature;
    expect(await signed(await lab.order(["K"]))).toMatchObject({
      text: "",
      signed: expect.stringContaining("Sent to the laboratory on Jan 5, 2027") as string,
    });
    expect(await signed(await lab.order(["K"], { send: false }))).toMatchObject({ text: "", signed: "Not signed" });
  });

  it("of results says so in its title, and who is responsible beside them, where nobody has signed anything", async () => {
    const id = await lab.order(["K"]);
    const paper = async () => printLabOrder(await lab.as("doctor"), id);
    expect((await paper()).title).toBe("Laboratory order 1");
    await lab.collect(id);
    await lab.enter(id, "Potassium", "5.7");
    const { title, signature, details } = await paper();
    expect([title, signature]).toEqual(["Results of laboratory order 1", null]);
    expect(details.find(({ term }) => term === "Responsible doctor")?.value).toContain("Dr ");
  });

  it("shows the tests of a panel in one table, with units as people read them, and what has no result yet", async () => {
    const panel = lab.panels.find(({ name }) => name === "Blood count");
    const id = await lab.order(["TSH"], { panels: [panel?.id] });
    await lab.collect(id);
    await lab.enter(id, "Leukocytes", "6.1");
    await lab.enter(id, "Hemoglobin", "13.2");
    const { sections } = await printLabOrder(await lab.as("doctor"), id);
    const tables = sections.flatMap((section) => (section.kind === "table" ? [section] : []));
    expect(tables.map(({ title }) => title)).toEqual(["Tests", "Blood count"]);
    const rows = tables[1]?.rows.map(({ cells }) => cells.slice(0, 3)) ?? [];
    expect(rows).toContainEqual(["Leukocytes", "6.1", "10³/µL"]);
    expect(rows).toContainEqual(["Platelets", "No results yet.", ""]);
    expect(words(sections)).not.toContain("10*3");
  });

  it("is written to the audit each time", async () => {
    const id = await lab.order(["K"]);
    await printLabOrder(await lab.as("doctor"), id);
    const rows = await read<{ fields: string }>(
      lab.practice,
      "SELECT fields FROM audit_event WHERE organization_id = ?1 AND action = 'labOrder.read' AND subject_id = ?2",
      id,
    );
    expect(rows.map(({ fields }) => fields).join()).toContain("print");
  });
});

describe("the labels of an order's samples", () => {
  it("say whose each is by name, birth date and number, and its code; a sample that is not there has none", async () => {
    const id = await lab.order(["K", "NA"]);
    expect((await printLabLabels(await lab.as("desk"), id)).labels).toEqual([]);
    await lab.collect(id);
    const { labels, ...person } = await printLabLabels(await lab.as("desk"), id);
    expect(person).toMatchObject({ birthDate: "1980-06-01", patientNumber: lab.patientNumber });
    expect(person.patientName).not.toBe("");
    expect(labels.map(({ name, sampleCode }) => [name, sampleCode])).toEqual([
      ["Potassium", "1-1"],
      ["Sodium", "1-2"],
    ]);
    for (const who of ["doctor", "nurse", "patient"] as const)
      expect(await outcome(lab.as(who).then((context) => printLabLabels(context, id)))).toBe(403);
  });
});

describe("a large file of a test", () => {
  const posted = (body: unknown) =>
    new Request("https://clinic.example/", { method: "POST", body: JSON.stringify(body) });
  const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

  it("comes in parts, goes on after a break, and is kept once", async () => {
    const id = await lab.order(["K"]);
    await lab.collect(id);
    const testId = (await lab.desked(id)).tests[0]?.id ?? "";
    const bytes = new Uint8Array(PART_BYTES + 1_000).fill(1);
    bytes.set(sample.mp4());
    const said = { fileName: "scan.mp4", bytes: bytes.length, firstPartHash: hash(bytes.slice(0, PART_BYTES)) };
    const at = { orderId: id, testId };
    const { uploadId } = await openLabUpload(await lab.as("desk"), at, posted(said));
    const send = async (part: number) => {
      const body = bytes.slice((part - 1) * PART_BYTES, part * PART_BYTES);
      const request = new Request("https://clinic.example/", { method: "POST", body });
      return keepLabPart(await lab.as("desk"), { ...at, uploadId, part: String(part) }, request);
    };
    await send(1);
    expect(await openLabUpload(await lab.as("desk"), at, posted(said))).toEqual({ uploadId, parts: [1] });
    expect(await outcome(lab.as("desk").then((context) => finishLabUpload(context, { ...at, uploadId })))).toBe(409);
    expect(await outcome(lab.as("otherDesk").then((context) => finishLabUpload(context, { ...at, uploadId })))).toBe(
      404,
    );
    await send(2);
    const { fileId } = await finishLabUpload(await lab.as("desk"), { ...at, uploadId });
    const [file] = (await lab.desked(id)).tests[0]?.files ?? [];
    expect(file).toMatchObject({ id: fileId, name: "scan.mp4", contentType: "video/mp4", sizeBytes: bytes.length });
    const whole = await readLabFile(await lab.as("desk"), { orderId: id, fileId }, {});
    expect(hash(new Uint8Array(await whole.arrayBuffer()))).toBe(hash(bytes));
    for (const who of ["doctor", "patient"] as const)
      expect(await outcome(lab.as(who).then((context) => openLabUpload(context, at, posted(said))))).toBe(403);
  });

  it("is thrown away by hand, and a test that waits for its sample takes none", async () => {
    const id = await lab.order(["K"]);
    const testId = (await lab.desked(id)).tests[0]?.id ?? "";
    const said = { fileName: "report.pdf", bytes: 5_000, firstPartHash: "a".repeat(64) };
    const open = async () => openLabUpload(await lab.as("desk"), { orderId: id, testId }, posted(said));
    expect(await outcome(open())).toBe(404);
    await lab.collect(id);
    const { uploadId } = await open();
    await abortLabUpload(await lab.as("desk"), { orderId: id, testId, uploadId });
    const gone = lab.as("desk").then((context) => finishLabUpload(context, { orderId: id, testId, uploadId }));
    expect(await outcome(gone)).toBe(404);
  });

  it("is opened in the viewer where it is the picture of a scanner, and nowhere else", async () => {
    const id = await lab.order(["K"]);
    const asked = { orderId: id, fileId: "none" };
    expect(await outcome(lab.as("doctor").then((context) => viewLabDicom(context, asked)))).toBe(404);
  });
});

describe("what waits for a provider", () => {
  it("stands on their home with its count, until they have seen and reviewed it", async () => {
    const waits = async (who: "doctor" | "otherDoctor") => listResultsToReview(await lab.as(who));
    const id = await lab.order(["K"]);
    await lab.collect(id);
    expect(await waits("doctor")).toMatchObject({ count: 0, orders: [], criticals: [] });
    await lab.enter(id, "Potassium", "6.4");
    const { count, orders, criticals } = await waits("doctor");
    expect([count, orders.map((order) => order.id), criticals.map(({ orderId }) => orderId)]).toEqual([1, [id], [id]]);
    expect(words(orders)).not.toContain("6.4");
    expect((await waits("otherDoctor")).count).toBe(0);
    await review(id);
    expect((await waits("doctor")).count).toBe(0);
    expect(await outcome(lab.as("desk").then(listResultsToReview))).toBe(403);
  });
});

describe("the desk", () => {
  it("names the test, the patient and the laboratory, each in its own place", async () => {
    await lab.order(["K"]);
    const { rows } = await listLabDesk(await lab.as("desk"), {});
    // Whoever takes the sample asks for the birth date: the list does not say it before.
    expect(rows[0]).toMatchObject({ name: "Potassium", laboratoryName: "City Laboratory", birthDate: "" });
    expect(rows[0]?.patientName).not.toBe("");
  });
});

describe("prices", () => {
  it("are kept with the order as they were, and counted with their tax in report and file", async () => {
    const admin = await lab.as("admin");
    const potassium = lab.tests.find(({ code }) => code === "K");
    const save = async (price: number) => {
      const { version } = (await labTests.list(admin, lab.laboratoryId)).find(({ code }) => code === "K") ?? {};
      const { id, name, code, loinc, category, fasting } = potassium ?? {};
      const test = { id, version, name, code, loinc, category, fasting, price, taxPercent: 15 };
      return labTests.save(await lab.as("admin"), test, lab.laboratoryId);
    };
    await save(20);
    await lab.order(["K", "NA"]);
    await save(99);
    const period = { from: "2027-01-01", to: "2027-01-31" };
    const { all } = await reportLabOrders(await lab.as("admin"), period);
    expect(all).toMatchObject({ ordered: 2, amountMinor: 2_300 });
    const file = await exportLabReport(await lab.as("admin"), period, "xlsx");
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).toContain("<v>23</v>");
    expect(sheet).toContain("Potassium");
    const told = await outcome(lab.as("doctor").then((context) => reportLabOrders(context, period)));
    expect(told).toBe(403);
  });
});

describe("an order in FHIR", () => {
  it("is a request for each test, a report of its results and an observation of each value", async () => {
    const id = await lab.order(["FER", "TSH"], { priority: "EMERGENCY" });
    await lab.collect(id);
    await lab.enter(id, "Ferritin", "<10");
    const { db } = await lab.as("doctor");
    const found = await readLabOrder(db, id);
    if (!found) throw new Error("it is there");
    const said = {
      ...{ ...found, results: await resultsOf(db, [id]), system: "https://clinic.example/laboratory-orders" },
      versionOf: (test: { finalVersion: number }) => test.finalVersion,
    };
    expect(serviceRequests(said)).toMatchObject([
      { status: "completed", intent: "order", priority: "stat", requisition: { value: "1" } },
      { status: "active", code: { coding: [{ system: "http://loinc.org", code: "3016-3" }] } },
    ]);
    expect(labObservations(said)).toMatchObject([
      {
        ...{ status: "final", code: { coding: [{ code: "2276-4" }] } },
        valueQuantity: { comparator: "<", value: 10, code: "ng/mL", system: "http://unitsofmeasure.org" },
        referenceRange: [{ low: { value: 15 }, high: { value: 150 } }],
        interpretation: [{ coding: [{ code: "L" }] }],
      },
    ]);
    expect(diagnosticReports({ ...said, reviews: [] })).toMatchObject([
      { status: "final", result: [{ display: "Ferritin" }] },
    ]);
  });
});
