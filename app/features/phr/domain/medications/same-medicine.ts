import { foldText } from "~/kernel/text/fold-text";
import { plainStrength } from "~/kernel/medicines/strength";
import { namedSubstances } from "../checks/named-substances";

/** As much of a medicine as tells whether two are the same. Empty where nothing was said. */
export interface ToldMedicine {
  name: string;
  strength: string;
  strengthUnit: string;
  form: string;
}

const DETAILS = ["strength", "strengthUnit", "form"] as const;

/** As the same strength is written in one way. */
const detailOf = (medicine: ToldMedicine, detail: (typeof DETAILS)[number]) =>
  detail === "strength" ? (plainStrength(medicine.strength) ?? medicine.strength) : medicine[detail];

const substancesOf = (name: string) => [...namedSubstances(name).substances].sort().join();

/**
 * Whether two medicines are the same, however they are taken: on a list of medications they stand once. Names in two
 * languages, and a detail that only one of them says, are no difference.
 */
export function isSameMedicine(one: ToldMedicine, other: ToldMedicine): boolean {
  const substances = substancesOf(one.name);
  const named =
    foldText(one.name) === foldText(other.name) || (substances !== "" && substances === substancesOf(other.name));
  return (
    named &&
    DETAILS.every(
      (detail) => one[detail] === "" || other[detail] === "" || detailOf(one, detail) === detailOf(other, detail),
    )
  );
}
