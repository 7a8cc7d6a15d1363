import { z } from "zod";
import { nameText } from "~/kernel/text-fields";
import { formVersion, line, optionalDay, optionalLine, optionalName } from "../patients/person-fields";

const LENGTH = { name: 120, number: 60 } as const;

const card = {
  insurer: nameText(LENGTH.name),
  planName: optionalName(LENGTH.name),
  memberNumber: line(LENGTH.number),
  groupNumber: optionalLine(LENGTH.number),
  holderName: optionalName(LENGTH.name),
  validFrom: optionalDay,
  validTo: optionalDay,
};
const endsAfterStart = ({ validFrom, validTo }: { validFrom: string; validTo: string }) =>
  validFrom === "" || validTo === "" || validFrom <= validTo;
const NO_END = { path: ["validTo"], message: "patients:insurance.endsBeforeStart" };

/** What an insurance card says. The end is not before the beginning. */
export const insuranceSchema = z.object(card).refine(endsAfterStart, NO_END);

/** The same as staff write it down, with the version that a change was made from. */
export const insuranceFormSchema = z
  .object({ ...card, version: formVersion.optional() })
  .refine(endsAfterStart, NO_END);
