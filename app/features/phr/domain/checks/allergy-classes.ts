import type { SubstanceClass } from "../vocabulary/substance-classes";

/** Classes that are a property or a use of quite different substances: an allergy to one says nothing of the others. */
const NO_FAMILIES: ReadonlySet<SubstanceClass> = new Set<SubstanceClass>([
  ...(["qtProlonging", "oralContraceptive", "potassium", "calcium"] as const),
]);

/** Whether somebody allergic to one substance of a class may be allergic to the others. */
export const isFamily = (name: SubstanceClass) => !NO_FAMILIES.has(name);

/** Classes where some people allergic to one also react to the other: a warning, not a stop. */
const CROSS_REACTIONS: readonly (readonly [SubstanceClass, SubstanceClass])[] = [
  ["penicillin", "cephalosporin"],
  ["penicillin", "carbapenem"],
  ["cephalosporin", "carbapenem"],
  ["nsaid", "pyrazolone"],
  ["salicylate", "aminosalicylate"],
  ["amideAnesthetic", "esterAnesthetic"],
  ["aceInhibitor", "sartan"],
];

/** Whether an allergy to one of some classes leads to a warning for any of the others. */
export const crossReact = (classes: readonly SubstanceClass[], others: readonly SubstanceClass[]) =>
  CROSS_REACTIONS.some(
    ([one, other]) =>
      (classes.includes(one) && others.includes(other)) || (classes.includes(other) && others.includes(one)),
  );
