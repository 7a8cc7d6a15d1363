import { beforeEach, describe, expect, it } from "vitest";
import { acknowledgeCritical } from "~/features/consultations/services/laboratory/acknowledge-critical.server";
import { attachLabFile } from "~/features/consultations/services/laboratory/attach-lab-file.server";
import { cancelLabOrder } from "~/features/consultations/services/laboratory/cancel-lab-order.server";
import { discardLabOrder } from "~/features/consultations/services/laboratory/discard-lab-order.server";
import { collectSamples } from "~/features/consultations/services/laboratory/collect-samples.server";
import { exportLabReport } from "~/features/consultations/services/laboratory/export-lab-report.server";
import { escalateUnseenCritical } from "~/features/consultations/services/laboratory/escalate-critical.server";
import { listLabDesk } from "~/features/consultations/services/laboratory/list-lab-desk.server";
import { listLabOrders } from "~/features/consultations/services/laboratory/list-lab-orders.server";
import { printLabOrder } from "~/features/consultations/services/laboratory/print-lab-order.server";
import { readLabFile } from "~/features/consultations/services/laboratory/read-lab-file.server";
import { rejectSamples } from "~/features/consultations/services/laboratory/reject-samples.server";
import { releaseDueResults } from "~/features/consultations/services/laboratory/release-due-results.server";
import { reportLabOrders } from "~/features/consultations/services/laboratory/report-lab-orders.server";
import { reviewLabOrder } from "~/features/consultations/services/laboratory/review-lab-order.server";
import { saveLabOrder } from "~/features/consultations/services/laboratory/save-lab-order.server";
import { enterResults } from "~/features/consultations/services/laboratory/enter-results.server";
import { saveLabComponent } from "~/features/consultations/services/catalogue/save-lab-component.server";
import { sendBackResults, verifyResults } from "~/features/consultations/services/laboratory/verify-results.server";
import { viewLabOrder } from "~/features/consultations/services/laboratory/view-lab-order.server";
import { viewLabValues } from "~/features/consultations/services/laboratory/view-lab-values.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import { viewTracker } from "~/features/phr/services/trackers/view-tracker.server";
import { pdf } from "../../support/sample-files";
import { change, read } from "../identity/appointments";
import { NOW, openLaboratory, outcome, setting, type Lab } from "./laboratory-scene";

const HOUR = 3_600_000;
let lab: Lab;

beforeEach(async () => {
  lab = await openLaboratory();
});

const versionOf = async (id: string) => (await lab.desked(id)).order.version;
const review = async (id: string, word = "") =>
  reviewLabOrder(await lab.as("doctor"), { orderId: id, version: await versionOf(id), word });
const seenBy = async (who: "patient" | "doctor", id: string) => {
  const { tests } = await viewLabOrder(await lab.as(who), id);
  return tests.flatMap(({ values }) => values.map(({ name, value, flag }) => [name, value, flag]));
};

