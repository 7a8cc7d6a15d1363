import { beforeEach, describe, expect, it } from "vitest";
import { viewAtDesk } from "~/features/consultations/services/pharmacy/view-at-desk.server";
import { nextPrescription } from "~/features/consultations/services/pharmacy/next-prescription.server";
import { allergy } from "~/features/phr/records/allergy";
import { condition } from "~/features/phr/records/condition";
import { sayNoneKnown } from "~/features/phr/services/records/say-none-known.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { addReadings } from "~/features/phr/services/trackers/add-readings.server";
import { read } from "../../identity/appointments";
import { PENICILLIN, setting } from "../../phr/scene";
import { patientActor } from "../../support/organization";
import { outcome } from "../laboratory-scene";
import { DAY, NOW, openPharmacies, type Pharmacies } from "../pharmacy-scene";

/** What stands in the record and is none of the pharmacy's business. */
const CANARY = "canary5520";

let scene: Pharmacies;
beforeEach(async () => {
  scene = await openPharmacies();
});

const patient = () => scene.practice.as(patientActor(scene.ids.patient, scene.ids.patientUser), NOW);
const enter = async (values: object = {}) =>
  saveHealthRecord(await patient(), allergy, { patientId: scene.ids.patient, ...PENICILLIN, ...values });
const seenBy = async (who: Parameters<Pharmacies["as"]>[0], id?: string) =>
  (await viewAtDesk(await scene.as(who), id ?? (await scene.prescribed()).id)).warnings;

describe("what a pharmacist sees of the patient's record", () => {
  it("is current allergies, how the person reacts, and the last weight", async () => {
    await enter({ severity: "SEVERE", criticality: "HIGH", note: CANARY });
    await enter({ allergen: "Latex", category: "ENVIRONMENT", status: "RESOLVED" });
    await addReadings(await patient(), {
      ...{ tracker: "weight", value: "70", unit: "kg", date: "2026-11-20", time: "08:30" },
    });
    const warnings = await seenBy("phil");
    expect(warnings).toMatchObject({
      known: "some",
      allergies: [{ name: "Penicillin", isDangerous: true }],
      weight: { text: "70 kg" },
    });
    expect(warnings?.allergies[0]?.text).toMatch(/Hives.*Severe/);
  });

  it("tells apart that there are no allergies, that none is current, and that nobody asked", async () => {
    expect(await seenBy("phil")).toMatchObject({ known: "notAsked", allergies: [], saidNoneAt: null });
    await sayNoneKnown(await patient(), allergy, scene.ids.patient, true);
    expect(await seenBy("phil")).toMatchObject({ known: "none", saidNoneAt: NOW });
    await sayNoneKnown(await patient(), allergy, scene.ids.patient, false);
    await enter({ status: "RESOLVED" });
    expect(await seenBy("phil")).toMatchObject({ known: "past", allergies: [] });
  });

  it("is nothing else of it, and the same whichever areas of the record the organization shows", async () => {
    await enter({ note: CANARY });
    await saveHealthRecord(await patient(), condition, {
      ...{ patientId: scene.ids.patient, condition: CANARY, certainty: "CONFIRMED", status: "ACTIVE", note: CANARY },
    });
    const { id } = await scene.prescribed();
    expect(JSON.stringify(await viewAtDesk(await scene.as("phil"), id))).not.toContain(CANARY);
    await setting(scene.practice, "records", { allergies: false });
    expect(await seenBy("phil")).toMatchObject({ known: "some", allergies: [{ name: "Penicillin" }] });
  });

  it("is for a prescription that the desk may see, and not for an administrator who reads no records", async () => {
    await enter();
    const elsewhere = await scene.prescribed({ pharmacyId: scene.market });
    expect(await outcome(viewAtDesk(await scene.as("phil"), elsewhere.id))).toBe(404);
    const { id } = await scene.prescribed();
    expect(await seenBy("admin", id)).toBeNull();
    await setting(scene.practice, "compliance", { adminsMayReadRecords: true });
    expect(await seenBy("admin", id)).toMatchObject({ known: "some" });
  });

  it("is written down as a look at the record", async () => {
    const { id } = await scene.prescribed();
    const looks = () =>
      read<{ actor: string; fields: string }>(
        scene.practice,
        "SELECT actor_id AS actor, fields FROM audit_event WHERE organization_id = ?1 AND action = 'healthRecord.read' AND subject_id = ?2 AND fields LIKE '%pharmacy%'",
        scene.ids.patient,
      );
    const before = await looks();
    await viewAtDesk(await scene.as("phil", NOW + DAY), id);
    const after = await looks();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toEqual({ actor: scene.phil, fields: '["pharmacy"]' });
  });
});

describe("the next prescription of a desk", () => {
  it("is the one that waits longest there, and never the one that was just dealt with", async () => {
    const early = await scene.prescribed({ signedAt: NOW - 2 * DAY });
    const late = await scene.prescribed({ signedAt: NOW - DAY });
    await scene.prescribed({ signedAt: NOW - 3 * DAY, pharmacyId: scene.market });
    const next = async (id: string) => (await nextPrescription(await scene.as("phil"), id))?.id;
    expect([await next("done"), await next(early.id)]).toEqual([early.id, late.id]);
    expect(await outcome(nextPrescription(await scene.as("doctor"), early.id))).toBe(403);
  });
});
