import type { WarningLevel } from "./interactions";
import { namedSubstances, substancesAndClasses } from "./named-substances";

/** Of whom a medicine is asked. */
export interface AskedPerson {
  /** In whole years; null where it is not known. */
  age: number | null;
  isFemale: boolean;
  isPregnant: boolean;
}

/** Why a medicine is unusual for somebody; `years` of the age that it goes by. */
export type Caution = { level: WarningLevel } & (
  | { reason: "harmsUnborn" | "pregnant" | "mayBePregnant" }
  | { reason: "child"; years: number }
  | { reason: "older"; years: number }
);

/** Substances by code and classes by name, as a doctor reviews them. Of these none is given to a pregnant woman. */
const NOT_IN_PREGNANCY = [
  ...["retinoid", "methotrexate", "valproic-acid", "topiramate", "vitaminKAntagonist", "misoprostol", "mifepristone"],
  ...["mycophenolate-mofetil", "mycophenolic-acid", "aceInhibitor", "sartan", "aliskiren", "androgen", "danazol"],
  ...["thalidomide", "lenalidomide", "ribavirin", "leflunomide", "teriflunomide", "finasteride", "dutasteride"],
  ...["ambrisentan", "bosentan", "macitentan", "riociguat", "ergotamine", "raloxifene", "tamoxifen", "letrozole"],
  ...["anastrozole", "exemestane", "cyclophosphamide", "fingolimod", "miltefosine"],
];
/** Of these the harm is less, or not in every month. */
const HARM_UNBORN = [
  ...["statin", "nsaid", "tetracycline", "quinolone", "aminoglycoside", "sulfonamideAntibiotic", "trimethoprim"],
  ...["fluconazole", "voriconazole", "griseofulvin", "albendazole", "carbamazepine", "phenytoin", "phenobarbital"],
  ...["lithium", "paroxetine", "benzodiazepine", "directAnticoagulant", "sglt2Inhibitor", "glp1Agonist", "carbimazole"],
  ...["thiamazole", "penicillamine", "retinol", "spironolactone", "amiodarone", "hydroxycarbamide", "thiazide"],
];
/** Nobody who may become pregnant takes one of these without making sure that they are not. */
const NEVER_UNBORN = [
  ...["retinoid", "methotrexate", "valproic-acid", "topiramate", "thalidomide", "lenalidomide", "ribavirin"],
  ...["mycophenolate-mofetil", "mycophenolic-acid", "leflunomide", "teriflunomide", "ambrisentan", "bosentan"],
  ...["macitentan", "riociguat", "misoprostol", "miltefosine"],
];
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
export const CAUTIONED: readonly string[] = [
  ...[...NOT_IN_PREGNANCY, ...HARM_UNBORN, ...NEVER_UNBORN],
  ...[...Object.keys(NOT_UNDER), ...NOT_OLDER],
];

/** Classes of which one medicine is usually enough. */
const ONE_IS_ENOUGH: readonly string[] = [
  ...["nsaid", "opioid", "ssri", "snri", "tricyclic", "benzodiazepine", "antihistamine", "antipsychotic", "triptan"],
  ...["aceInhibitor", "sartan", "betaBlocker", "calciumChannelBlocker", "nitrate", "thiazide", "loopDiuretic"],
  ...["statin", "fibrate", "pde5Inhibitor", "vitaminKAntagonist", "directAnticoagulant", "heparin", "xanthine"],
  ...["protonPumpInhibitor", "h2Blocker", "sulfonylurea", "gliptin", "sglt2Inhibitor", "glp1Agonist", "bisphosphonate"],
  ...["penicillin", "cephalosporin", "macrolide", "quinolone", "tetracycline"],
];

/** What a medicine is to somebody who is pregnant, or may be: the worst alone. */
function unbornCaution(among: (known: readonly string[]) => boolean, isPregnant: boolean, mayBe: boolean): Caution[] {
  if (isPregnant && among(NOT_IN_PREGNANCY)) return [{ reason: "harmsUnborn", level: "stop" }];
  if (isPregnant && among(HARM_UNBORN)) return [{ reason: "pregnant", level: "warn" }];
  return !isPregnant && mayBe && among(NEVER_UNBORN) ? [{ reason: "mayBePregnant", level: "warn" }] : [];
}

/** What is unusual about a medicine for somebody of that age and sex, or who is pregnant. Words that name none have nothing. */
export function cautionsOf(name: string, { age, isFemale, isPregnant }: AskedPerson): Caution[] {
  const all = substancesAndClasses(name);
  const among = (known: readonly string[]) => all.some((each) => known.includes(each));
  const mayBe = isFemale && age !== null && age >= MAY_BE_PREGNANT.from && age <= MAY_BE_PREGNANT.to;
  const years = Math.max(0, ...all.map((each) => NOT_UNDER[each] ?? 0));
  return [
    ...unbornCaution(among, isPregnant, mayBe),
    ...(age !== null && age < years ? [{ reason: "child", years, level: "warn" } as const] : []),
    ...(age !== null && age >= OLDER && among(NOT_OLDER)
      ? [{ reason: "older", years: OLDER, level: "warn" } as const]
      : []),
  ];
}

/** The other medicines that belong to a class of this one, of which one is usually enough; not the same substance. */
export function sameClassAs<Other extends { name: string }>(name: string, others: readonly Other[]): Other[] {
  const own = namedSubstances(name).substances;
  const classes = substancesAndClasses(name).filter((each) => ONE_IS_ENOUGH.includes(each));
  return others.filter((other) => {
    if (namedSubstances(other.name).substances.some((each) => own.includes(each))) return false;
    const all = substancesAndClasses(other.name);
    return classes.some((each) => all.includes(each));
  });
}
