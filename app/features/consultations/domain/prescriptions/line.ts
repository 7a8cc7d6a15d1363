import { factsOfForm } from "~/kernel/medicines/how-taken";
import { strengthNumber } from "~/kernel/medicines/strength";
import type { PrescribedMedicine } from "./prescribed-medicine";
import { moreThanMost } from "./daily-dose";
import { computedQuantity, quantityOf } from "./quantity";

/** A line of a prescription as it is kept. */
export interface PrescriptionLine {
  id: string;
  prescriptionId: string;
  position: number;
  name: string;
  codeSystem: string | null;
  code: string | null;
  medicine: PrescribedMedicine;
  quantity: number | null;
  dispensed: number;
  recordId: string | null;
}

/** What is written of a medicine. */
export type WrittenLine = Pick<PrescriptionLine, "name" | "medicine" | "quantity">;

/** A problem of a field that its own schema cannot find; `field` as the form names it. */
export interface LineProblem {
  field: string;
  message: string;
}

/** What goes without saying: tablets are taken by mouth, 'when needed' is as needed, and a quantity follows from the rest. */
export function settledLine({ name, medicine, quantity }: WrittenLine): WrittenLine {
  const said: PrescribedMedicine = {
    ...medicine,
    method: medicine.method || (factsOfForm(medicine.form).method ?? ""),
    asNeeded: medicine.asNeeded || medicine.frequency === "WHEN_NEEDED",
    quantityTyped: quantity !== null,
  };
  const found = quantityOf(said, quantity);
  return { name, quantity: found.quantity, medicine: { ...said, quantityUnit: found.quantityUnit } };
}

/** What must be said of how a medicine is taken, where it is not said in words. */
function dosageProblems(medicine: PrescribedMedicine) {
  const { form, dose, doseUnit, method, frequency, asNeeded, neededFor, maxPerDay } = medicine;
  const { noun, mustChoose } = factsOfForm(form);
  const whenNeeded = frequency === "WHEN_NEEDED";
  // Without a form nothing says what a number counts and how it is used: its form is asked for first.
  const needsForm = form === "" && (method === "" || (dose !== null && doseUnit === ""));
  const spread = noun === "DOSE" && method === "ON_THE_SKIN";
  const problems: (LineProblem | false)[] = [
    // A thin layer of a cream has no number.
    dose === null && !spread && { field: "dose", message: "prescriptions:missing.dose" },
    needsForm && { field: "form", message: "prescriptions:missing.form" },
    !needsForm &&
      dose !== null &&
      doseUnit === "" &&
      noun === null && { field: "doseUnit", message: "medications:missing.doseUnit" },
    !needsForm &&
      method === "" &&
      (mustChoose === true || factsOfForm(form).method === null) && {
        field: "method",
        message: "medications:missing.method",
      },
    frequency === "" && { field: "frequency", message: "prescriptions:missing.frequency" },
    whenNeeded && neededFor === "" && { field: "neededFor", message: "medications:missing.neededFor" },
    whenNeeded && maxPerDay === null && { field: "maxPerDay", message: "medications:missing.maxPerDay" },
    // As needed it may be meant so: a check warns of it.
    !asNeeded &&
      moreThanMost(medicine) !== null && { field: "maxPerDay", message: "prescriptions:missing.lessThanDirections" },
  ];
  return problems.filter((problem) => problem !== false);
}

/** What must be said before a pharmacy can hand out a medicine and somebody can take it. */
export function lineProblems({ medicine, quantity }: WrittenLine): LineProblem[] {
  const { strength, strengthUnit, dosageText, quantityUnit, quantityTyped } = medicine;
  const problems: LineProblem[] = dosageText === "" ? dosageProblems(medicine) : [];
  if (strengthNumber(strength) !== null && strengthUnit === "")
    problems.push({ field: "strengthUnit", message: "medications:missing.strengthUnit" });
  if (quantityTyped && quantityUnit === "")
    problems.push({ field: "quantityUnit", message: "prescriptions:missing.quantityUnit" });
  if (quantity === null) {
    const computed = computedQuantity(medicine);
    const why = "missing" in computed ? computed.missing : "unit";
    problems.push({ field: "quantity", message: `prescriptions:notComputed.${why}` });
  }
  return problems;
}

/** How often it may still be handed out in full, beginning with the first time. */
export function refillsLeft({
  quantity,
  dispensed,
  medicine,
}: Pick<PrescriptionLine, "quantity" | "dispensed" | "medicine">) {
  if (quantity === null || quantity <= 0) return medicine.refills;
  const used = Math.ceil(dispensed / quantity - 1e-9);
  return Math.max(0, medicine.refills - Math.max(0, used - 1));
}
