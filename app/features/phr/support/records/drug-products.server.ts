import { namedSubstances } from "../../domain/checks/named-substances";
import { isSameMedicine } from "../../domain/medications/same-medicine";
import { termOf } from "../../domain/vocabulary/find-term";
import type { DrugTerm } from "../../domain/vocabulary/term";
import { termsOf } from "../../domain/vocabulary/terms";

/** A form that a medicine usually comes in, with the strengths that it has there. */
type DrugProduct = DrugTerm["products"][number];

/** The usual forms and strengths of the medicine that words name, wherever its name stands in them; none for free text. */
export function drugProducts(words: string): readonly DrugProduct[] {
  const term = termOf("drugs", words);
  if (term) return term.products;
  const wanted = namedSubstances(words).substances.toSorted().join();
  const found =
    wanted === "" ? undefined : termsOf("drugs").find((each) => each.substances.toSorted().join() === wanted);
  return found?.products ?? [];
}

const bare = (name: string) => ({ name, strength: "", strengthUnit: "", form: "" });

/** Whether two names mean the same substances, in whichever languages; of free text, whether it is the same text. */
export const isSameSubstance = (one: string, other: string): boolean => isSameMedicine(bare(one), bare(other));
