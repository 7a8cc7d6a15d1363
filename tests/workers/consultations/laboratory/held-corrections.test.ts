import { beforeEach, describe, expect, it } from "vitest";
import { printLabOrder } from "~/features/consultations/services/laboratory/print-lab-order.server";
import { releaseDueResults } from "~/features/consultations/services/laboratory/release-due-results.server";
import { reviewLabOrder } from "~/features/consultations/services/laboratory/review-lab-order.server";
import { viewLabOrder } from "~/features/consultations/services/laboratory/view-lab-order.server";
import { viewLabValues } from "~/features/consultations/services/laboratory/view-lab-values.server";
import { exportRecordFhir } from "~/features/consultations/services/consultations/export-record-fhir.server";
import { exportProfileCsv } from "~/features/phr/services/export/export-profile-csv.server";
import { exportProfileJson } from "~/features/phr/services/export/export-profile-json.server";
import { printProfile } from "~/features/phr/services/export/print-profile.server";
import { readHealthOverview } from "~/features/phr/services/profile/read-health-overview.server";
import { viewTracker } from "~/features/phr/services/trackers/view-tracker.server";
import { NOW, openLaboratory, setting, undoWindow, type Lab } from "../laboratory-scene";

const MINUTE = 60_000;
const LATER = NOW + 2 * MINUTE;
const WORD = "CANARY all fine";

let lab: Lab;
beforeEach(async () => {
  lab = await openLaboratory();
  await undoWindow(lab.practice, 0);
});

const versionOf = async (id: string) => (await lab.desked(id)).order.version;
const review = async (id: string, word: string, at = NOW) =>
  reviewLabOrder(await lab.as("doctor", at), { orderId: id, version: await versionOf(id), word });
/** A value that the patient was shown, with what the doctor said of it. */
async function shown(value = "5.3"): Promise<string> {
  const id = await lab.order(["A1C"]);
  await lab.collect(id);
  await lab.enter(id, "HbA1c", value);
  await review(id, WORD);
  return id;
}

/** All that the patient's pages, papers, record and files are made of, as one text. */
async function allOfPatient(id: string, at: number): Promise<string> {
  const patient = await lab.as("patient", at);
  return JSON.stringify([
    await viewLabOrder(patient, id),
    await viewLabValues(patient, {}),
    await viewLabValues(patient, { of: "4548-4" }),
    await printLabOrder(patient, id),
    await exportRecordFhir(patient, undefined),
    await readHealthOverview(patient, undefined),
    await viewTracker(patient, { tracker: "hba1c", span: "month", off: false }),
    await exportProfileCsv(patient, undefined),
    await exportProfileJson(patient, undefined),
    await printProfile(patient, undefined),
  ]);
}

const correct = async (id: string, value = "9.1", at = NOW + MINUTE) =>
  lab.enter(id, "HbA1c", value, { reason: "Mixed up" }, at);
const SENTENCE = "This result is being corrected.";

describe("a result that the patient was shown and the laboratory corrected", () => {
  it("stands nowhere of theirs until the doctor has reviewed it, and neither does what was said of it", async () => {
    const id = await shown();
    const before = await allOfPatient(id, NOW);
    expect([before.includes("5.3"), before.includes(WORD), before.includes(SENTENCE)]).toEqual([true, true, false]);
    await correct(id);
    const held = await allOfPatient(id, LATER);
    expect([held.includes("5.3"), held.includes(WORD), held.includes("9.1")]).toEqual([false, false, false]);
    expect(held.split(SENTENCE).length).toBeGreaterThan(4);
    const { beingCorrected, newest } = await viewLabValues(await lab.as("patient", LATER), {});
    expect([beingCorrected, newest]).toEqual([["HbA1c"], []]);
  });

  it("is in FHIR an observation that was in error, without its value, and no report", async () => {
    const id = await shown();
    await correct(id);
    const { entry = [] } = await exportRecordFhir(await lab.as("patient", LATER), undefined);
    const of = entry.flatMap(({ resource }) =>
      resource?.resourceType === "Observation" ? [[resource.status, resource.valueQuantity]] : [],
    );
    expect(of).toEqual([["entered-in-error", undefined]]);
    expect(entry.filter(({ resource }) => resource?.id === id && resource.resourceType === "DiagnosticReport")).toEqual(
      [],
    );
  });

  it("stands everywhere again once it is reviewed, and the patient is told of a correction last", async () => {
    const id = await shown();
    await correct(id);
    await review(id, "Please call us.", LATER);
    const all = await allOfPatient(id, LATER);
    expect([all.includes("9.1"), all.includes("Please call us."), all.includes(SENTENCE)]).toEqual([true, true, false]);
    const { points } = {
      points: JSON.stringify(
        await viewTracker(await lab.as("patient", LATER), { tracker: "hba1c", span: "month", off: false }),
      ),
    };
    expect([points.includes("9.1"), points.includes("5.3")]).toEqual([true, false]);
    const mails = (await lab.mails()).filter((mail) => mail.endsWith("PATIENT"));
    expect(mails).toEqual(["labResult.ready PATIENT", "labResult.corrected PATIENT", "labResult.corrected PATIENT"]);
  });

  it("does not leave what was said of it standing as what holds, where results are shown at once", async () => {
    await setting(lab.practice, "laboratory", { verifiesResults: false, releaseResults: "AT_ONCE", releaseHours: 24 });
    const id = await shown();
    await correct(id);
    await releaseDueResults(await lab.as("system", LATER), { id });
    const seen = await viewLabOrder(await lab.as("patient", LATER), id);
    expect(seen.reviews).toMatchObject([{ message: WORD, isEarlier: true, isReplaced: true }]);
    expect(seen.tests[0]?.values).toMatchObject([{ value: "9.1" }]);
  });
});
