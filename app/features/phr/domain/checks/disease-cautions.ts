import type { WarningLevel } from "./interactions";
import { substancesAndClasses } from "./named-substances";

/** What a disease means for medicines: those that are usually not given with it, and those that need care. */
interface Disease {
  /** How the codes of ICD-10 begin. */
  codes: string;
  never?: string;
  care?: string;
}

const NONSELECTIVE = "propranolol nadolol timolol sotalol carvedilol labetalol levobunolol";
const CARDIOSELECTIVE = "atenolol bisoprolol metoprolol nebivolol acebutolol betaxolol esmolol";
const ANTICOAGULANTS = "vitaminKAntagonist directAnticoagulant heparin fondaparinux";
const BLADDER = "oxybutynin solifenacin tolterodine fesoterodine darifenacin trospium-chloride propiverine";

/**
 * Diseases by substances (codes) and classes (names), general knowledge of labels and formularies, written by hand; a
 * doctor reviews each line. The worst of all lines counts.
 */
const DISEASES: readonly Disease[] = [
  // Kidneys: stages 4 and 5, acute failure and dialysis; then all others.
  {
    codes: "N17 N18.4 N18.5 N19 Z99.2",
    never: "metformin nitrofurantoin nsaid methotrexate dabigatran-etexilate potassiumSparingDiuretic potassium",
    care:
      "lithium sglt2Inhibitor bisphosphonate glibenclamide glimepiride gabapentin pregabalin digoxin allopurinol " +
      "colchicine aciclovir valaciclovir directAnticoagulant heparin sulfamethoxazole trimethoprim opioid exenatide " +
      "duloxetine ranolazine aceInhibitor sartan aminoglycoside glycopeptide iodinatedContrast gadoliniumContrast " +
      "baclofen levetiracetam atenolol sotalol thiazide quinolone fluconazole fibrate",
  },
  {
    codes: "N18",
    care: "nsaid metformin nitrofurantoin methotrexate lithium potassiumSparingDiuretic potassium aminoglycoside",
  },
  // Airways.
  { codes: "J45 J46", never: NONSELECTIVE, care: `${CARDIOSELECTIVE} nsaid` },
  { codes: "J44 J43", care: `${NONSELECTIVE} benzodiazepine opioid` },
  { codes: "J96", never: "opioid benzodiazepine", care: "zolpidem zopiclone pregabalin gabapentin" },
  { codes: "G47.3", care: "benzodiazepine opioid zolpidem zopiclone" },
  // Heart and vessels.
  {
    codes: "I50 I11.0 I42.0 I42.9 J81",
    never:
      "verapamil diltiazem nsaid pioglitazone propafenone flecainide disopyramide dronedarone cilostazol moxonidine",
    care: "itraconazole saxagliptin alogliptin nifedipine tnfInhibitor minoxidil corticosteroid",
  },
  {
    codes: "I20 I21 I22 I23 I24 I25",
    never: "triptan ergotamine diclofenac celecoxib etoricoxib parecoxib flecainide propafenone",
    care: "nsaid pde5Inhibitor estrogen pseudoephedrine levothyroxine",
  },
  {
    codes: "I60 I61 I62 I63 I64 G45",
    never: "triptan ergotamine diclofenac celecoxib etoricoxib ethinylestradiol",
    care: `nsaid estrogen pseudoephedrine raloxifene ${ANTICOAGULANTS}`,
  },
  { codes: "I73", never: "triptan ergotamine", care: "betaBlocker pseudoephedrine" },
  {
    codes: "I26 I80.1 I80.2 I80.3 I82 D68.6",
    never: "ethinylestradiol estrogen raloxifene tranexamic-acid",
    care: "tamoxifen thalidomide lenalidomide megestrol",
  },
  { codes: "I10 I11 I12 I13 I15", care: "ethinylestradiol pseudoephedrine ergotamine bupropion" },
  {
    codes: "I44.1 I44.2 I44.3 I45.5 I49.5",
    never: "betaBlocker verapamil diltiazem",
    care: "digoxin amiodarone clonidine ivabradine flecainide propafenone",
  },
  { codes: "R00.1", care: "betaBlocker verapamil diltiazem digoxin ivabradine amiodarone clonidine donepezil" },
  { codes: "I45.6", never: "verapamil diltiazem digoxin", care: "betaBlocker" },
  { codes: "I45.8 I47.2", never: "qtProlonging" },
  { codes: "I42.1 I42.2", care: "nitrate digoxin nifedipine amlodipine pde5Inhibitor" },
  { codes: "I95", care: "nitrate alphaBlocker tricyclic clonidine" },
  // Stomach, gut, liver.
  {
    codes: "K25 K26 K27 K28 K92.2",
    never: "nsaid",
    care: `corticosteroid clopidogrel prasugrel ticagrelor bisphosphonate ssri ${ANTICOAGULANTS}`,
  },
  { codes: "K20 K22.0 K22.2", never: "bisphosphonate", care: "doxycycline potassium nsaid" },
  { codes: "K50 K51", care: "nsaid" },
  { codes: "K56", never: "metoclopramide loperamide opioid", care: "domperidone glp1Agonist" },
  { codes: "K85 K86.1", care: "glp1Agonist gliptin thiopurine valproic-acid" },
  {
    codes: "K70 K71 K72 K74",
    never: "methotrexate valproic-acid leflunomide ketoconazole nsaid duloxetine agomelatine",
    care: "paracetamol statin metformin benzodiazepine opioid isoniazid rifampicin pyrazinamide directAnticoagulant",
  },
  { codes: "B18 K73 K75 K76.9", care: "methotrexate valproic-acid leflunomide ketoconazole duloxetine isoniazid" },
  // Nerves and mind.
  {
    codes: "G40 R56",
    never: "bupropion mefloquine",
    care: "tramadol quinolone clozapine tricyclic carbapenem theophylline",
  },
  {
    codes: "G20 G21",
    never: "metoclopramide prochlorperazine haloperidol chlorpromazine flupentixol",
    care: "antipsychotic flunarizine cinnarizine",
  },
  {
    codes: "G70",
    never: "quinolone aminoglycoside magnesium-sulfate botulinum-toxin-type-a",
    care: "macrolide betaBlocker benzodiazepine",
  },
  { codes: "G43.1", never: "ethinylestradiol" },
  { codes: "F00 F01 F03 G30", care: "antipsychotic tricyclic benzodiazepine diphenhydramine promethazine hydroxyzine" },
  { codes: "F20 F25 F29 F31 F32 F33", never: "mefloquine", care: "isotretinoin" },
  { codes: "F10", care: "metformin benzodiazepine methotrexate opioid paracetamol" },
  { codes: "F11", care: "opioid pregabalin gabapentin benzodiazepine" },
  // Eyes and bladder.
  { codes: "H40", care: `tricyclic topiramate ipratropium-bromide chlorphenamine corticosteroid ${BLADDER}` },
  { codes: "N40 R33", care: `tricyclic diphenhydramine chlorphenamine promethazine pseudoephedrine ${BLADDER}` },
  // Hormones, blood, salts.
  { codes: "E10", never: "sulfonylurea", care: "sglt2Inhibitor metformin corticosteroid" },
  { codes: "E11 E12 E13 E14", care: "prednisolone prednisone dexamethasone methylprednisolone olanzapine clozapine" },
  { codes: "E05", never: "levothyroxine liothyronine", care: "amiodarone iodinatedContrast" },
  { codes: "E87.5", never: "potassium potassiumSparingDiuretic", care: "aceInhibitor sartan trimethoprim" },
  { codes: "E87.6", care: "digoxin thiazide loopDiuretic qtProlonging" },
  { codes: "E87.1", never: "desmopressin", care: "thiazide ssri snri carbamazepine oxcarbazepine" },
  { codes: "M10", care: "thiazide loopDiuretic pyrazinamide" },
  {
    codes: "D55.0",
    never: "primaquine dapsone nitrofurantoin nalidixic-acid",
    care: "sulfonamideAntibiotic quinolone chloroquine quinine",
  },
  { codes: "D66 D67 D68.0 D69", never: `nsaid ${ANTICOAGULANTS}`, care: "ssri snri clopidogrel" },
  { codes: "C50", never: "estrogen ethinylestradiol tibolone", care: "oralContraceptive" },
  { codes: "T78.3 D84.1", never: "aceInhibitor sacubitril", care: "sartan estrogen" },
];