describe("a laboratory order", () => {
  it("goes from the order to the patient's record and trackers, by way of the review", async () => {
    const id = await lab.order(["K", "A1C"], { reason: "Diabetes", clinicalNotes: "CANARY" });
    expect((await lab.desked(id)).order).toMatchObject({ number: 1, state: "ORDERED" });
    await lab.collect(id);
    await lab.enter(id, "Potassium", "4.2");
    expect((await lab.desked(id)).order.state).toBe("COLLECTED");
    await lab.enter(id, "HbA1c", "7,1");
    expect((await lab.desked(id)).order.state).toBe("RESULTED");
    expect(await seenBy("doctor", id)).toEqual([
      ["Potassium", "4.2", "N"],
      ["HbA1c", "7.1", "H"],
    ]);
    expect(await seenBy("patient", id)).toEqual([]);
    expect(await lab.mails()).toEqual(["labOrder.resulted EMPLOYEE"]);

    await review(id, "All well but the sugar.");
    expect(await seenBy("patient", id)).toHaveLength(2);
    const shown = await viewLabOrder(await lab.as("patient"), id);
    expect(shown.order).toMatchObject({ state: "REVIEWED", clinicalNotes: "" });
    expect(shown.reviews.map(({ message }) => message)).toEqual(["All well but the sugar."]);
    expect(await lab.mails()).toEqual(["labOrder.resulted EMPLOYEE", "labResult.ready PATIENT"]);
    const record = await viewHealthRecord(await lab.as("patient"), shown.order.recordId ?? "");
    expect(JSON.stringify(record)).toContain("HbA1c: 7.1 % (≤ 5.6)");
    const tracker = await viewTracker(await lab.as("patient"), { tracker: "hba1c", span: "month", off: false });
    expect(tracker.readings.map(({ value }) => value)).toEqual([7.1]);
    const values = await viewLabValues(await lab.as("patient"), { of: "4548-4" });
    expect(values.course.map(({ value }) => value)).toEqual(["7.1"]);
  });

  it("says nothing to the patient before it is theirs, by any of its ways", async () => {
    const id = await lab.order(["K"], { clinicalNotes: "CANARY-NOTE" });
    await lab.collect(id);
    await lab.enter(id, "Potassium", "6.4", { reason: "" });
    for (const said of [
      await viewLabOrder(await lab.as("patient"), id),
      await listLabOrders(await lab.as("patient"), {}),
      await viewLabValues(await lab.as("patient"), {}),
      await viewLabValues(await lab.as("patient"), { of: "2823-3" }),
    ]) {
      expect(JSON.stringify(said)).not.toContain("6.4");
      expect(JSON.stringify(said)).not.toContain("CANARY-NOTE");
    }
    const draft = await lab.order(["K"], { send: false });
    expect(await outcome(lab.as("patient").then((context) => viewLabOrder(context, draft)))).toBe(404);
    expect((await listLabOrders(await lab.as("patient"), {})).orders.map((order) => order.id)).toEqual([id]);
  });

  it("is numbered without gaps, and only when it is sent", async () => {
    const draft = await lab.order(["K"], { send: false });
    const [first, second] = [await lab.order(["K"]), await lab.order(["NA"])];
    const numbers = await read<{ number: number | null }>(
      lab.practice,
      "SELECT number FROM lab_order WHERE organization_id = ?1 ORDER BY number",
    );
    expect(numbers.map(({ number }) => number)).toEqual([null, 1, 2]);
    const context = await lab.as("doctor");
    const { order } = await viewLabOrder(context, draft);
    await discardLabOrder(context, { orderId: draft, version: order.version });
    expect(await outcome(viewLabOrder(context, draft))).toBe(404);
    expect([first, second].every(Boolean)).toBe(true);
  });

  it("sent twice with one key is one order", async () => {
    const more = { idempotencyKey: "the-same-key" };
    expect(await lab.order(["K"], more)).toBe(await lab.order(["K"], more));
  });

  it("takes the tests of a panel, each once", async () => {
    const panel = lab.panels.find(({ name }) => name === "Blood count");
    const id = await lab.order(["HGB"], { panels: [panel?.id] });
    const { tests } = await lab.desked(id);
    expect(tests.map(({ name, panel: of }) => [name, of])).toEqual(
      ["Hemoglobin", "Hematocrit", "Leukocytes", "Platelets", "Erythrocytes"].map((name) => [name, "Blood count"]),
    );
  });

  it("of a nurse is a draft, which the provider who answers for it sends", async () => {
    const wanted = { patientId: lab.ids.patient, laboratoryId: lab.laboratoryId, tests: [lab.test("K")] };
    const asked = { ...wanted, category: "LABORATORY_TEST_PROCEDURE", providerId: lab.ids.doctor };
    expect(await outcome(saveLabOrder(await lab.as("nurse"), { ...asked, send: true }))).toBe(422);
    const { id, sent } = await saveLabOrder(await lab.as("nurse"), { ...asked, send: false });
    expect(sent).toBe(false);
    const { order } = await viewLabOrder(await lab.as("doctor"), id);
    await saveLabOrder(await lab.as("doctor"), { ...asked, id, version: order.version, send: true });
    expect((await lab.desked(id)).order).toMatchObject({ state: "ORDERED", number: 1, providerId: lab.ids.doctor });
  });

  it("is cancelled for a reason until the laboratory examines it", async () => {
    const id = await lab.order(["K"]);
    const asked = { orderId: id, version: await versionOf(id) };
    expect(await outcome(cancelLabOrder(await lab.as("doctor"), { ...asked, reason: "" }))).toBe(422);
    await cancelLabOrder(await lab.as("doctor"), { ...asked, reason: "Not needed" });
    expect((await lab.desked(id)).order.state).toBe("CANCELLED");
    const other = await lab.order(["K"]);
    await lab.collect(other);
    await lab.enter(other, "Potassium", "4");
    const late = { orderId: other, version: await versionOf(other), reason: "Too late" };
    expect(await outcome(cancelLabOrder(await lab.as("doctor"), late))).toBe(409);
  });
});

