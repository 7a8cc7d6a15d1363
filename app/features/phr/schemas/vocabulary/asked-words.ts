import { z } from "zod";
import { VOCABULARIES } from "../../domain/vocabulary/vocabulary-names";

/** The least number of characters for which anything is suggested. */
const FEWEST = 2;

/** Which vocabulary is asked, as the address names it. */
export const vocabularySchema = z.enum(VOCABULARIES);

/** What is typed so far; empty where it is too short to suggest anything, or too long to be a name. */
export const typedSchema = z
  .string()
  .trim()
  .catch("")
  .transform((typed) => ([...typed].length >= FEWEST && typed.length <= 200 ? typed : ""));
