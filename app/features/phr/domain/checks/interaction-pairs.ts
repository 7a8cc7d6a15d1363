import type { Interaction, InteractionReason, Severity } from "./interaction";

/** One side of a pair against the other, written as words. */
const pair = (one: string, other: string, reason: InteractionReason, severity: Severity = "high"): Interaction => ({
  sides: [one.split(" "), other.split(" ")],
  severity,
  reason,
});

const DIURETICS = "thiazide loopDiuretic potassiumSparingDiuretic";
/** What slows down, and what speeds up, how the liver takes most medicines apart (CYP3A4). */
const AZOLES = "itraconazole ketoconazole voriconazole posaconazole";
const BLOCKERS = `clarithromycin erythromycin ritonavir ${AZOLES}`;
const INDUCERS = "rifampicin carbamazepine phenytoin phenobarbital";
const PLATELETS = "clopidogrel prasugrel ticagrelor";
/** By mouth or injected: what is inhaled or spread does not count. */
const STEROIDS = "prednisolone prednisone dexamethasone methylprednisolone";

const BLOOD: readonly Interaction[] = [
  pair(
    "vitaminKAntagonist",
    `nsaid macrolide quinolone sulfamethoxazole metronidazole fluconazole miconazole amiodarone ${AZOLES}`,
    "bleeding",
  ),
  pair(
    "vitaminKAntagonist",
    `${PLATELETS} heparin fondaparinux directAnticoagulant tamoxifen capecitabine`,
    "bleeding",
  ),
  pair("vitaminKAntagonist", "ssri snri tramadol fibrate simvastatin rosuvastatin", "bleeding", "moderate"),
  pair("vitaminKAntagonist", "tetracycline cephalosporin penicillin", "bleeding", "moderate"),
  pair("vitaminKAntagonist", `rifamycin ${INDUCERS}`, "weakAnticoagulant"),
  pair("vitaminKAntagonist", "phytomenadione", "weakAnticoagulant", "moderate"),
  pair("directAnticoagulant", `nsaid heparin fondaparinux ritonavir ${AZOLES} ${PLATELETS}`, "bleeding"),
  pair("directAnticoagulant", "ssri snri", "bleeding", "moderate"),
  pair("dabigatran-etexilate edoxaban", "verapamil dronedarone ciclosporin amiodarone", "bleeding", "moderate"),
  pair("directAnticoagulant", `rifamycin ${INDUCERS}`, "weakAnticoagulant"),
  pair("heparin fondaparinux", `nsaid ${PLATELETS}`, "bleeding", "moderate"),
  pair("nsaid", `ssri snri ${PLATELETS} ${STEROIDS}`, "bleeding", "moderate"),
  pair("clopidogrel", "omeprazole esomeprazole", "weakClopidogrel", "moderate"),
  pair("thiopurine", "allopurinol febuxostat", "boneMarrow"),
  pair("thiopurine", "trimethoprim", "boneMarrow", "moderate"),
  pair("clozapine", "carbamazepine", "boneMarrow"),
  pair("zidovudine", "ribavirin ganciclovir valganciclovir", "boneMarrow"),
  pair("methotrexate", "metamizole", "boneMarrow"),
  pair("methotrexate", "trimethoprim sulfamethoxazole nsaid probenecid", "methotrexateToxicity"),
  pair("methotrexate", "penicillin protonPumpInhibitor", "methotrexateToxicity", "moderate"),
];

const HEART: readonly Interaction[] = [
  pair("nitrate", "pde5Inhibitor", "lowBloodPressure"),
  pair("riociguat", "nitrate pde5Inhibitor", "lowBloodPressure"),
  pair("alphaBlocker", "pde5Inhibitor", "lowBloodPressure", "moderate"),
  pair("tizanidine", "ciprofloxacin fluvoxamine", "lowBloodPressure"),
  pair("aceInhibitor sartan", "potassium potassiumSparingDiuretic trimethoprim aliskiren", "highPotassium"),
  pair("aceInhibitor", "sartan", "highPotassium"),
  pair("potassiumSparingDiuretic", "potassium trimethoprim ciclosporin tacrolimus", "highPotassium"),
  pair("sacubitril", "aceInhibitor", "swelling"),
  {
    sides: [["aceInhibitor", "sartan"], DIURETICS.split(" "), ["nsaid"]],
    ...{ severity: "high", reason: "kidneyInjury" },
  },
  pair("ciclosporin tacrolimus", "nsaid aminoglycoside", "kidneyInjury"),
  pair("glycopeptide", "aminoglycoside", "kidneyInjury"),
  pair("aminoglycoside", "loopDiuretic", "kidneyInjury", "moderate"),
  pair(
    "digoxin",
    "amiodarone verapamil clarithromycin dronedarone quinine itraconazole ciclosporin",
    "digoxinToxicity",
  ),
  pair("digoxin", "diltiazem erythromycin azithromycin thiazide loopDiuretic", "digoxinToxicity", "moderate"),
  pair("betaBlocker", "verapamil diltiazem", "slowHeart"),
  pair("betaBlocker", "digoxin amiodarone clonidine", "slowHeart", "moderate"),
  pair("amiodarone", "verapamil diltiazem sofosbuvir", "slowHeart"),
  pair("ivabradine", "verapamil diltiazem", "slowHeart"),
  pair("ivabradine", BLOCKERS, "harmfulLevel"),
  pair("qtProlonging", "qtProlonging", "irregularHeart"),
  pair("ritonavir", "amiodarone flecainide propafenone", "irregularHeart"),
  pair("simvastatin lovastatin", `gemfibrozil ciclosporin ${BLOCKERS}`, "muscleDamage"),
  pair("simvastatin lovastatin", "amiodarone verapamil diltiazem amlodipine fluconazole", "muscleDamage", "moderate"),
  pair("atorvastatin", `gemfibrozil ciclosporin ${BLOCKERS}`, "muscleDamage", "moderate"),
  pair("rosuvastatin", "gemfibrozil ciclosporin", "muscleDamage"),
  pair("statin", "colchicine", "muscleDamage", "moderate"),
  pair("maoInhibitor", "pseudoephedrine phenylephrine methylphenidate amfetamine atomoxetine", "highBloodPressure"),
];

