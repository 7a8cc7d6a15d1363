import { z } from "zod";
import { COVERAGES, HOLDER_RELATIONS } from "../../domain/insurance/insurance";
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

const oneOrNone = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.union([z.literal(""), z.enum(values)], "errors:field.chooseOne").default("");

const record = recordFields({
  ...card.fields,
  holderRelation: {
    ...{ schema: oneOrNone(HOLDER_RELATIONS), kind: "choice", label: "patients:insurance.holderRelation" },
    ...{ half: true, optional: true, placeholder: "phr:notSaid" },
    options: HOLDER_RELATIONS.map((value) => ({ value, label: `patients:insurance.relation.${value}` as const })),
  },
  holderBirthDate: {
    ...{ schema: optionalDay, kind: "date", label: "patients:insurance.holderBirthDate" },
    ...{ half: true, optional: true, born: true },
  },
  coverage: {
    ...{ schema: oneOrNone(COVERAGES), kind: "choice", label: "patients:insurance.coverage" },
    ...{ half: true, optional: true, placeholder: "phr:notSaid" },
    options: COVERAGES.map((value) => ({ value, label: `patients:insurance.coverages.${value}` as const })),
  },
  phone: {
    ...{ schema: optionalLine(LENGTH.number), label: "patients:insurance.phone", latin: true },
    ...{ half: true, optional: true },
  },
});
/** Everything that is kept of an insurance, of which signing up asks the beginning. */
export const insuranceRecordFields = record.fields;

/** The same as a record of a patient's. */
export const insuranceKind = {
  audit: { kind: "patientInsurance" },
  schema: record.schema.refine(endsAfterStart, NO_END),
} as const;
