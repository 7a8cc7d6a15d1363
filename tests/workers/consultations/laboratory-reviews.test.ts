import { beforeEach, describe, expect, it } from "vitest";
import { addConsultation } from "~/features/consultations/services/consultations/add-consultation.server";
import { attachLabFile } from "~/features/consultations/services/laboratory/attach-lab-file.server";
import { acknowledgeCritical } from "~/features/consultations/services/laboratory/acknowledge-critical.server";
import { collectSamples } from "~/features/consultations/services/laboratory/collect-samples.server";
import { detachLabFile } from "~/features/consultations/services/laboratory/detach-lab-file.server";
import { escalateUnseenCritical } from "~/features/consultations/services/laboratory/escalate-critical.server";
import { listNewResults } from "~/features/consultations/services/laboratory/list-new-results.server";
import { listResultsToReview } from "~/features/consultations/services/laboratory/list-results-to-review.server";
import { readLabFile } from "~/features/consultations/services/laboratory/read-lab-file.server";
import { notePatientTold } from "~/features/consultations/services/laboratory/note-patient-told.server";
import { releaseDueResults } from "~/features/consultations/services/laboratory/release-due-results.server";
import { reviewLabOrder, undoLabReview } from "~/features/consultations/services/laboratory/review-lab-order.server";
import { saveLabOrder } from "~/features/consultations/services/laboratory/save-lab-order.server";
import { verifyResults } from "~/features/consultations/services/laboratory/verify-results.server";
import { viewDeskOrder } from "~/features/consultations/services/laboratory/view-desk-order.server";
import { viewLabOrder } from "~/features/consultations/services/laboratory/view-lab-order.server";
import { ordersPart } from "~/features/consultations/support/consultations/orders-part.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import { pdf } from "../../support/sample-files";
import { change, read } from "../identity/appointments";
import { NOW, openLaboratory, outcome, setting, undoWindow, type Lab } from "./laboratory-scene";

const MINUTE = 60_000;
let lab: Lab;
beforeEach(async () => {
  lab = await openLaboratory();
});

const versionOf = async (id: string) => (await lab.desked(id)).order.version;
const review = async (id: string, word = "", at = NOW, who: "doctor" | "otherDoctor" = "doctor") =>
  reviewLabOrder(await lab.as(who, at), { orderId: id, version: await versionOf(id), word });
const undo = async (id: string, at: number, who: "doctor" | "patient" | "nurse" = "doctor") =>
  undoLabReview(await lab.as(who, at), { orderId: id, version: await versionOf(id) });
const view = async (who: "patient" | "doctor", id: string, at = NOW) => viewLabOrder(await lab.as(who, at), id);
const messages = async (who: "patient" | "doctor", id: string, at = NOW) =>
  (await view(who, id, at)).reviews.map(({ message }) => message);

/** An order with a value of one test of this name. */
async function resulted(value: string, code = "K", name = "Potassium") {
  const id = await lab.order([code]);
  await lab.collect(id);
  await lab.enter(id, name, value);
  return id;
}