/** A disease of the patient with what it means for a medicine. */
export interface DiseaseCaution {
  id: string;
  name: string;
  level: WarningLevel;
}

/** A current condition of the record, with its code of ICD-10 where it has one. */
export interface Condition {
  id: string;
  name: string;
  code: string;
}

const words = (list = "") => list.split(" ").filter((word) => word !== "");

/** The words of the table, for a test that compares them with the vocabularies. */
export const WORDS_OF_DISEASES: readonly string[] = DISEASES.flatMap(({ never, care }) => [
  ...words(never),
  ...words(care),
]);

/** What speaks against a medicine by what the patient has. Only diseases with a code are known. */
export function diseaseCautions(name: string, conditions: readonly Condition[]): DiseaseCaution[] {
  const medicine = substancesAndClasses(name);
  const isAmong = (list: string | undefined) => words(list).some((word) => medicine.includes(word));
  return conditions.flatMap(({ id, name: called, code }): DiseaseCaution[] => {
    const known = DISEASES.filter(({ codes }) => code !== "" && words(codes).some((start) => code.startsWith(start)));
    if (known.some(({ never }) => isAmong(never))) return [{ id, name: called, level: "stop" }];
    return known.some(({ care }) => isAmong(care)) ? [{ id, name: called, level: "warn" }] : [];
  });
}
