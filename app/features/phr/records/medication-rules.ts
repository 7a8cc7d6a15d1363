import { factsOfForm, type DoseUnit, type Frequency, type Method } from "~/kernel/medicines/how-taken";
import type { MedicationForm } from "~/kernel/medicines/medication-forms";
import { strengthNumber } from "~/kernel/medicines/strength";
import type { RecordProblem } from "./health-record-kind";

interface Asked {
  form: MedicationForm | "";
  strength: string;
  strengthUnit: string;
  method: Method | "";
  dose: number | null;
  doseUnit: DoseUnit | "";
  frequency: Frequency | "";
  asNeeded: boolean;
  neededFor: string;
  maxPerDay: number | null;
}

/** What goes without saying: tablets are taken by mouth, and 'when needed' is as needed. */
export const settledMedicine = <Values extends Asked>(values: Values): Values => ({
  ...values,
  method: values.method || (factsOfForm(values.form).method ?? ""),
  asNeeded: values.asNeeded || values.frequency === "WHEN_NEEDED",
});

/** What must be entered so that nobody takes a medicine in the wrong way or amount. */
export function medicineProblems(values: Asked): RecordProblem[] {
  const { form, strength, strengthUnit, method, dose, doseUnit, frequency, neededFor, maxPerDay } = values;
  const { noun, mustChoose } = factsOfForm(form);
  const whenNeeded = frequency === "WHEN_NEEDED";
  const problems: (RecordProblem | false)[] = [
    strengthNumber(strength) !== null &&
      strengthUnit === "" && { field: "strengthUnit", message: "medications:missing.strengthUnit" },
    mustChoose === true && method === "" && { field: "method", message: "medications:missing.method" },
    dose !== null && doseUnit === "" && noun === null && { field: "doseUnit", message: "medications:missing.doseUnit" },
    whenNeeded && neededFor === "" && { field: "neededFor", message: "medications:missing.neededFor" },
    whenNeeded && maxPerDay === null && { field: "maxPerDay", message: "medications:missing.maxPerDay" },
  ];
  return problems.filter((problem) => problem !== false);
}
