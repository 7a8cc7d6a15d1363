import { classesOfSubstances, namedSubstances } from "./named-substances";

/** Of whom a medicine is asked. */
export interface AskedPerson {
  /** In whole years; null where it is not known. */
  age: number | null;
  isFemale: boolean;
  isPregnant: boolean;
}

/** Why a medicine is unusual for somebody; `years` of the age that it goes by. */
export type Caution =
  { reason: "pregnant" | "mayBePregnant" } | { reason: "child"; years: number } | { reason: "older"; years: number };

/** Substances by code and classes by name, as a doctor reviews them. */
const HARM_UNBORN = [
  ...["aceInhibitor", "sartan", "statin", "nsaid", "vitaminKAntagonist", "retinoid", "tetracycline", "quinolone"],
  ...["androgen", "methotrexate", "valproic-acid", "carbamazepine", "phenytoin", "topiramate", "lithium"],
  ...["thalidomide", "mycophenolate-mofetil", "misoprostol", "finasteride", "fluconazole"],
];
/** Of these nobody who may become pregnant takes one without making sure that they are not. */
const NEVER_UNBORN = ["retinoid", "methotrexate", "valproic-acid", "thalidomide", "mycophenolate-mofetil"];
const MAY_BE_PREGNANT = { from: 12, to: 50 };

/** Under how many years of age what is unusual. */
const NOT_UNDER: Readonly<Record<string, number>> = {
  ...{ tetracycline: 12, quinolone: 18, salicylate: 16, "acetylsalicylic-acid": 16, codeine: 12, tramadol: 12 },
  ...{ loperamide: 4, domperidone: 12, promethazine: 2, metoclopramide: 1, retinoid: 12, triptan: 12 },
};

const OLDER = 65;
/** What harms older people more often than it helps them. */
const NOT_OLDER = [
  ...["benzodiazepine", "tricyclic", "diphenhydramine", "hydroxyzine", "promethazine", "chlorphenamine"],
  ...["glibenclamide", "zolpidem", "zopiclone", "ketorolac", "indometacin"],
];

/** Every word of these tables, for a test that compares them with the vocabulary. */
export const CAUTIONED: readonly string[] = [...HARM_UNBORN, ...NEVER_UNBORN, ...Object.keys(NOT_UNDER), ...NOT_OLDER];

/** Classes of which one medicine is usually enough. */
const ONE_IS_ENOUGH: readonly string[] = [
  ...["nsaid", "opioid", "ssri", "snri", "tricyclic", "benzodiazepine", "antihistamine", "antipsychotic", "triptan"],
  ...["aceInhibitor", "sartan", "betaBlocker", "calciumChannelBlocker", "nitrate", "thiazide", "loopDiuretic"],
  ...["statin", "fibrate", "pde5Inhibitor", "vitaminKAntagonist", "directAnticoagulant", "heparin", "xanthine"],
  ...["protonPumpInhibitor", "h2Blocker", "sulfonylurea", "gliptin", "sglt2Inhibitor", "glp1Agonist", "bisphosphonate"],
  ...["penicillin", "cephalosporin", "macrolide", "quinolone", "tetracycline"],
];

function namesOf(name: string): { substances: readonly string[]; all: readonly string[] } {
  const { substances, classes } = namedSubstances(name);
  return { substances, all: [...substances, ...classes, ...classesOfSubstances(substances)] };
}

/** What is unusual about a medicine for somebody of that age and sex, or who is pregnant. Words that name none have nothing. */
export function cautionsOf(name: string, { age, isFemale, isPregnant }: AskedPerson): Caution[] {
  const { all } = namesOf(name);
  const among = (known: readonly string[]) => all.some((each) => known.includes(each));
  const mayBe = isFemale && age !== null && age >= MAY_BE_PREGNANT.from && age <= MAY_BE_PREGNANT.to;
  const years = Math.max(0, ...all.map((each) => NOT_UNDER[each] ?? 0));
  return [
    ...(isPregnant && among(HARM_UNBORN) ? [{ reason: "pregnant" } as const] : []),
    ...(!isPregnant && mayBe && among(NEVER_UNBORN) ? [{ reason: "mayBePregnant" } as const] : []),
    ...(age !== null && age < years ? [{ reason: "child", years } as const] : []),
    ...(age !== null && age >= OLDER && among(NOT_OLDER) ? [{ reason: "older", years: OLDER } as const] : []),
  ];
}

/** The other medicines that belong to a class of this one, of which one is usually enough; not the same substance. */
export function sameClassAs<Other extends { name: string }>(name: string, others: readonly Other[]): Other[] {
  const own = namesOf(name);
  const classes = own.all.filter((each) => ONE_IS_ENOUGH.includes(each));
  return others.filter((other) => {
    const { substances, all } = namesOf(other.name);
    if (substances.some((each) => own.substances.includes(each))) return false;
    return classes.some((each) => all.includes(each));
  });
}