describe("messages of reviews", () => {
  it("stay each with its own date and tests, whatever is reviewed after them", async () => {
    const id = await lab.order(["K", "NA"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "2.9");
    await review(id, "Please call us today.");
    await lab.enter(id, "Potassium", "4.1", { reason: "Mixed up" }, NOW + MINUTE);
    await review(id, "Good news.", NOW + 2 * MINUTE);
    await lab.enter(id, "Sodium", "140", {}, NOW + 3 * MINUTE);
    await review(id, "", NOW + 4 * MINUTE);
    for (const who of ["patient", "doctor"] as const)
      expect((await view(who, id, NOW + MINUTE * 5)).reviews).toMatchObject([
        { message: "Good news.", at: NOW + 2 * MINUTE, tests: ["Potassium"], isEarlier: false },
        { message: "Please call us today.", at: NOW, tests: ["Potassium"], isEarlier: true },
      ]);
    const { history, order } = await view("doctor", id);
    const told = history.filter(({ action }) => action === "review").map(({ reason }) => reason);
    expect(told).toEqual(["Please call us today.", "Good news.", ""]);
    const record = await viewHealthRecord(await lab.as("patient"), order.recordId ?? "");
    expect(JSON.stringify(record)).toMatch(/Good news\..*Earlier message from your doctor, .*Please call us today\./);
  });

  it("are changed by nobody", async () => {
    const id = await resulted("4.1");
    await review(id, "All well.");
    const sql = "UPDATE lab_review SET message = 'else' WHERE organization_id = ?1 AND order_id = ?2";
    await expect(change(lab.practice, sql, id)).rejects.toThrow("append-only");
  });
});

describe("a review", () => {
  beforeEach(() => undoWindow(lab.practice, 60));

  it("reaches the patient, and is told, once it can be undone no more", async () => {
    const id = await resulted("4.1");
    await review(id, "All well.");
    expect(await view("patient", id)).toMatchObject({ order: { state: "RESULTED" }, reviews: [] });
    expect((await view("patient", id)).tests[0]?.values).toEqual([]);
    expect(await lab.mails()).toEqual(["labOrder.resulted EMPLOYEE"]);
    await releaseDueResults(await lab.as("system", NOW + 59_000), { id });
    expect((await view("patient", id)).tests[0]?.values).toEqual([]);
    await releaseDueResults(await lab.as("system", NOW + MINUTE), { id });
    const shown = await view("patient", id, NOW + MINUTE);
    expect(shown.tests[0]?.values.map(({ value }) => value)).toEqual(["4.1"]);
    expect([shown.order.state, await messages("patient", id, NOW + MINUTE)]).toEqual(["REVIEWED", ["All well."]]);
    expect(await lab.mails()).toEqual(["labOrder.resulted EMPLOYEE", "labResult.ready PATIENT"]);
  });

  it("is not said of its order in the patient's list of consultations before its order's own page says it", async () => {
    const id = await resulted("4.1");
    const patientId = lab.ids.patient;
    const consultationId = await addConsultation(await lab.as("doctor"), { patientId, type: "REVIEW", reason: "" });
    await change(lab.practice, "UPDATE lab_order SET consultation_id = ?2 WHERE organization_id = ?1", consultationId);
    await review(id, "All well.");
    const listed = async (at: number) => {
      const lines = [{ consultationId, appointmentId: null }];
      const found = await ordersPart.listed?.(await lab.as("patient", at), patientId, lines);
      return found?.get(consultationId)?.map(({ state }) => state);
    };
    expect(await listed(NOW)).toEqual(["Results in, with your doctor"]);
    await releaseDueResults(await lab.as("system", NOW + MINUTE), { id });
    expect(await listed(NOW + MINUTE)).toEqual(["Reviewed by your doctor"]);
  });

  it("is undone by whoever wrote it until then, and nobody has learned of it", async () => {
    const id = await resulted("4.1");
    await review(id, "Wrong patient.");
    expect((await view("doctor", id)).undoable).toEqual({ until: NOW + MINUTE, isSeen: false });
    expect(await outcome(undo(id, NOW + 1, "nurse"))).toBe(403);
    await undo(id, NOW + 1);
    expect(await view("doctor", id)).toMatchObject({ order: { state: "RESULTED", reviewedAt: null }, reviews: [] });
    expect(await outcome(undo(id, NOW + 2))).toBe(409);
    await releaseDueResults(await lab.as("system", NOW + 2 * MINUTE), { id });
    expect((await view("patient", id, NOW + 2 * MINUTE)).tests[0]?.values).toEqual([]);
    expect(await lab.mails()).not.toContain("labResult.ready PATIENT");
    await review(id, "All well.", NOW + 3 * MINUTE);
    expect(await messages("doctor", id)).toEqual(["All well."]);
  });

  it("is not undone once the patient has been shown it", async () => {
    const id = await resulted("4.1");
    await review(id);
    expect(await outcome(undo(id, NOW + MINUTE))).toBe(409);
  });

  it("is undone or shown, never both", async () => {
    const id = await resulted("4.1");
    await review(id);
    const [undone] = await Promise.all([
      outcome(undo(id, NOW + 59_999)),
      releaseDueResults(await lab.as("system", NOW + MINUTE), { id }).catch(() => undefined),
    ]);
    const seen = (await view("patient", id, NOW + MINUTE)).tests[0]?.values.length;
    expect([undone === "done", seen === 1]).toEqual([undone === "done", undone !== "done"]);
  });

  it("mails nothing to a patient who cannot sign in to read it", async () => {
    await undoWindow(lab.practice, 0);
    await change(
      lab.practice,
      "UPDATE patient SET user_id = NULL WHERE organization_id = ?1 AND id = ?2",
      lab.ids.patient,
    );
    const id = await resulted("4.1");
    await review(id);
    expect((await view("doctor", id)).hasAccount).toBe(false);
    expect(await lab.mails()).toEqual(["labOrder.resulted EMPLOYEE"]);
  });
});

describe("a critical value", () => {
  const waiting = async () => (await listResultsToReview(await lab.as("doctor"))).criticals.length;

  it("of a small child is told, though no range is known for the age", async () => {
    await change(
      lab.practice,
      "UPDATE patient SET birth_date = '2025-01-01' WHERE organization_id = ?1 AND id = ?2",
      lab.ids.patient,
    );
    const id = await lab.order(["K"]);
    const { tests, order } = await lab.desked(id);
    await collectSamples(await lab.as("desk"), {
      ...{ orderId: id, version: order.version, tests: tests[0]?.id },
      ...{ birthDate: "2025-01-01", patientNumber: String(lab.patientNumber) },
    });
    await lab.enter(id, "Potassium", "7.5");
    expect(await waiting()).toBe(1);
    expect(await lab.mails()).toContain("labOrder.critical EMPLOYEE");
    expect((await view("doctor", id)).tests[0]?.values[0]).toMatchObject({ flag: "HH", low: null, criticalHigh: 6.2 });
  });

  it("that a correction takes back waits nowhere any more, and whoever was told learns it", async () => {
    const id = await resulted("6.3");
    const [critical] = (await view("doctor", id)).criticals;
    expect(await waiting()).toBe(1);
    await lab.enter(id, "Potassium", "4.3", { reason: "Hemolyzed" }, NOW + MINUTE);
    expect([await waiting(), (await lab.desked(id)).criticals]).toEqual([0, []]);
    expect((await view("doctor", id)).criticals).toMatchObject([{ withdrawnAt: NOW + MINUTE }]);
    expect(await lab.mails()).toContain("labOrder.criticalWithdrawn EMPLOYEE");
    await escalateUnseenCritical(await lab.as("system", NOW + 40 * MINUTE), { id: critical?.id ?? "" });
    expect(await lab.mails()).not.toContain("labOrder.unacknowledged EMPLOYEE");
  });

  it("that stays critical after a correction is told anew, once", async () => {
    const id = await resulted("6.3");
    await lab.enter(id, "Potassium", "6.9", { reason: "Misread" }, NOW + MINUTE);
    expect(await waiting()).toBe(1);
    const told = (await lab.mails()).filter((mail) => mail.startsWith("labOrder.critical"));
    expect(told).toEqual(["labOrder.critical EMPLOYEE", "labOrder.critical EMPLOYEE"]);
  });

  it("stands until a second person has found its correction right", async () => {
    await setting(lab.practice, "laboratory", { verifiesResults: true, releaseResults: "ON_REVIEW", releaseHours: 24 });
    const id = await resulted("6.3");
    const verify = async () =>
      verifyResults(await lab.as("otherDesk"), {
        ...{ orderId: id, version: await versionOf(id), test: (await lab.desked(id)).tests[0]?.id },
      });
    await verify();
    await lab.enter(id, "Potassium", "4.3", { reason: "Hemolyzed" });
    expect(await waiting()).toBe(1);
    await verify();
    expect(await waiting()).toBe(0);
  });

  it("is acknowledged by the review of it, as the history says", async () => {
    const id = await resulted("6.3");
    await review(id, "Please come in today.");
    const { criticals, history } = await view("doctor", id);
    expect(criticals[0]).toMatchObject({ acknowledgedAt: NOW });
    expect(history.map(({ action }) => action)).toEqual(expect.arrayContaining(["review", "acknowledge"]));
    expect(await waiting()).toBe(0);
  });

  it("that somebody acknowledges stands in the history, with what is being done", async () => {
    const id = await resulted("6.3");
    const [critical] = (await view("doctor", id)).criticals;
    await acknowledgeCritical(await lab.as("nurse"), { criticalId: critical?.id, note: "Called her" });
    expect((await view("doctor", id)).history).toContainEqual(
      expect.objectContaining({ action: "acknowledge", reason: "Called her" }),
    );
  });

  it("that nobody acknowledges is told to more people after half an hour", async () => {
    const id = await resulted("6.3");
    const [critical] = (await view("doctor", id)).criticals;
    const [due] = await read<{ due: number }>(
      lab.practice,
      "SELECT due_at AS due FROM due_work WHERE organization_id = ?1 AND kind = 'LAB_CRITICAL' AND id = ?2",
      critical?.id ?? "",
    );
    expect(due?.due).toBe(NOW + 30 * MINUTE);
    await escalateUnseenCritical(await lab.as("system", NOW + 30 * MINUTE), { id: critical?.id ?? "" });
    expect(await lab.mails()).toContain("labOrder.unacknowledged EMPLOYEE");
  });
});

describe("a file of a test", () => {
  const file = () => new File([pdf()], "wrong.pdf", { type: "application/pdf" });
  const attached = async (id: string) => {
    const test = (await lab.desked(id)).tests[0]?.id;
    await attachLabFile(await lab.as("desk"), { orderId: id, test, file: file() });
    return (await lab.desked(id)).tests[0]?.files[0]?.id ?? "";
  };
  const detach = async (id: string, fileId: string, reason = "Of another person", who: "desk" | "doctor" = "desk") =>
    detachLabFile(await lab.as(who), { orderId: id, fileId, reason });

  it("is taken off for a reason that the history keeps, as it keeps that it was put there", async () => {
    const id = await lab.order(["K"]);
    await lab.collect(id);
    const fileId = await attached(id);
    expect(await outcome(detach(id, fileId, ""))).toBe(422);
    expect(await outcome(detach(id, fileId, "Not mine", "doctor"))).toBe(403);
    await detach(id, fileId);
    const { tests, history } = await lab.desked(id);
    expect(tests[0]?.files).toEqual([]);
    expect(history.filter(({ action }) => action.endsWith("tach")).map(({ reason }) => reason)).toEqual([
      "wrong.pdf",
      "wrong.pdf: Of another person",
    ]);
    expect(await outcome(detach(id, fileId))).toBe(404);
    expect(await lab.mails()).toEqual([]);
  });

  it("leaves the patient's pages and record after the review too, and the doctor is told", async () => {
    const id = await lab.order(["K"]);
    await lab.collect(id);
    const fileId = await attached(id);
    await lab.enter(id, "Potassium", "4.1");
    await review(id);
    const { recordId } = (await view("patient", id)).order;
    const inRecord = async () =>
      JSON.stringify(await viewHealthRecord(await lab.as("patient"), recordId ?? "")).includes(fileId);
    expect([(await view("patient", id)).tests[0]?.files.length, await inRecord()]).toEqual([1, true]);
    await detach(id, fileId);
    expect([(await view("patient", id)).tests[0]?.files.length, await inRecord()]).toEqual([0, false]);
    const asked = readLabFile(await lab.as("patient"), { orderId: id, fileId }, {});
    expect(await outcome(asked)).toBe(404);
    expect(await lab.mails()).toContain("labOrder.corrected EMPLOYEE");
  });
});

describe("around an order", () => {
  it("a result is new to its patient until they open it", async () => {
    const id = await resulted("4.1");
    const news = async () => (await listNewResults(await lab.as("patient"))).map((each) => each.id);
    expect(await news()).toEqual([]);
    await review(id);
    await view("doctor", id);
    expect(await news()).toEqual([id]);
    await view("patient", id);
    expect(await news()).toEqual([]);
    await lab.enter(id, "Potassium", "4.3", { reason: "Misread" });
    await review(id);
    expect(await news()).toEqual([id]);
    expect(await listNewResults(await lab.as("otherPatient"))).toEqual([]);
  });

  it("by what a person is known is not in the data before they were asked", async () => {
    const id = await lab.order(["K"]);
    const before = JSON.stringify(await viewDeskOrder(await lab.as("desk"), id));
    expect(before).not.toContain("1980-06-01");
    await lab.collect(id);
    expect((await lab.desked(id)).person).toMatchObject({ birthDate: "1980-06-01", number: lab.patientNumber });
  });

  it("nobody orders in another doctor's name", async () => {
    const asked = saveLabOrder(await lab.as("doctor"), {
      ...{ patientId: lab.ids.patient, laboratoryId: lab.laboratoryId, category: "LABORATORY_TEST_PROCEDURE" },
      ...{ tests: [lab.test("K")], send: true, providerId: lab.ids.otherDoctor },
    });
    await expect(asked).rejects.toMatchObject({ fields: [{ field: "providerId" }] });
  });
});

describe("a patient without an account", () => {
  beforeEach(() =>
    change(lab.practice, "UPDATE patient SET user_id = NULL WHERE organization_id = ?1 AND id = ?2", lab.ids.patient),
  );
  const note = async (id: string, more: object = {}, who: "doctor" | "nurse" | "desk" = "doctor") =>
    notePatientTold(await lab.as(who, NOW + MINUTE), {
      ...{ orderId: id, version: await versionOf(id), how: "toldByPhone", said: "Go to hospital now." },
      ...more,
    });
  const toTell = async () => (await listResultsToReview(await lab.as("doctor", NOW + MINUTE))).untold;

  it("is sent nothing, and stands among those to tell, critical ones first, until somebody notes it", async () => {
    const plain = await resulted("4.1");
    await review(plain, "All well.");
    const critical = await resulted("7.2");
    await review(critical, "Please go to hospital now.", NOW + 1);
    expect(await toTell()).toMatchObject([
      { orderId: critical, isCritical: true },
      { orderId: plain, isCritical: false },
    ]);
    const { telling } = await view("doctor", critical);
    expect(telling).toMatchObject({ untold: { message: "Please go to hospital now." }, told: [], mayNote: true });
    expect((await lab.mails()).filter((mail) => mail.endsWith("PATIENT"))).toEqual([]);
    await note(critical);
    expect(await toTell()).toMatchObject([{ orderId: plain }]);
    expect((await view("doctor", critical)).telling).toMatchObject({
      untold: null,
      told: [{ how: "toldByPhone", said: "Go to hospital now.", at: NOW + MINUTE }],
    });
    const [audited] = await read<{ fields: string }>(
      lab.practice,
      "SELECT fields FROM audit_event WHERE organization_id = ?1 AND action = 'labOrder.told'",
    );
    expect(audited?.fields).not.toContain("hospital");
  });

  it("is noted to be told once, with what was said, by whoever looks after them", async () => {
    const id = await resulted("7.2");
    await review(id, "Please go to hospital now.");
    expect(await outcome(note(id, { said: " " }))).toBe(422);
    expect(await outcome(note(id, {}, "desk"))).toBe(403);
    expect([await outcome(note(id)), await outcome(note(id))]).toEqual(["done", 409]);
  });
});
