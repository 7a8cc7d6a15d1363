import { beforeEach, describe, expect, it } from "vitest";
import { listLabOrders } from "~/features/consultations/services/laboratory/list-lab-orders.server";
import { listNewResults } from "~/features/consultations/services/laboratory/list-new-results.server";
import { printLabOrder } from "~/features/consultations/services/laboratory/print-lab-order.server";
import { releaseDueResults } from "~/features/consultations/services/laboratory/release-due-results.server";
import { reviewLabOrder } from "~/features/consultations/services/laboratory/review-lab-order.server";
import { verifyResults } from "~/features/consultations/services/laboratory/verify-results.server";
import { viewLabOrder } from "~/features/consultations/services/laboratory/view-lab-order.server";
import { viewLabValues } from "~/features/consultations/services/laboratory/view-lab-values.server";
import { documentResources } from "~/features/consultations/support/consultations/document-resources.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import { read } from "../../identity/appointments";
import { NOW, openLaboratory, setting, undoWindow, type Lab } from "../laboratory-scene";

const MINUTE = 60_000;
const CANARY = "CANARY-700 go to hospital";
let lab: Lab;
beforeEach(async () => {
  lab = await openLaboratory();
  await undoWindow(lab.practice, 60);
});

const versionOf = async (id: string) => (await lab.desked(id)).order.version;
const review = async (id: string, word = "", at = NOW, who: "doctor" | "otherDoctor" = "doctor") =>
  reviewLabOrder(await lab.as(who, at), { orderId: id, version: await versionOf(id), word });
const view = async (who: "patient" | "doctor", id: string, at: number) => viewLabOrder(await lab.as(who, at), id);
const clock = async (id: string, at: number) => releaseDueResults(await lab.as("system", at), { id });
const resulted = async (...codes: readonly (readonly [string, string, string])[]) => {
  const id = await lab.order(codes.map(([code]) => code));
  await lab.collect(id);
  for (const [, name, value] of codes) await lab.enter(id, name, value);
  return id;
};
const rules = (releaseResults: string, verifiesResults = false) =>
  setting(lab.practice, "laboratory", { verifiesResults, releaseResults, releaseHours: 24 });

/** All that the patient's pages, papers, record, export and messages are made of. */
async function allOfPatient(id: string, at: number): Promise<string> {
  const patient = await lab.as("patient", at);
  const seen = await viewLabOrder(patient, id);
  const { recordId } = seen.order;
  return JSON.stringify([
    seen,
    await viewLabValues(patient, {}),
    await viewLabValues(patient, { of: "2823-3" }),
    await printLabOrder(patient, id),
    await listLabOrders(patient, {}),
    await listNewResults(patient),
    await documentResources(patient, lab.ids.patient),
    recordId === null ? null : await viewHealthRecord(patient, recordId),
    await read(lab.practice, "SELECT payload FROM outbox WHERE organization_id = ?1"),
  ]);
}

