import { z } from "zod";
import { nameText } from "~/kernel/text-fields";
import { recordFields, shapeOf } from "~/screens/record-kind";
import { line, optionalDay, optionalLine, optionalName } from "../patients/person-fields";

const LENGTH = { name: 120, number: 60 } as const;

const card = recordFields({
  insurer: { schema: nameText(LENGTH.name), label: "patients:insurance.insurer" },
  planName: { schema: optionalName(LENGTH.name), label: "patients:insurance.planName", optional: true },
  memberNumber: { schema: line(LENGTH.number), label: "patients:insurance.memberNumber", latin: true, half: true },
  groupNumber: {
    schema: optionalLine(LENGTH.number),
    label: "patients:insurance.groupNumber",
    ...{ latin: true, optional: true, half: true },
  },
  holderName: { schema: optionalName(LENGTH.name), label: "patients:insurance.holderName", optional: true },
  validFrom: {
    schema: optionalDay,
    kind: "date",
    label: "patients:insurance.validFrom",
    ...{ optional: true, half: true },
  },
  validTo: {
    schema: optionalDay,
    kind: "date",
    label: "patients:insurance.validTo",
    ...{ optional: true, half: true },
  },
});
export const insuranceFields = card.fields;

const endsAfterStart = ({ validFrom, validTo }: { validFrom: string; validTo: string }) =>
  validFrom === "" || validTo === "" || validFrom <= validTo;
const NO_END = { path: ["validTo"], message: "patients:insurance.endsBeforeStart" };

/** What an insurance card says. The end is not before the beginning. */
export const insuranceSchema = z.object(shapeOf(card.fields)).refine(endsAfterStart, NO_END);

/** The same as a record of a patient's, which staff keep. */
export const insuranceKind = {
  authority: "patient.list",
  audit: { kind: "patientInsurance" },
  schema: card.schema.refine(endsAfterStart, NO_END),
} as const;
