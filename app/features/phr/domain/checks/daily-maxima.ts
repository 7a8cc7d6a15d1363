/**
 * What an adult usually takes of a substance in a day at most by mouth, in mg: the highest dose of the usual range, not a
 * limit for everybody. General knowledge (labels and formularies), written by hand; a doctor reviews each line. What goes
 * by weight or by levels in the blood alone is left out.
 */
export const DAILY_MAXIMUM_MG: Readonly<Record<string, number>> = {
  // Pain, fever, gout.
  ...{ paracetamol: 4_000, ibuprofen: 2_400, naproxen: 1_250, diclofenac: 150, celecoxib: 400, meloxicam: 15 },
  ...{ "acetylsalicylic-acid": 4_000, tramadol: 400, codeine: 240, metamizole: 4_000, ketorolac: 40 },
  ...{ etoricoxib: 120, aceclofenac: 200, indometacin: 200, piroxicam: 20, "mefenamic-acid": 1_500, nabumetone: 2_000 },
  ...{ dexketoprofen: 75, dexibuprofen: 1_200, flurbiprofen: 300, lornoxicam: 16, ketoprofen: 300, tapentadol: 600 },
  ...{ allopurinol: 900, febuxostat: 120, colchicine: 2 },
  // Diabetes and hormones.
  ...{ metformin: 3_000, gliclazide: 320, glimepiride: 8, glibenclamide: 20, glipizide: 40, pioglitazone: 45 },
  ...{ sitagliptin: 100, linagliptin: 5, vildagliptin: 100, saxagliptin: 5, alogliptin: 25, repaglinide: 16 },
  ...{ dapagliflozin: 10, empagliflozin: 25, canagliflozin: 300, acarbose: 600 },
  ...{ levothyroxine: 0.3, liothyronine: 0.1, carbimazole: 60, thiamazole: 60, prednisolone: 60, prednisone: 60 },
  ...{ dexamethasone: 16, "alendronic-acid": 70, "ibandronic-acid": 150, raloxifene: 60 },
  // Heart, vessels, blood.
  ...{ amlodipine: 10, nifedipine: 90, felodipine: 20, lercanidipine: 20, verapamil: 480, diltiazem: 480 },
  ...{ enalapril: 40, lisinopril: 40, ramipril: 10, perindopril: 10, captopril: 150, quinapril: 80, fosinopril: 80 },
  ...{ losartan: 100, valsartan: 320, candesartan: 32, irbesartan: 300, telmisartan: 80, "olmesartan-medoxomil": 40 },
  ...{ bisoprolol: 20, atenolol: 100, metoprolol: 400, propranolol: 320, carvedilol: 100, nebivolol: 40, sotalol: 320 },
  ...{ labetalol: 2_400, hydrochlorothiazide: 50, chlortalidone: 100, indapamide: 5, furosemide: 600, torasemide: 200 },
  ...{ bumetanide: 10, spironolactone: 400, eplerenone: 50, doxazosin: 16, methyldopa: 3_000, hydralazine: 300 },
  ...{
    "isosorbide-mononitrate": 240,
    ivabradine: 15,
    ranolazine: 2_000,
    amiodarone: 600,
    flecainide: 400,
    digoxin: 0.25,
  },
  ...{ simvastatin: 40, atorvastatin: 80, rosuvastatin: 40, pravastatin: 40, lovastatin: 80, fluvastatin: 80 },
  ...{ pitavastatin: 4, ezetimibe: 10, fenofibrate: 267 },
  ...{ warfarin: 10, acenocoumarol: 8, apixaban: 20, rivaroxaban: 30, edoxaban: 60 },
  ...{ "dabigatran-etexilate": 300, clopidogrel: 75, prasugrel: 10, ticagrelor: 180, "tranexamic-acid": 4_500 },
  // Infections.
  ...{ amoxicillin: 3_000, phenoxymethylpenicillin: 4_000, flucloxacillin: 4_000, cefalexin: 4_000, cefadroxil: 2_000 },
  ...{ cefuroxime: 1_000, cefixime: 400, cefaclor: 4_000, cefdinir: 600, "cefpodoxime-proxetil": 800 },
  ...{ clarithromycin: 1_000, azithromycin: 500, erythromycin: 4_000, clindamycin: 1_800, doxycycline: 200 },
  ...{
    minocycline: 200,
    ciprofloxacin: 1_500,
    levofloxacin: 1_000,
    moxifloxacin: 400,
    ofloxacin: 800,
    norfloxacin: 800,
  },
  ...{
    nitrofurantoin: 400,
    trimethoprim: 400,
    metronidazole: 2_400,
    linezolid: 1_200,
    rifampicin: 1_200,
    isoniazid: 300,
  },
  ...{ fluconazole: 800, itraconazole: 400, terbinafine: 250, aciclovir: 4_000, valaciclovir: 3_000, oseltamivir: 150 },
  ...{ hydroxychloroquine: 400, albendazole: 800 },
  // Stomach.
  ...{ omeprazole: 40, pantoprazole: 80, esomeprazole: 80, lansoprazole: 60, rabeprazole: 40, famotidine: 80 },
  ...{ ranitidine: 600, domperidone: 30, metoclopramide: 30, loperamide: 16, ondansetron: 24, bisacodyl: 20 },
  ...{ mebeverine: 405, "hyoscine-butylbromide": 80, misoprostol: 0.8, mesalazine: 4_800 },
  // Airways and allergies.
  ...{ cetirizine: 10, levocetirizine: 5, loratadine: 10, desloratadine: 5, fexofenadine: 180, bilastine: 20 },
  ...{ ebastine: 20, rupatadine: 10, chlorphenamine: 24, promethazine: 100, hydroxyzine: 100, diphenhydramine: 300 },
  ...{ montelukast: 10, theophylline: 900, salbutamol: 32, dextromethorphan: 120, pseudoephedrine: 240 },
  ...{ ambroxol: 120, carbocisteine: 2_250 },
  // Mind and nerves.
  ...{ sertraline: 200, fluoxetine: 80, citalopram: 40, escitalopram: 20, paroxetine: 60, fluvoxamine: 300 },
  ...{ venlafaxine: 375, duloxetine: 120, mirtazapine: 45, bupropion: 450, trazodone: 600, vortioxetine: 20 },
  ...{ amitriptyline: 150, nortriptyline: 150, imipramine: 300, clomipramine: 250, lithium: 1_800 },
  ...{ diazepam: 40, lorazepam: 10, alprazolam: 4, clonazepam: 20, temazepam: 40, zolpidem: 10, zopiclone: 7.5 },
  ...{ olanzapine: 20, quetiapine: 800, risperidone: 16, aripiprazole: 30, haloperidol: 20, clozapine: 900 },
  ...{ amisulpride: 1_200, buspirone: 60, atomoxetine: 120 },
  ...{ carbamazepine: 2_000, phenytoin: 600, "valproic-acid": 2_500, levetiracetam: 3_000, lamotrigine: 500 },
  ...{ topiramate: 500, oxcarbazepine: 2_400, gabapentin: 3_600, pregabalin: 600 },
  ...{ donepezil: 23, memantine: 20, galantamine: 24, pramipexole: 4.5, ropinirole: 24, baclofen: 100, tizanidine: 36 },
  ...{ sumatriptan: 300, rizatriptan: 30, zolmitriptan: 10, naratriptan: 5, betahistine: 48, flunarizine: 10 },
  // Others.
  ...{ methotrexate: 25, sildenafil: 100, tadalafil: 20, vardenafil: 20, finasteride: 5, dutasteride: 0.5 },
  ...{ tamsulosin: 0.8, alfuzosin: 10, solifenacin: 10, tolterodine: 4, oxybutynin: 30, mirabegron: 50 },
  ...{ norethisterone: 15, anastrozole: 1, letrozole: 2.5, tamoxifen: 40 },
};