const MIND: readonly Interaction[] = [
  pair(
    "maoInhibitor",
    "ssri snri tricyclic tramadol pethidine triptan bupropion dextromethorphan",
    "serotoninSyndrome",
  ),
  pair("ssri snri", "tramadol triptan", "serotoninSyndrome", "moderate"),
  pair("tricyclic", "tramadol ssri snri", "serotoninSyndrome", "moderate"),
  pair("lithium", "nsaid aceInhibitor sartan thiazide loopDiuretic", "lithiumToxicity"),
  pair("opioid", "benzodiazepine", "slowBreathing"),
  pair("opioid", "gabapentin pregabalin zolpidem zopiclone phenobarbital", "slowBreathing", "moderate"),
  pair("benzodiazepine", "zolpidem zopiclone phenobarbital clozapine", "slowBreathing", "moderate"),
  pair("midazolam triazolam alprazolam", BLOCKERS, "slowBreathing"),
  pair("opioid", "naltrexone", "weakEffect"),
  pair("codeine", "paroxetine fluoxetine bupropion", "weakEffect", "moderate"),
  pair("tamoxifen", "paroxetine fluoxetine bupropion", "weakEffect", "moderate"),
  pair("levodopa", "metoclopramide haloperidol risperidone", "weakEffect", "moderate"),
  pair("bupropion", "tramadol", "seizures", "moderate"),
  pair("valproic-acid", "carbapenem", "seizures"),
  pair("lamotrigine", "valproic-acid", "harmfulLevel"),
  pair("carbamazepine", `verapamil diltiazem fluconazole ${BLOCKERS}`, "harmfulLevel"),
  pair("phenytoin", "fluconazole amiodarone isoniazid cimetidine sulfamethoxazole", "harmfulLevel", "moderate"),
  pair("quetiapine", BLOCKERS, "harmfulLevel"),
  pair("ssri snri carbamazepine desmopressin", "thiazide", "lowSodium", "moderate"),
];

const OTHERS: readonly Interaction[] = [
  pair("xanthine", "ciprofloxacin fluvoxamine", "theophyllineToxicity"),
  pair("xanthine", "clarithromycin erythromycin cimetidine", "theophyllineToxicity", "moderate"),
  pair("xanthine", INDUCERS, "weakEffect", "moderate"),
  pair(
    "oralContraceptive",
    `rifamycin primidone topiramate oxcarbazepine eslicarbazepine-acetate efavirenz nevirapine griseofulvin ${INDUCERS}`,
    "unwantedPregnancy",
  ),
  pair("lamotrigine", "ethinylestradiol", "weakEffect", "moderate"),
  pair("levothyroxine", "calcium iron sucralfate colestyramine sevelamer", "poorAbsorption", "low"),
  pair("quinolone", "iron calcium sucralfate magnesium-hydroxide zinc-sulfate", "poorAbsorption", "moderate"),
  pair("tetracycline", "iron calcium sucralfate magnesium-hydroxide zinc-sulfate", "poorAbsorption", "moderate"),
  pair("bisphosphonate", "calcium iron magnesium-hydroxide", "poorAbsorption", "low"),
  pair("itraconazole ketoconazole atazanavir", "protonPumpInhibitor h2Blocker", "poorAbsorption", "moderate"),
  pair("dolutegravir", "calcium iron magnesium-hydroxide", "poorAbsorption", "moderate"),
  pair("metformin", "iodinatedContrast", "lacticAcidosis"),
  pair("isotretinoin acitretin", "tetracycline", "brainPressure"),
  pair("isotretinoin acitretin", "retinol", "harmfulLevel", "moderate"),
  pair("methotrexate", "acitretin leflunomide", "liverDamage"),
  pair("colchicine", `verapamil diltiazem ciclosporin ${BLOCKERS}`, "colchicineToxicity"),
  pair("ergotamine", `triptan ${BLOCKERS}`, "narrowVessels"),
  pair("ciclosporin tacrolimus sirolimus everolimus", `verapamil diltiazem ${BLOCKERS}`, "harmfulLevel"),
  pair("ciclosporin tacrolimus sirolimus everolimus", INDUCERS, "weakEffect"),
  pair("sulfonylurea", "fluconazole miconazole clarithromycin sulfamethoxazole", "lowSugar", "moderate"),
  pair("repaglinide", "gemfibrozil clopidogrel", "lowSugar"),
];

/** The dangerous combinations that the checks know (clinical facts, section 3.3); a doctor reviews each line. */
export const INTERACTIONS: readonly Interaction[] = [...BLOOD, ...HEART, ...MIND, ...OTHERS];
