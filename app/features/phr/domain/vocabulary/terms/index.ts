import { NEEDED_REASONS } from "~/kernel/medicines/needed-reasons";
import {
  allergenTerms,
  codedTerms,
  combinationTerms,
  drugTerms,
  laboratoryTerms,
  ownTerms,
  vaccineTerms,
} from "../read-table";
import type { AllergenTerm, DrugTerm, LaboratoryTerm, Term, VaccineTerm } from "../term";
import type { VocabularyName } from "../vocabulary-names";
import type { VocabularyTables } from "./tables";

/** What a term of each vocabulary knows. */
interface Vocabularies extends Record<VocabularyName, Term> {
  allergens: AllergenTerm;
  drugs: DrugTerm;
  vaccines: VaccineTerm;
  laboratoryTests: LaboratoryTerm;
}

let known: VocabularyTables | undefined;

/**
 * Reads the tables of all vocabularies, once an isolate. The Worker does so before its first request or message; whatever
 * else asks for terms does it first.
 */
export async function readVocabularies(): Promise<void> {
  known ??= await import("./tables").then((file) => file.read());
}

function tables(): VocabularyTables {
  if (!known) throw new Error("the vocabularies have not been read: readVocabularies comes first");
  return known;
}

/** Makes the terms of a vocabulary when they are first asked for, and then keeps them: most isolates need few. */
function once<Read>(read: () => Read): () => Read {
  let made: Read | undefined;
  return () => (made ??= read());
}

const ALLERGEN = "urn:virtual-practice:allergen";
const INN = "urn:virtual-practice:inn";
const LOINC = "http://loinc.org";

function readDrugs(): readonly DrugTerm[] {
  const singles = tables().drugs.flatMap((table) => drugTerms(INN, table));
  return [...singles, ...combinationTerms(INN, tables().combinations, singles)];
}

const READERS: { readonly [Name in VocabularyName]: () => readonly Vocabularies[Name][] } = {
  allergens: once(() => tables().allergens.flatMap((table) => allergenTerms(ALLERGEN, table))),
  conditions: once(() => tables().conditions.flatMap((table) => codedTerms("http://hl7.org/fhir/sid/icd-10", table))),
  drugs: once(readDrugs),
  vaccines: once(() => vaccineTerms("http://hl7.org/fhir/sid/cvx", tables().vaccines)),
  procedures: once(() => ownTerms("urn:virtual-practice:procedure", tables().procedures)),
  neededReasons: once(() => ownTerms("urn:virtual-practice:needed-reason", NEEDED_REASONS)),
  laboratoryTests: once(() => tables().laboratoryTests.flatMap((table) => laboratoryTerms(LOINC, table))),
};

/** The terms of a vocabulary. */
export const termsOf = <Name extends VocabularyName>(vocabulary: Name): readonly Vocabularies[Name][] =>
  READERS[vocabulary]();

/** The brands as they are written down. */
export const brandTables = (): readonly string[] => tables().brands;

/** The term of a vocabulary by each name. */
export type TermOf<Name extends VocabularyName> = Vocabularies[Name];
