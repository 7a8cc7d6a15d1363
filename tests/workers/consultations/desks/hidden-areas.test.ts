import { beforeEach, expect, it } from "vitest";
import { readDesk } from "~/features/consultations/services/desk/read-desk.server";
import { openConsultation } from "~/features/consultations/services/consultations/open-consultation.server";
import { checkPrescribed } from "~/features/phr/support/checks/check-prescribed.server";
import { reachRecords } from "~/features/phr/support/access/reach-records.server";
import { allergy } from "~/features/phr/records/allergy";
import { medication } from "~/features/phr/records/medication";
import { healthAlerts } from "~/features/phr/services/profile/health-alerts.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { read } from "../../identity/appointments";
import { NOW, PENICILLIN, setting } from "../../phr/scene";
import { HOUR, openDesk, type DeskScene } from "../desk-scene";
import { openPrescriptions, PARACETAMOL } from "../prescriptions-scene";

const HIDDEN = { allergies: false, conditions: false, medications: false, contraindications: false, trackers: false };

let scene: DeskScene;

beforeEach(async () => {
  scene = await openDesk();
  const { patient } = scene.ids;
  const doctor = () => scene.as("doctor");
  await saveHealthRecord(await doctor(), allergy, { ...PENICILLIN, patientId: patient, criticality: "HIGH" });
  await saveHealthRecord(await doctor(), medication, { patientId: patient, name: "Warfarin", status: "ACTIVE" });
  await setting(scene.practice, "records", HIDDEN);
});

it("a prescription is checked against all that is stored, whichever areas the organization shows", async () => {
  const doctor = await scene.as("doctor");
  const reached = await reachRecords(doctor, "consultation.read", scene.ids.patient);
  const { medicines, known } = await checkPrescribed(doctor, reached, [
    { id: "a", name: "Amoxicillin", recordId: null },
    { id: "b", name: "Ibuprofen", recordId: null },
  ]);
  const found = [...medicines.values()].flatMap(({ findings }) => findings.map(({ kind }) => kind));
  expect(found).toEqual(expect.arrayContaining(["ALLERGY", "INTERACTION"]));
  expect(known).toMatchObject({ allergies: ["Penicillin"], medications: [{ name: "Warfarin" }] });
});

it("warnings beside a consultation and on the patient's page stay, with no way to a page that is not there", async () => {
  const { id } = await openConsultation(await scene.as("doctor"), await scene.appointed(NOW - 2 * HOUR));
  const { health } = await readDesk(await scene.as("doctor"), id);
  const shown = health?.sections.map(({ kind, href, entries }) => [kind, href, entries.map(({ name }) => name)]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ["ALLERGY", null, ["Penicillin"]],
      ["MEDICATION", null, ["Warfarin"]],
    ]),
  );
  expect(await healthAlerts(await scene.as("doctor"), scene.ids.patient)).toEqual(["Penicillin"]);
});

it("a medicine that is signed is kept where no page lists medications, and the next is compared with it", async () => {
  const prescriptions = await openPrescriptions();
  await setting(prescriptions.practice, "records", HIDDEN);
  await prescriptions.signed(PARACETAMOL);
  const kept = await read<{ name: string }>(
    prescriptions.practice,
    "SELECT name FROM health_record WHERE organization_id = ?1 AND kind = 'MEDICATION'",
  );
  expect(kept.map(({ name }) => name)).toEqual(["Paracetamol"]);
});
