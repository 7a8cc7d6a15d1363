import { change } from "../identity/appointments";
import { NOW, openRecords, setting } from "../phr/scene";
import { savePrescriptionLine } from "~/features/consultations/services/prescriptions/save-prescription-line.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { startPrescription } from "~/features/consultations/services/prescriptions/start-prescription.server";

export { NOW, setting };

/** A week of amoxicillin, of which the quantity is computed. */
export const AMOXICILLIN = {
  ...{ name: "Amoxicillin", strength: "500", strengthUnit: "mg", form: "CAPSULE", dose: "1" },
  ...{ frequency: "THREE_TIMES_DAILY", days: "7", refills: "1", instructions: "Finish the box" },
};
export const PARACETAMOL = {
  ...{
    name: "Paracetamol",
    strength: "500",
    strengthUnit: "mg",
    form: "TABLET",
    dose: "1",
    frequency: "DAILY",
    days: "5",
  },
};

/** A practice whose doctor looks after its patient, and what is written there. */
export async function openPrescriptions() {
  const records = await openRecords();
  const { practice, ids, as } = records;
  const begin = async (who: "doctor" | "nurse" = "doctor") =>
    startPrescription(await as(who), { patientId: ids.patient, prescriberId: ids.doctor });
  const write = async (id: string, line: object, version: number, lineId: string = crypto.randomUUID()) => {
    await savePrescriptionLine(await as("doctor"), id, { ...line, version, lineId });
    return lineId;
  };
  const draft = async (line: object = AMOXICILLIN) => {
    const { id } = await begin();
    const lineId = await write(id, line, 1);
    return { id, lineId };
  };
  const signed = async (line: object = AMOXICILLIN) => {
    const { id } = await draft(line);
    return signPrescription(await as("doctor"), id, { version: 2 });
  };
  const secondDoctor = () =>
    change(
      practice,
      "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
      ...[ids.otherDoctor, ids.patient, NOW],
    );
  return { ...records, begin, write, draft, signed, secondDoctor };
}
export type Prescriptions = Awaited<ReturnType<typeof openPrescriptions>>;

/** With which status something is refused; 'done' where it is not. */
export async function statusOf(work: () => Promise<unknown>): Promise<"done" | number> {
  try {
    await work();
    return "done";
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === undefined) throw error;
    return status;
  }
}
