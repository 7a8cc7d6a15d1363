import { z } from "zod";
import { line, optionalDay, optionalLine } from "./person-fields";

const LENGTH = { name: 120, number: 60 } as const;

/** What an insurance card says. The end is not before the beginning. */
export const insuranceSchema = z
  .object({
    insurer: line(LENGTH.name),
    planName: optionalLine(LENGTH.name),
    memberNumber: line(LENGTH.number),
    groupNumber: optionalLine(LENGTH.number),
    holderName: optionalLine(LENGTH.name),
    validFrom: optionalDay,
    validTo: optionalDay,
  })
  .refine(({ validFrom, validTo }) => validFrom === "" || validTo === "" || validFrom <= validTo, {
    path: ["validTo"],
    message: "patients:insurance.endsBeforeStart",
  });
