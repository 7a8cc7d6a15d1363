import { beforeAll, describe, expect, test } from "vitest";
import { chooseForWhom } from "~/features/consultations/services/consultations/choose-for-whom.server";
import { readLabOrderForm } from "~/features/consultations/services/laboratory/read-lab-order-form.server";
import { readPrescriptionForm } from "~/features/consultations/services/prescriptions/read-prescription-form.server";
import { readPrescriptionStart } from "~/features/consultations/services/prescriptions/read-prescription-start.server";
import { startPrescription } from "~/features/consultations/services/prescriptions/start-prescription.server";
import { APPOINTMENT_STATE } from "~/features/scheduling/domain/appointments/appointment-states";
import { change } from "../identity/appointments";
import { HOUR, NOW, openDesk, type DeskScene } from "./desk-scene";

let scene: DeskScene;
beforeAll(async () => {
  scene = await openDesk();
});

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status?: number }) => error.status,
  );

describe("where the address says no patient", () => {
  test("those who come today are offered, each once, and a search finds one's own patients", async () => {
    for (const hours of [1, 3])
      await scene.appointed(NOW + hours * HOUR, { stateId: APPOINTMENT_STATE.CONFIRMED, type: "in_patient" });
    const { today, found } = await chooseForWhom(await scene.as("doctor"), "");
    expect(today).toMatchObject([{ id: scene.ids.patient, startsAt: NOW + HOUR }]);
    expect(found).toEqual([]);
    await change(
      scene.practice,
      "INSERT INTO patient_search (organization_id, patient_id, token) VALUES (?1, ?2, 'noor')",
      scene.ids.patient,
    );
    const sought = async (who: "doctor" | "otherDoctor" | "nurse") =>
      (await chooseForWhom(await scene.as(who), " Noor ")).found.map(({ id }) => id);
    expect(await sought("doctor")).toContain(scene.ids.patient);
    expect(await sought("nurse")).toContain(scene.ids.patient);
    expect(await sought("otherDoctor")).not.toContain(scene.ids.patient);
  });

  test("nobody is offered to who writes nothing", async () => {
    for (const who of ["patient", "relative", "admin"] as const)
      expect([403, 404]).toContain(await statusOf(chooseForWhom(await scene.as(who), "")));
  });
});

describe("what the patient must not be given", () => {
  const warned = async () => {
    const doctor = await scene.as("doctor");
    const patientId = scene.ids.patient;
    const { id } = await startPrescription(doctor, { patientId });
    const [start, form, order] = await Promise.all([
      readPrescriptionStart(doctor, patientId),
      readPrescriptionForm(doctor, id),
      readLabOrderForm(doctor, { patientId }),
    ]);
    return [start, form, order].map(({ mustNot }) => mustNot.find(({ kind }) => kind === "ALLERGY"));
  };

  test("stands where a prescription begins, on its form and on an order's, and that nobody has asked", async () => {
    for (const allergies of await warned()) expect(allergies).toMatchObject({ entries: [], notAsked: true });
    await scene.enter("doctor", { criticality: "HIGH" });
    for (const allergies of await warned())
      expect(allergies).toMatchObject({ entries: [{ name: "Penicillin", mark: "High risk" }], notAsked: false });
  });
});
