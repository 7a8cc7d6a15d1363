import { ASIAN_NAMES } from "./asian-names";
import { EASTERN_EUROPEAN_NAMES } from "./eastern-european-names";
import { LATIN_NAMES } from "./latin-names";
import { MIDDLE_EASTERN_NAMES } from "./middle-eastern-names";
import type { NamePool } from "./name-pool";

/** Every pool of names by its key. */
export const NAMES: Readonly<Record<string, NamePool>> = {
  ...LATIN_NAMES,
  ...MIDDLE_EASTERN_NAMES,
  ...ASIAN_NAMES,
  ...EASTERN_EUROPEAN_NAMES,
};
