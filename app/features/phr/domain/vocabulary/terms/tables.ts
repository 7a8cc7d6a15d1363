import { FOODS_AND_ENVIRONMENT } from "./allergens/foods-and-environment";
import { MEDICATION_ALLERGENS } from "./allergens/medications";
import { ALL_OTHERS } from "./brands/all-others";
import { HEART_AND_HORMONES } from "./brands/heart-and-hormones";
import { PAIN_AND_MIND } from "./brands/pain-and-mind";
import { CONDITION_TABLES } from "./conditions";
import { COMBINATIONS, DRUG_TABLES } from "./drugs";
import { BLOOD_CELLS_AND_OTHERS } from "./laboratory/blood-cells-and-others";
import { BLOOD_CHEMISTRY } from "./laboratory/blood-chemistry";
import { PROCEDURES } from "./procedures";
import { VACCINES } from "./vaccines";

/** The vocabularies as they are written down, a term a line. */
export interface VocabularyTables {
  allergens: readonly string[];
  conditions: readonly string[];
  drugs: readonly string[];
  combinations: string;
  /** A line a substance or combination: its code, then its brands. */
  brands: readonly string[];
  vaccines: string;
  procedures: string;
  laboratoryTests: readonly string[];
}

/** All tables; in a built Worker read from a data file (vite.data.ts). */
export const read = async (): Promise<VocabularyTables> =>
  Promise.resolve({
    allergens: [MEDICATION_ALLERGENS, FOODS_AND_ENVIRONMENT],
    conditions: CONDITION_TABLES,
    drugs: DRUG_TABLES,
    combinations: COMBINATIONS,
    brands: [HEART_AND_HORMONES, PAIN_AND_MIND, ALL_OTHERS],
    vaccines: VACCINES,
    procedures: PROCEDURES,
    laboratoryTests: [BLOOD_CHEMISTRY, BLOOD_CELLS_AND_OTHERS],
  });