describe("a message about a value that was corrected before the patient saw it", () => {
  it.each(["ON_REVIEW", "AT_ONCE", "AFTER_HOURS"])("reaches the patient by no way (%s)", async (rule) => {
    await rules(rule);
    const id = await resulted(["K", "Potassium", "7.0"]);
    await review(id, CANARY);
    await lab.enter(id, "Potassium", "4.5", { reason: "Mixed up" }, NOW + 30_000);
    await clock(id, NOW + MINUTE);
    expect(await allOfPatient(id, NOW + MINUTE)).not.toContain("CANARY");
    await review(id, "All fine.", NOW + 2 * MINUTE);
    await clock(id, NOW + 3 * MINUTE);
    const all = await allOfPatient(id, NOW + 3 * MINUTE);
    expect([all.includes("All fine."), all.includes("CANARY")]).toEqual([true, false]);
  });

  it("is not said either where the clock is late, or a second person has yet to look at the correction", async () => {
    const late = await resulted(["K", "Potassium", "7.0"]);
    await review(late, CANARY);
    await lab.enter(late, "Potassium", "4.5", { reason: "Mixed up" }, NOW + MINUTE + 30_000);
    await clock(late, NOW + 2 * MINUTE);
    expect(await allOfPatient(late, NOW + 2 * MINUTE)).not.toContain("CANARY");
    await rules("ON_REVIEW", true);
    const id = await resulted(["K", "Potassium", "7.0"]);
    const verify = async () =>
      verifyResults(await lab.as("otherDesk"), {
        ...{ orderId: id, version: await versionOf(id), test: (await lab.desked(id)).tests[0]?.id },
      });
    await verify();
    await review(id, CANARY);
    await lab.enter(id, "Potassium", "4.5", { reason: "Mixed up" }, NOW + 1);
    await clock(id, NOW + MINUTE);
    await verify();
    await clock(id, NOW + 2 * MINUTE);
    expect(await allOfPatient(id, NOW + 2 * MINUTE)).not.toContain("CANARY");
  });

  it("is offered to the doctor, who reviews all that it was about again", async () => {
    const id = await resulted(["K", "Potassium", "7.0"], ["NA", "Sodium", "140"]);
    await review(id, CANARY);
    expect((await view("doctor", id, NOW)).offered).toBeNull();
    await lab.enter(id, "Potassium", "4.5", { reason: "Mixed up" }, NOW + 1);
    const seen = await view("doctor", id, NOW + 1);
    expect(seen.tests.map(({ name, state }) => [name, state])).toEqual([
      ["Potassium", "CORRECTED"],
      ["Sodium", "RESULTED"],
    ]);
    expect(seen).toMatchObject({ offered: { message: CANARY, isCorrected: true }, undoable: null, reviews: [] });
    expect(seen.order).toMatchObject({ reviewedAt: null, reviewSince: NOW });
    expect(seen.actions).toContain("review");
    const noted = seen.history.filter(({ action }) => action === "takeBackReview");
    expect(noted.map(({ orderTestId }) => orderTestId).sort()).toEqual(seen.tests.map((test) => test.id).sort());
    await clock(id, NOW + MINUTE);
    expect((await view("patient", id, NOW + MINUTE)).tests.flatMap(({ values }) => values)).toEqual([]);
    await review(id, "All fine.", NOW + MINUTE);
    expect((await view("doctor", id, NOW + MINUTE)).offered).toBeNull();
  });

  it("leaves a message about other tests as it is", async () => {
    const id = await lab.order(["K", "NA"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "4.1");
    await review(id, "Potassium is fine.");
    await lab.enter(id, "Sodium", "140", {}, NOW + 1);
    await lab.enter(id, "Sodium", "139", { reason: "Rounded" }, NOW + 2);
    await clock(id, NOW + MINUTE);
    const shown = await view("patient", id, NOW + MINUTE);
    expect(shown.reviews).toMatchObject([{ message: "Potassium is fine.", tests: ["Potassium"] }]);
    expect((await view("doctor", id, NOW + MINUTE)).offered).toBeNull();
  });
});

describe("a message and the values of its review", () => {
  it("come at the same moment, at the full minute that the doctor was told, whenever the clock looks", async () => {
    const id = await resulted(["K", "Potassium", "7.0"]);
    await review(id, "Please call us.", NOW + 15_000);
    const { undoable } = await view("doctor", id, NOW + 15_000);
    expect(undoable?.until).toBe(NOW + 2 * MINUTE);
    const seen = async (at: number) => {
      const { tests, reviews } = await view("patient", id, at);
      return [tests.flatMap(({ values }) => values.map(({ value }) => value)), reviews.map(({ message }) => message)];
    };
    // Where the clock is late, neither the one nor the other is there yet.
    expect(await seen(NOW + 3 * MINUTE)).toEqual([[], []]);
    await clock(id, NOW + 3 * MINUTE);
    expect(await seen(NOW + 3 * MINUTE)).toEqual([["7.0"], ["Please call us."]]);
  });

  it("never stand beside the value before it", async () => {
    const id = await resulted(["K", "Potassium", "7.0"]);
    await review(id, "Please call us.");
    await clock(id, NOW + MINUTE);
    await lab.enter(id, "Potassium", "4.5", { reason: "Mixed up" }, NOW + 2 * MINUTE);
    await review(id, "All fine now.", NOW + 3 * MINUTE);
    const seen = async (at: number) => (await view("patient", id, at)).reviews;
    // While it is being corrected, neither the value before nor what was said of it is there.
    expect(await seen(NOW + 5 * MINUTE)).toEqual([]);
    await clock(id, NOW + 5 * MINUTE);
    expect(await seen(NOW + 5 * MINUTE)).toMatchObject([
      { message: "All fine now.", isEarlier: false, isReplaced: false },
      { message: "Please call us.", isEarlier: true, isReplaced: true },
    ]);
    const concluded = (await documentResources(await lab.as("patient", NOW + 5 * MINUTE), lab.ids.patient)).flatMap(
      (resource) => (resource.resourceType === "DiagnosticReport" ? (resource.conclusion ?? "") : []),
    );
    expect(concluded).toEqual(["All fine now."]);
  });

  it("of which the patient had the values before are told and recorded when the message comes", async () => {
    await rules("AT_ONCE");
    const id = await resulted(["K", "Potassium", "4.1"]);
    const { seen } = await view("doctor", id, NOW);
    expect(seen).toEqual(["Potassium"]);
    await review(id, "All fine.");
    expect((await view("doctor", id, NOW)).undoable).toEqual({ until: NOW + MINUTE, isSeen: true });
    const told = async () => (await lab.mails()).filter((mail) => mail === "labResult.ready PATIENT").length;
    expect(await told()).toBe(1);
    for (const at of [NOW + MINUTE, NOW + 2 * MINUTE]) await clock(id, at);
    expect(await told()).toBe(2);
    const { order } = await view("patient", id, NOW + MINUTE);
    const record = await viewHealthRecord(await lab.as("patient"), order.recordId ?? "");
    expect(JSON.stringify(record)).toContain("All fine.");
  });
});

describe("what a patient's pages are sent", () => {
  it("has no reason of a correction, no limits, and nobody who did something", async () => {
    const id = await resulted(["K", "Potassium", "6.9"]);
    await review(id, "Please call us.");
    await clock(id, NOW + MINUTE);
    await lab.enter(id, "Potassium", "4.5", { reason: "LEAKTWO" }, NOW + 2 * MINUTE);
    await review(id, "All fine now.", NOW + 3 * MINUTE);
    await clock(id, NOW + 4 * MINUTE);
    const patient = await lab.as("patient", NOW + 4 * MINUTE);
    const order = await viewLabOrder(patient, id);
    const all = await viewLabValues(patient, {});
    const one = await viewLabValues(patient, { of: all.newest[0]?.key ?? "" });
    const fields = ["reason", "criticalLow", "criticalHigh", "enteredBy", "verifiedBy", "collectedBy", "priceMinor"];
    for (const shown of [order.tests, all.newest, one.course]) {
      expect(shown).toHaveLength(1);
      for (const field of fields) expect(JSON.stringify(shown)).not.toContain(`"${field}"`);
    }
    const written = JSON.stringify([order, all, one, await listLabOrders(patient, {})]);
    expect(written).not.toContain("LEAKTWO");
    const [laboratory] = await read<{ who: string }>(
      lab.practice,
      "SELECT entered_by AS who FROM lab_result WHERE organization_id = ?1",
    );
    expect(laboratory?.who).toMatch(/./);
    expect(written).not.toContain(laboratory?.who);
  });
});
