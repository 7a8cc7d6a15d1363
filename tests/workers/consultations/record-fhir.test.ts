import type { Bundle, Resource } from "@medplum/fhirtypes";
import { beforeEach, describe, expect, test } from "vitest";
import { exportRecordFhir } from "~/features/consultations/services/consultations/export-record-fhir.server";
import { publishNote } from "~/features/consultations/services/notes/publish-note.server";
import { reviewLabOrder } from "~/features/consultations/services/laboratory/review-lab-order.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { change } from "../identity/appointments";
import { audited } from "../phr/scene";
import { openLaboratory } from "./laboratory-scene";
import { openNotes } from "./notes-scene";
import { openPrescriptions, PARACETAMOL, statusOf } from "./prescriptions-scene";

const resourcesOf = ({ entry = [] }: Bundle): Resource[] => entry.flatMap(({ resource }) => resource ?? []);
const kindsIn = (bundle: Bundle) => resourcesOf(bundle).map(({ resourceType }) => resourceType);

describe("a patient's record as FHIR", () => {
  test("has a note once it is signed and published, with what was added, and no other", async () => {
    const scene = await openNotes();
    const taken = async (who: "patient" | "doctor" = "patient") =>
      exportRecordFhir(await scene.as(who), who === "doctor" ? scene.ids.patient : undefined);
    const { id } = await scene.begin();
    await scene.write("doctor", id, { assessment: "canary", plan: "canary" });
    expect(JSON.stringify(await taken())).not.toContain("canary");
    await scene.sign("doctor", id);
    // A file that staff make for the patient is the patient's too.
    for (const who of ["patient", "doctor"] as const) expect(JSON.stringify(await taken(who))).not.toContain("canary");
    await publishNote(await scene.as("doctor"), id);
    const bundle = await taken();
    const [note] = resourcesOf(bundle).filter(({ resourceType }) => resourceType === "Composition");
    expect(note).toMatchObject({ id, status: "final", subject: { reference: `Patient/${scene.ids.patient}` } });
    expect(JSON.stringify(note)).toContain("canary");
    await change(scene.practice, "UPDATE clinical_note SET author_only = 1 WHERE organization_id = ?1");
    expect(kindsIn(await taken())).not.toContain("Composition");
  });

  test("has a prescription once it is signed, unless the patient is not shown its details", async () => {
    const scene = await openPrescriptions();
    const taken = async () => exportRecordFhir(await scene.as("patient"), undefined);
    const { id } = await scene.draft();
    expect(JSON.stringify(await taken())).not.toContain("Amoxicillin");
    await signPrescription(await scene.as("doctor"), id, { version: 2 });
    const requests = resourcesOf(await taken()).filter(({ resourceType }) => resourceType === "MedicationRequest");
    expect(requests).toMatchObject([{ status: "active", groupIdentifier: { value: "1" } }]);
    await change(scene.practice, "UPDATE prescription SET details_shown = 0 WHERE organization_id = ?1");
    expect(kindsIn(await taken())).not.toContain("MedicationRequest");
  });

  test("has results once they are the patient's, as they were released and with their range", async () => {
    const scene = await openLaboratory();
    const taken = async () => exportRecordFhir(await scene.as("patient"), undefined);
    const id = await scene.order(["GLU"], { clinicalNotes: "canary for the laboratory" });
    await scene.collect(id);
    await scene.enter(id, "Glucose, fasting", "91.37");
    const before = await taken();
    expect(kindsIn(before)).toContain("ServiceRequest");
    expect(JSON.stringify(before)).not.toMatch(/91\.37|canary/);
    const { order } = await scene.desked(id);
    await reviewLabOrder(await scene.as("doctor"), { orderId: id, version: order.version, word: "All is well" });
    const bundle = await taken();
    const report = resourcesOf(bundle).find(({ resourceType }) => resourceType === "DiagnosticReport");
    expect(report).toMatchObject({ status: "final", conclusion: "All is well" });
    const values = resourcesOf(bundle).filter((each) => each.resourceType === "Observation" && each.basedOn);
    expect(values).toMatchObject([{ valueQuantity: { value: 91.37 }, referenceRange: [{}] }]);
    expect(JSON.stringify(bundle)).not.toContain("canary");
  });

  describe("taken whole", () => {
    let scene: Awaited<ReturnType<typeof openPrescriptions>>;
    beforeEach(async () => {
      scene = await openPrescriptions();
      await scene.enter("doctor");
      await scene.signed({ ...PARACETAMOL, quantity: "5", quantityUnit: "TABLET" });
    });

    test("names each resource once, and every reference to a person finds its resource", async () => {
      const bundle = await exportRecordFhir(await scene.as("patient"), undefined);
      const addresses = (bundle.entry ?? []).map(({ fullUrl }) => fullUrl);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(kindsIn(bundle)).toEqual(
        expect.arrayContaining([
          "Patient",
          "AllergyIntolerance",
          "MedicationStatement",
          "MedicationRequest",
          "Practitioner",
        ]),
      );
      const named = [...JSON.stringify(bundle).matchAll(/"reference":"((?:Patient|Practitioner)\/[^"]+)"/g)];
      for (const [, reference = ""] of named)
        expect(addresses.some((address) => address?.endsWith(`/${reference}`))).toBe(true);
    });

    test("is audited as a copy of the record, and is nobody else's to take", async () => {
      const { lines } = await audited(scene, async () => exportRecordFhir(await scene.as("doctor"), scene.ids.patient));
      expect(lines).toEqual(["employee healthRecord.read DONE healthProfile"]);
      const elsewhere = await openPrescriptions();
      const take = (context: ReturnType<typeof scene.as>) =>
        statusOf(async () => exportRecordFhir(await context, scene.ids.patient));
      expect([await take(scene.as("otherPatient")), await take(elsewhere.as("doctor"))]).toEqual([404, 404]);
      expect(await take(scene.as("otherDoctor"))).toBe(404);
    });
  });
});
