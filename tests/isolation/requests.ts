import { FEATURES, type Thing } from "./features";
import type { Recipe, Recipes } from "./recipe";

/** How each surface is asked; one that stands in no feature's file is asked with nothing but its path. */
export const RECIPES: Recipes<Thing> = Object.fromEntries(
  FEATURES.flatMap(({ recipes }) => Object.entries<Recipe<Thing>>(recipes)),
);
