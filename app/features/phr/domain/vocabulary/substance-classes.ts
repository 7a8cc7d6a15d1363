/** The classes of substances that the checks of medicines know. */
export const SUBSTANCE_CLASSES = [
  ...(["penicillin", "cephalosporin", "carbapenem", "monobactam", "sulfonamideAntibiotic", "macrolide"] as const),
  ...(["quinolone", "tetracycline", "aminoglycoside", "glycopeptide", "nitroimidazole", "rifamycin"] as const),
  ...(["azoleAntifungal", "nsaid", "salicylate", "aminosalicylate", "pyrazolone", "opioid"] as const),
  ...(["amideAnesthetic", "esterAnesthetic", "triptan", "ssri", "snri", "tricyclic", "maoInhibitor"] as const),
  ...(["benzodiazepine", "antipsychotic", "antihistamine", "corticosteroid", "betaAgonist", "xanthine"] as const),
  ...(["aceInhibitor", "sartan", "betaBlocker", "alphaBlocker", "calciumChannelBlocker", "nitrate"] as const),
  ...(["thiazide", "loopDiuretic", "potassiumSparingDiuretic", "statin", "fibrate", "pde5Inhibitor"] as const),
  ...(["vitaminKAntagonist", "directAnticoagulant", "heparin", "protonPumpInhibitor", "h2Blocker"] as const),
  ...(["insulin", "sulfonylurea", "gliptin", "sglt2Inhibitor", "glp1Agonist", "bisphosphonate"] as const),
  ...(["estrogen", "oralContraceptive", "androgen", "retinoid", "carbonicAnhydraseInhibitor"] as const),
  ...(["potassium", "calcium", "iron", "iodinatedContrast", "gadoliniumContrast"] as const),
  ...(["thiopurine", "platinum", "taxane", "tnfInhibitor"] as const),
  // A property rather than a family: what lengthens the QT interval.
  "qtProlonging",
] as const;
export type SubstanceClass = (typeof SUBSTANCE_CLASSES)[number];

const KNOWN: ReadonlySet<string> = new Set(SUBSTANCE_CLASSES);

export const isSubstanceClass = (word: string): word is SubstanceClass => KNOWN.has(word);
