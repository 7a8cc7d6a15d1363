import { namedSubstances } from "./named-substances";

/**
 * What an adult usually takes of a substance in a day at most by mouth, in mg: the highest dose of the usual range, not a
 * limit for everybody. General knowledge, written by hand; a doctor reviews each line.
 */
const DAILY_MAXIMUM_MG: Readonly<Record<string, number>> = {
  ...{ paracetamol: 4_000, ibuprofen: 2_400, naproxen: 1_250, diclofenac: 150, celecoxib: 400, meloxicam: 15 },
  ...{ "acetylsalicylic-acid": 4_000, tramadol: 400, codeine: 240, metamizole: 4_000, ketorolac: 40 },
  ...{ metformin: 3_000, gliclazide: 320, glimepiride: 8, sitagliptin: 100 },
  ...{ amlodipine: 10, enalapril: 40, lisinopril: 40, ramipril: 10, losartan: 100, valsartan: 320 },
  ...{ bisoprolol: 20, atenolol: 100, hydrochlorothiazide: 50, spironolactone: 400 },
  ...{ simvastatin: 40, atorvastatin: 80, rosuvastatin: 40, pravastatin: 40, digoxin: 0.25, colchicine: 2 },
  ...{ omeprazole: 40, pantoprazole: 80, esomeprazole: 80, lansoprazole: 60, domperidone: 30, metoclopramide: 30 },
  ...{ loperamide: 16, ondansetron: 24, cetirizine: 10, loratadine: 10, montelukast: 10 },
  ...{ sertraline: 200, fluoxetine: 80, citalopram: 40, escitalopram: 20, amitriptyline: 150, diazepam: 40 },
  ...{ zolpidem: 10, zopiclone: 7.5, ciprofloxacin: 1_500, levofloxacin: 1_000, azithromycin: 500, fluconazole: 800 },
  ...{ allopurinol: 900, sildenafil: 100, tadalafil: 20 },
};

/** The substances whose maximum is known, for a test that compares them with the vocabulary. */
export const SUBSTANCES_WITH_MAXIMUM: readonly string[] = Object.keys(DAILY_MAXIMUM_MG);

/** The usual daily maximum in mg of the one substance that words name; null where it is not known or they name several. */
export function usualDailyMaximum(name: string): number | null {
  const [substance, ...others] = namedSubstances(name).substances;
  return substance === undefined || others.length > 0 ? null : (DAILY_MAXIMUM_MG[substance] ?? null);
}