describe("the laboratory's desk", () => {
  it("collects a sample of the person whose birth date and number are said, and of nobody else", async () => {
    const id = await lab.order(["K"]);
    const [test] = (await lab.desked(id)).tests;
    const asked = { orderId: id, version: await versionOf(id), tests: test?.id };
    const said = (birthDate: string, patientNumber: number) => ({ ...asked, birthDate, patientNumber });
    const collect = async (more: object) => outcome(collectSamples(await lab.as("desk"), more));
    expect(await collect(said("1980-06-02", lab.patientNumber))).toBe(422);
    expect(await collect(said("1980-06-01", lab.patientNumber + 1))).toBe(422);
    const none = await collect({ ...said("1980-06-01", lab.patientNumber), tests: undefined });
    expect(none).toBe(422);
    const arabic = String(lab.patientNumber).replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    expect(await collect({ ...said("1980-06-01", 0), patientNumber: arabic })).toBe("done");
    expect((await lab.desked(id)).tests[0]).toMatchObject({ state: "COLLECTED", sampleCode: "1-1" });
    // A second press of an old page does nothing.
    expect(await collect(said("1980-06-01", lab.patientNumber))).toBe(409);
  });

  it("lists emergencies first", async () => {
    const routine = await lab.order(["K"]);
    const emergency = await lab.order(["NA"], { priority: "EMERGENCY" });
    const asap = await lab.order(["CL"], { priority: "2" });
    const { rows } = await listLabDesk(await lab.as("desk"), { list: "collect" });
    expect(rows.map(({ orderId }) => orderId)).toEqual([emergency, asap, routine]);
  });

  it("rejects a sample, tells the orderer, and takes another one", async () => {
    const id = await lab.order(["K"]);
    await lab.collect(id);
    const [sample] = (await lab.desked(id)).tests;
    const asked = { orderId: id, version: await versionOf(id), reason: "Clotted" };
    const unnamed = rejectSamples(await lab.as("desk"), asked);
    await expect(unnamed).rejects.toMatchObject({ fields: [{ field: "tests", message: "laboratory:chooseTests" }] });
    await rejectSamples(await lab.as("desk"), { ...asked, tests: sample?.id });
    expect((await lab.desked(id)).tests[0]).toMatchObject({
      state: "ORDERED",
      rejectedReason: "Clotted",
      sampledAt: null,
    });
    expect(await lab.mails()).toEqual(["labOrder.rejected EMPLOYEE", "labOrder.sampleAgain PATIENT"]);
    await lab.collect(id);
    expect((await lab.desked(id)).tests[0]).toMatchObject({ state: "COLLECTED", rejectedReason: "" });
  });

  it("refuses what is no number, and keeps '<10' as it is", async () => {
    const id = await lab.order(["FER", "TSH"]);
    await lab.collect(id);
    expect(await outcome(lab.enter(id, "Ferritin", "about ten"))).toBe(422);
    await lab.enter(id, "Ferritin", "<10");
    await lab.enter(id, "TSH", "2.5");
    expect(await seenBy("doctor", id)).toEqual([
      ["Ferritin", "<10", "L"],
      ["TSH", "2.50", "N"],
    ]);
  });

  it("lets a second person verify where the organization wants it, and never the one who entered", async () => {
    await setting(lab.practice, "laboratory", { verifiesResults: true });
    const id = await lab.order(["K"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "4.2");
    const [test] = (await lab.desked(id)).tests;
    const asked = async () => ({ orderId: id, version: await versionOf(id), test: test?.id });
    expect(await seenBy("doctor", id)).toEqual([]);
    expect(await outcome(verifyResults(await lab.as("desk"), await asked()))).toBe(403);
    await sendBackResults(await lab.as("otherDesk"), { ...(await asked()), reason: "Look again" });
    await lab.enter(id, "Potassium", "4.4");
    await verifyResults(await lab.as("otherDesk"), await asked());
    expect(await seenBy("doctor", id)).toEqual([["Potassium", "4.4", "N"]]);
  });

  it("says to whoever entered values that they cannot verify them, and names who can", async () => {
    await setting(lab.practice, "laboratory", { verifiesResults: true });
    const employee = async (who: "desk" | "otherDesk") => {
      const { actor } = await lab.as(who);
      return actor.kind === "employee" ? actor.employeeId : "";
    };
    for (const [who, name] of [
      ["desk", "Dana"],
      ["otherDesk", "Omar"],
    ] as const) {
      const id = await employee(who);
      await change(
        lab.practice,
        "INSERT INTO user (organization_id, id, type, username, email, enabled, created_at) VALUES (?1, ?2, 'EMPLOYEE', ?3, ?3, 1, ?4)",
        ...[id, `${name}@clinic.example`, NOW],
      );
      await change(
        lab.practice,
        "INSERT INTO employee (organization_id, id, user_id, first_name, last_name, team_user_type, admin_approval, languages, created_at) VALUES (?1, ?2, ?2, ?3, 'Lab', 2, 1, '[]', ?4)",
        ...[id, name, NOW],
      );
      await change(
        lab.practice,
        "INSERT INTO employee_role (organization_id, employee_id, role_id) VALUES (?1, ?2, ?3)",
        ...[id, lab.practice.created.roles["laboratory"]],
      );
    }
    const id = await lab.order(["K"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "4.2");
    const own = await lab.desked(id, "desk");
    expect(own.tests[0]).toMatchObject({ isOwn: true });
    expect(own.tests[0]?.actions).not.toContain("verify");
    expect(own.verifiers).toEqual(["Omar Lab"]);
    const others = await lab.desked(id, "otherDesk");
    expect(others.tests[0]).toMatchObject({ isOwn: false });
    expect(others.tests[0]?.actions).toContain("verify");
    const listed = async (who: "desk" | "otherDesk") =>
      (await listLabDesk(await lab.as(who), { list: "verify" })).rows.map(({ isOwn }) => isOwn);
    expect([await listed("desk"), await listed("otherDesk")]).toEqual([[true], [false]]);
  });

  it("refuses less than nothing, asks about what is hardly so, and keeps that it was confirmed", async () => {
    const id = await lab.order(["GLU", "K"]);
    await lab.collect(id);
    const glucose = (await lab.desked(id)).tests.find(({ name }) => name === "Glucose, fasting")?.components[0]?.id;
    const field = `value.${glucose}`;
    const enter = (value: string, more = {}) => lab.enter(id, "Glucose, fasting", value, more);
    await expect(enter("-5")).rejects.toMatchObject({ fields: [{ field, message: "laboratory:refused.belowZero" }] });
    await expect(enter("1.234,5")).rejects.toMatchObject({
      fields: [{ field, message: "laboratory:refused.several" }],
    });
    const value = "500000 mg/dL";
    await expect(enter("500000")).rejects.toMatchObject({
      fields: [{ field, message: "laboratory:ask.unlikely", values: { sure: value } }],
    });
    // A confirmation holds for the value that it names alone.
    await expect(enter("600000", { [`sure.${glucose}`]: value })).rejects.toMatchObject({ status: 422 });
    expect((await lab.desked(id)).tests[0]?.components[0]?.last).toBeNull();
    await enter("500000", { [`sure.${glucose}`]: value });
    await lab.enter(id, "Potassium", "4.2");
    const seen = async (who: "doctor" | "patient") =>
      (await viewLabOrder(await lab.as(who), id)).tests.flatMap(({ values }) => values.map(({ unlikely }) => unlikely));
    expect(await seen("doctor")).toEqual([true, false]);
    expect(JSON.stringify(await printLabOrder(await lab.as("doctor"), id))).toContain("Confirmed by the laboratory");
    await review(id);
    expect(await seen("patient")).toEqual([false, false]);
  });

  it("keeps what was typed in another unit beside the value, without the marks that programs paste", async () => {
    const id = await lab.order(["GLU"]);
    await lab.collect(id);
    const glucose = (await lab.desked(id)).tests[0]?.components[0]?.id;
    const typed = { [`unit.${glucose}`]: "mmol/L", [`comment.${glucose}`]: "\u202eabc\u202c" };
    await expect(lab.enter(id, "Glucose, fasting", "900", typed)).rejects.toMatchObject({
      fields: [{ values: { value: "\u2066900 mmol/L (16214 mg/dL)\u2069" } }],
    });
    await lab.enter(id, "Glucose, fasting", "5,2", typed);
    const staff = await viewLabOrder(await lab.as("doctor"), id);
    expect(staff.tests[0]?.values[0]).toMatchObject({ value: "94", entered: "5.2 mmol/L", comment: "abc" });
    await review(id);
    const patient = await viewLabOrder(await lab.as("patient"), id);
    expect(patient.tests[0]?.values[0]).toMatchObject({ value: "94", entered: "" });
  });

  it("lists what is done newest first, and reads no more however much there is", async () => {
    const ids: string[] = [];
    const done = async (code: string, name: string, at: number) => {
      const id = await lab.order([code]);
      ids.push(id);
      await lab.collect(id);
      await lab.enter(id, name, "4.2", {}, at);
    };
    await done("K", "Potassium", NOW + HOUR);
    await done("TSH", "TSH", NOW + 2 * HOUR);
    const rows = async () => (await listLabDesk(await lab.as("desk"), { list: "done" })).rows;
    expect((await rows()).map(({ orderId }) => orderId)).toEqual([ids[1], ids[0]]);
    await review(ids[0] ?? "");
    expect((await rows()).map(({ state }) => state)).toEqual(["RESULTED", "REVIEWED"]);
    const { db } = await lab.as("desk");
    const plan = await db
      .raw(
        "EXPLAIN QUERY PLAN SELECT id FROM lab_order_test WHERE organization_id = ?1 AND state = 'RESULTED' ORDER BY state_at DESC, id DESC LIMIT 9",
        db.organizationId,
      )
      .all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join()).toMatch(/lab_order_test_since/);
    expect(plan.results.map(({ detail }) => detail).join()).not.toMatch(/TEMP B-TREE/);
  });

  it("lets nobody verify values of which they entered one, whoever entered the last", async () => {
    await setting(lab.practice, "laboratory", { verifiesResults: true });
    const second = { testId: lab.test("K"), name: "Haemolysis", kind: "TEXT", ranges: [], answers: [] };
    await saveLabComponent(await lab.as("admin"), second);
    const id = await lab.order(["K"]);
    await lab.collect(id);
    const [test] = (await lab.desked(id)).tests;
    const asked = async () => ({ orderId: id, version: await versionOf(id), test: test?.id });
    const [potassium, haemolysis] = (test?.components ?? []).map((component) => `value.${component.id}`);
    await enterResults(await lab.as("desk"), { ...(await asked()), [potassium ?? ""]: "4.2" });
    await enterResults(await lab.as("otherDesk"), { ...(await asked()), [haemolysis ?? ""]: "none" });
    for (const who of ["desk", "otherDesk"] as const)
      expect(await outcome(verifyResults(await lab.as(who), await asked()))).toBe(403);
  });

  it("does not give a patient what was attached after the review, nor files of tests that wait for theirs", async () => {
    const id = await lab.order(["K", "NA"]);
    await lab.collect(id);
    const nameOf = (said: string) => new File([pdf(), said], `${said}.pdf`, { type: "application/pdf" });
    const attach = async (name: string, said: string) => {
      const test = (await lab.desked(id)).tests.find((each) => each.name === name);
      return outcome(attachLabFile(await lab.as("desk"), { orderId: id, test: test?.id, file: nameOf(said) }));
    };
    await lab.enter(id, "Potassium", "4.2");
    expect([await attach("Potassium", "potassium"), await attach("Sodium", "sodium")]).toEqual(["done", "done"]);
    await review(id);
    expect(await attach("Potassium", "later")).toBe(422);
    await lab.enter(id, "Potassium", "5.2", { reason: "Mixed up" });
    expect(await attach("Potassium", "corrected")).toBe("done");
    const filesOf = async () =>
      (await viewLabOrder(await lab.as("patient"), id)).tests.flatMap(({ files }) => files.map(({ name }) => name));
    const recorded = async () =>
      read<{ name: string }>(
        lab.practice,
        "SELECT f.name FROM file_use u JOIN file f ON f.organization_id = u.organization_id AND f.id = u.file_id WHERE u.organization_id = ?1 ORDER BY f.name",
      );
    // While the result is being corrected its file is not theirs either.
    expect(await filesOf()).toEqual([]);
    expect(await recorded()).toEqual([]);
    const waiting = (await lab.desked(id)).tests
      .flatMap(({ files }) => files)
      .filter(({ partVersion }) => partVersion > 1);
    for (const { id: fileId } of waiting)
      expect(
        await outcome(readLabFile(await lab.as("patient"), { orderId: id, fileId }, { range: null, shown: false })),
      ).toBe(404);
    await review(id);
    expect(await filesOf()).toEqual(["potassium.pdf", "corrected.pdf"]);
    expect(await recorded()).toEqual([{ name: "corrected.pdf" }, { name: "potassium.pdf" }]);
  });

  it("corrects a result for a reason: old and new are seen, and it is reviewed again", async () => {
    const id = await lab.order(["A1C"]);
    await lab.collect(id);
    await lab.enter(id, "HbA1c", "7.1");
    await review(id);
    expect(await outcome(lab.enter(id, "HbA1c", "5.1"))).toBe(422);
    await lab.enter(id, "HbA1c", "5.1", { reason: "Mixed up" });
    expect((await lab.desked(id)).order.state).toBe("CORRECTED");
    const before = await viewLabOrder(await lab.as("patient"), id);
    expect(before.tests[0]).toMatchObject({ isCorrected: true });
    expect(before.tests[0]?.values).toEqual([]);
    await review(id);
    const after = await viewLabOrder(await lab.as("patient"), id);
    expect(after.tests[0]?.values.map((each) => [each.value, each.before.map(({ value }) => value)])).toEqual([
      ["5.1", ["7.1"]],
    ]);
    const tracker = await viewTracker(await lab.as("patient"), { tracker: "hba1c", span: "month", off: false });
    expect(tracker.readings.map(({ value }) => value)).toEqual([5.1]);
  });

  it("tells a patient nothing of a value that was corrected before they had seen it, nor the laboratory's reason", async () => {
    const id = await lab.order(["A1C"]);
    await lab.collect(id);
    const seen = async () => {
      const order = await viewLabOrder(await lab.as("patient"), id);
      expect(JSON.stringify(order)).not.toContain("another patient's tube");
      return order.tests[0]?.values.map((each) => [each.value, each.before.map(({ value }) => value)]);
    };
    await lab.enter(id, "HbA1c", "3.3");
    await lab.enter(id, "HbA1c", "7.1", { reason: "another patient's tube" });
    await review(id);
    expect(await seen()).toEqual([["7.1", []]]);
    await lab.enter(id, "HbA1c", "9.9", { reason: "another patient's tube" });
    await lab.enter(id, "HbA1c", "7.3", { reason: "another patient's tube" });
    await review(id);
    expect(await seen()).toEqual([["7.3", ["7.1"]]]);
    const staff = await viewLabOrder(await lab.as("doctor"), id);
    expect(staff.tests[0]?.values[0]?.before.map(({ value }) => value)).toEqual(["3.3", "7.1", "9.9"]);
  });

  it("attaches a report, which the patient reads once it is theirs", async () => {
    const id = await lab.order(["XR-CHEST"], { category: "LABORATORY_IMAGING_PROCEDURE" });
    await lab.collect(id);
    const [test] = (await lab.desked(id)).tests;
    const file = new File([pdf()], "report.pdf", { type: "application/pdf" });
    await attachLabFile(await lab.as("desk"), { orderId: id, test: test?.id, file });
    await attachLabFile(await lab.as("desk"), { orderId: id, test: test?.id, file });
    const [kept, ...more] = (await lab.desked(id)).tests[0]?.files ?? [];
    expect([kept?.name, more]).toEqual(["report.pdf", []]);
    const asked = { orderId: id, fileId: kept?.id ?? "" };
    const open = async (who: "patient" | "otherPatient" | "desk") =>
      outcome(readLabFile(await lab.as(who), asked, { range: null, shown: false }));
    expect([await open("desk"), await open("patient")]).toEqual(["done", 404]);
    await lab.enter(id, "Chest X-ray", "");
    await review(id);
    expect([await open("patient"), await open("otherPatient")]).toEqual(["done", 404]);
  });
});

describe("a critical value", () => {
  const criticalOf = async (id: string) => (await viewLabOrder(await lab.as("doctor"), id)).criticals[0];

  it("is told at once, and to more people every half hour until somebody knows of it", async () => {
    const id = await lab.order(["K", "NA"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "6.3");
    const critical = await criticalOf(id);
    expect(await lab.mails()).toEqual(["labOrder.critical EMPLOYEE"]);
    const due = await read<{ due: number }>(
      lab.practice,
      "SELECT due_at AS due FROM due_work WHERE organization_id = ?1 AND kind = 'LAB_CRITICAL' AND id = ?2",
      critical?.id ?? "",
    );
    expect(due).toEqual([{ due: NOW + HOUR / 2 }]);
    await escalateUnseenCritical(await lab.as("system", NOW + HOUR / 2), { id: critical?.id ?? "" });
    expect((await lab.mails()).filter((mail) => mail.startsWith("labOrder.unacknowledged")).length).toBeGreaterThan(0);
    await acknowledgeCritical(await lab.as("doctor"), { criticalId: critical?.id, note: "Called" });
    expect(await criticalOf(id)).toMatchObject({ note: "Called", escalated: 1 });
    const told = (await lab.mails()).length;
    await escalateUnseenCritical(await lab.as("system", NOW + HOUR), { id: critical?.id ?? "" });
    expect((await lab.mails()).length).toBe(told);
  });

  it("is acknowledged by whoever looks after the patient, and not by the patient or the desk", async () => {
    const id = await lab.order(["K"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "2.7");
    const criticalId = (await criticalOf(id))?.id;
    const by = async (who: "patient" | "desk" | "admin" | "otherDoctor" | "nurse") =>
      outcome(acknowledgeCritical(await lab.as(who), { criticalId }));
    expect([await by("patient"), await by("desk"), await by("admin"), await by("otherDoctor")]).toEqual([
      403, 403, 403, 404,
    ]);
    expect(await by("nurse")).toBe("done");
  });
});

describe("results", () => {
  it("reach the patient at once where the organization says so", async () => {
    await setting(lab.practice, "laboratory", { releaseResults: "AT_ONCE" });
    const id = await lab.order(["K"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "4.2");
    expect(await seenBy("patient", id)).toEqual([["Potassium", "4.2", "N"]]);
    expect(await lab.mails()).toEqual(["labOrder.resulted EMPLOYEE", "labResult.ready PATIENT"]);
  });

  it("reach the patient after the hours of the organization, reviewed or not, and not before", async () => {
    await setting(lab.practice, "laboratory", { releaseResults: "AFTER_HOURS", releaseHours: 2 });
    const id = await lab.order(["K"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "4.2");
    await releaseDueResults(await lab.as("system", NOW + HOUR), { id });
    expect(await seenBy("patient", id)).toEqual([]);
    await releaseDueResults(await lab.as("system", NOW + 2 * HOUR), { id });
    expect(await seenBy("patient", id)).toEqual([["Potassium", "4.2", "N"]]);
    await releaseDueResults(await lab.as("system", NOW + 3 * HOUR), { id });
    expect((await lab.mails()).filter((mail) => mail.startsWith("labResult"))).toHaveLength(1);
  });

  it("never change once they are entered", async () => {
    const id = await lab.order(["K"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "4.2");
    const { db } = await lab.as("system");
    const run = (text: string) => outcomeOf(db.raw(text, db.organizationId).run());
    expect(await run("UPDATE lab_result SET value = '5' WHERE organization_id = ?1")).toContain("append-only");
    expect(await run("DELETE FROM lab_order_history WHERE organization_id = ?1")).toContain("append-only");
  });
});

const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    (error: unknown) => String(error),
  );

describe("the laboratory's role", () => {
  it("sees its desk alone: no record, no list of orders, no report", async () => {
    const id = await lab.order(["K"]);
    const context = await lab.as("desk");
    const refused = [
      viewLabOrder(context, id),
      listLabOrders(context, {}),
      viewLabValues(context, { patientId: lab.ids.patient }),
      reportLabOrders(context, {}),
    ];
    expect(await Promise.all(refused.map(outcome))).toEqual([403, 403, 403, 403]);
    const draft = await lab.order(["K"], { send: false });
    expect(await outcome(lab.desked(draft))).toBe(404);
  });

  it("has a desk that those who order do not have", async () => {
    const id = await lab.order(["K"]);
    for (const who of ["doctor", "nurse", "patient"] as const)
      expect(await outcome(listLabDesk(await lab.as(who), {}))).toBe(403);
    expect(await outcome(lab.as("otherDoctor").then((context) => viewLabOrder(context, id)))).toBe(404);
  });
});

describe("the report", () => {
  it("counts what was ordered, with the median of the time that results took, and the file says the same", async () => {
    const id = await lab.order(["K", "NA"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "4.2", {}, NOW + HOUR);
    await lab.enter(id, "Sodium", "140", {}, NOW + 4 * HOUR);
    const period = { from: "2027-01-01", to: "2027-01-31" };
    const report = await reportLabOrders(await lab.as("admin"), period);
    expect(report).toMatchObject({ orders: 1, all: { ordered: 2, resulted: 2, medianHours: 4, amountMinor: null } });
    expect(report.byTest.map(({ name }) => name)).toEqual(["Potassium", "Sodium"]);
    const fileOf = async (asked: object) => {
      const file = await exportLabReport(await lab.as("admin"), { ...period, ...asked }, "csv");
      return (await file.text()).trim().split("\r\n").slice(1);
    };
    const lines = await fileOf({});
    expect(lines.map((line) => line.split(",").includes("4"))).toEqual([true, true, true]);
    expect(lines.at(-1)).toContain("Median time to result");
    expect((await fileOf({ test: "Sodium" })).join("\n")).not.toContain("Potassium");
    const narrowed = await reportLabOrders(await lab.as("admin"), { ...period, test: "Sodium" });
    expect(narrowed.all.ordered).toBe(1);
    const before = await reportLabOrders(await lab.as("admin"), { from: "2026-01-01", to: "2026-01-31" });
    expect(before.all.ordered).toBe(0);
  });
});
