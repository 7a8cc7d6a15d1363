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
import { FOODS_AND_ENVIRONMENT } from "./allergens/foods-and-environment";
import { MEDICATION_ALLERGENS } from "./allergens/medications";
import { CONDITION_TABLES } from "./conditions";
import { COMBINATIONS, DRUG_TABLES } from "./drugs";
import { BLOOD_CELLS_AND_OTHERS } from "./laboratory/blood-cells-and-others";
import { BLOOD_CHEMISTRY } from "./laboratory/blood-chemistry";
import { PROCEDURES } from "./procedures";
import { VACCINES } from "./vaccines";

/** What a term of each vocabulary knows. */
interface Vocabularies extends Record<VocabularyName, Term> {
  allergens: AllergenTerm;
  drugs: DrugTerm;
  vaccines: VaccineTerm;
  laboratoryTests: LaboratoryTerm;
}

/** Reads a vocabulary when it is first asked for, and then keeps it: an isolate that needs none starts no slower. */
function once<Read>(read: () => Read): () => Read {
  let known: Read | undefined;
  return () => (known ??= read());
}

const ALLERGEN = "urn:virtual-practice:allergen";
const INN = "urn:virtual-practice:inn";
const LOINC = "http://loinc.org";

function readDrugs(): readonly DrugTerm[] {
  const singles = DRUG_TABLES.flatMap((table) => drugTerms(INN, table));
  return [...singles, ...combinationTerms(INN, COMBINATIONS, singles)];
}

const READERS: { readonly [Name in VocabularyName]: () => readonly Vocabularies[Name][] } = {
  allergens: once(() =>
    [MEDICATION_ALLERGENS, FOODS_AND_ENVIRONMENT].flatMap((table) => allergenTerms(ALLERGEN, table)),
  ),
  conditions: once(() => CONDITION_TABLES.flatMap((table) => codedTerms("http://hl7.org/fhir/sid/icd-10", table))),
  drugs: once(readDrugs),
  vaccines: once(() => vaccineTerms("http://hl7.org/fhir/sid/cvx", VACCINES)),
  procedures: once(() => ownTerms("urn:virtual-practice:procedure", PROCEDURES)),
  neededReasons: once(() => ownTerms("urn:virtual-practice:needed-reason", NEEDED_REASONS)),
  laboratoryTests: once(() =>
    [BLOOD_CHEMISTRY, BLOOD_CELLS_AND_OTHERS].flatMap((table) => laboratoryTerms(LOINC, table)),
  ),
};

/** The terms of a vocabulary. */
export const termsOf = <Name extends VocabularyName>(vocabulary: Name): readonly Vocabularies[Name][] =>
  READERS[vocabulary]();

/** The term of a vocabulary by each name. */
export type TermOf<Name extends VocabularyName> = Vocabularies[Name];