/** What is usually inhaled of a substance in a day at most, in mg. */
export const INHALED_MAXIMUM_MG: Readonly<Record<string, number>> = {
  ...{ salbutamol: 0.8, salmeterol: 0.2, formoterol: 0.048 },
};

/** What is taken once, and not every day, at most, in mg, where that is more. */
export const ONCE_MAXIMUM_MG: Readonly<Record<string, number>> = {
  ...{ azithromycin: 2_000, clopidogrel: 600, prasugrel: 60 },
};

/** From which age the maximum of adults is usual; of all others from 18 years. */
export const ADULT_FROM: Readonly<Record<string, number>> = {
  ...{ paracetamol: 16, ibuprofen: 12, cetirizine: 12, levocetirizine: 12, loratadine: 12, desloratadine: 12 },
  ...{ fexofenadine: 12, amoxicillin: 12, phenoxymethylpenicillin: 12, clarithromycin: 12, montelukast: 15 },
};

/** What a child takes at most by weight, in mg/kg on a day and, where it is known, at once. */
export const BY_WEIGHT: Readonly<Record<string, { day: number; once?: number }>> = {
  ...{ paracetamol: { day: 60, once: 15 }, ibuprofen: { day: 30 }, amoxicillin: { day: 90 } },
};

/** Injected, these have the maximum that they have by mouth. */
export const ALIKE_INJECTED: readonly string[] = [
  "paracetamol",
  "tramadol",
  "metamizole",
  "diclofenac",
  "levetiracetam",
];

/** Substances and classes of which a little too much does harm: that a dose was not checked is a caution of its own. */
export const NARROW_RANGE: readonly string[] = [
  ...["vitaminKAntagonist", "directAnticoagulant", "heparin", "fondaparinux", "insulin", "opioid", "xanthine"],
  ...["digoxin", "lithium", "levothyroxine", "liothyronine", "phenytoin", "methotrexate", "amiodarone", "flecainide"],
  ...["ciclosporin", "tacrolimus", "sirolimus", "everolimus", "carbamazepine", "colchicine"],
];
