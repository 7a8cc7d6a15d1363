import type { LabCategory, LabRange, RangeSex } from "./lab-test";

type Words = readonly [english: string, spanish: string, arabic: string];

interface SeedComponent {
  names: Words;
  loinc: string;
  unit: string;
  decimals: number;
  ranges: readonly LabRange[];
}

/** A test that every new laboratory begins with. */
export interface SeedTest extends SeedComponent {
  code: string;
  category: LabCategory;
  sample: "BLOOD" | "NONE";
  fasting: boolean;
  /** It has no number: its result is a report. */
  reported?: true;
}

export interface SeedPanel {
  names: Words;
  loinc: string;
  /** By their codes. */
  tests: readonly string[];
}

/** Ranges of grown-ups hold from 18 years of age; there is none below, and no flag but of what is critical. */
export const GROWN_UP_DAYS = 6575;

const grownUp = (low: number | null, high: number | null, sex: RangeSex = "ANY"): LabRange => ({
  ...{ sex, fromDays: GROWN_UP_DAYS, toDays: null, low, high },
  ...{ criticalLow: null, criticalHigh: null },
});
const bySex = (male: readonly [number, number], female: readonly [number, number]): LabRange[] => [
  grownUp(male[0], male[1], "MALE"),
  grownUp(female[0], female[1], "FEMALE"),
];

type Measured = [
  code: string,
  loinc: string,
  unit: string,
  decimals: number,
  ranges: readonly LabRange[],
  names: Words,
];

/** As in the clinical facts, section 5: examples for grown-ups. The laboratory's own ranges take their place. */
const MEASURED: readonly Measured[] = [
  ["HGB", "718-7", "g/dL", 1, bySex([13.5, 17.5], [12, 15.5]), ["Hemoglobin", "Hemoglobina", "الهيموغلوبين"]],
  ["HCT", "4544-3", "%", 0, bySex([41, 50], [36, 44]), ["Hematocrit", "Hematocrito", "الهيماتوكريت"]],
  ["WBC", "6690-2", "10*3/uL", 1, [grownUp(4, 11)], ["Leukocytes", "Leucocitos", "كريات الدم البيضاء"]],
  ["PLT", "777-3", "10*3/uL", 0, [grownUp(150, 400)], ["Platelets", "Plaquetas", "الصفائح الدموية"]],
  ["RBC", "789-8", "10*6/uL", 2, bySex([4.5, 5.9], [4.1, 5.1]), ["Erythrocytes", "Eritrocitos", "كريات الدم الحمراء"]],
  [
    "CRP",
    "1988-5",
    "mg/L",
    1,
    [grownUp(null, 4.9)],
    ["C-reactive protein", "Proteína C reactiva", "البروتين المتفاعل C"],
  ],
  ["FER", "2276-4", "ng/mL", 0, bySex([30, 400], [15, 150]), ["Ferritin", "Ferritina", "الفيريتين"]],
  ["B12", "2132-9", "pg/mL", 0, [grownUp(200, 900)], ["Vitamin B12", "Vitamina B12", "فيتامين B12"]],
  ["TSH", "3016-3", "m[IU]/L", 2, [grownUp(0.4, 4)], ["TSH", "TSH", "الهرمون المنبه للدرقية"]],
  ["FT4", "3024-7", "ng/dL", 1, [grownUp(0.8, 1.8)], ["Free T4", "T4 libre", "الثيروكسين الحر T4"]],
  ["GLU", "1558-6", "mg/dL", 0, [grownUp(70, 99)], ["Glucose, fasting", "Glucosa en ayunas", "غلوكوز الدم الصيامي"]],
  [
    ...(["A1C", "4548-4", "%", 1, [grownUp(null, 5.6)]] as const),
    ["HbA1c", "Hemoglobina glucosilada (HbA1c)", "الهيموغلوبين السكري HbA1c"],
  ],
  ["INR", "6301-6", "1", 1, [grownUp(0.9, 1.1)], ["INR", "INR", "النسبة الدولية الموحدة INR"]],
  ["NA", "2951-2", "mmol/L", 0, [grownUp(135, 145)], ["Sodium", "Sodio", "الصوديوم"]],
  ["K", "2823-3", "mmol/L", 1, [grownUp(3.5, 5.1)], ["Potassium", "Potasio", "البوتاسيوم"]],
  ["CL", "2075-0", "mmol/L", 0, [grownUp(98, 107)], ["Chloride", "Cloruro", "الكلوريد"]],
  ["CA", "17861-6", "mg/dL", 1, [grownUp(8.6, 10.3)], ["Calcium", "Calcio", "الكالسيوم"]],
  ["CRE", "2160-0", "mg/dL", 2, bySex([0.7, 1.3], [0.6, 1.1]), ["Creatinine", "Creatinina", "الكرياتينين"]],
  ["BUN", "3094-0", "mg/dL", 0, [grownUp(7, 20)], ["Urea nitrogen", "Nitrógeno ureico", "نيتروجين اليوريا"]],
  ["UA", "3084-1", "mg/dL", 1, bySex([3.4, 7], [2.4, 6]), ["Uric acid", "Ácido úrico", "حمض اليوريك"]],
  ["ALT", "1742-6", "U/L", 0, [grownUp(null, 44)], ["ALT", "ALT", "إنزيم الكبد ALT"]],
  ["AST", "1920-8", "U/L", 0, [grownUp(null, 39)], ["AST", "AST", "إنزيم الكبد AST"]],
  ["ALP", "6768-6", "U/L", 0, [grownUp(40, 130)], ["Alkaline phosphatase", "Fosfatasa alcalina", "الفوسفاتاز القلوي"]],
  ["BIL", "1975-2", "mg/dL", 1, [grownUp(null, 1.1)], ["Bilirubin, total", "Bilirrubina total", "البيليروبين الكلي"]],
  ["ALB", "1751-7", "g/dL", 1, [grownUp(3.5, 5)], ["Albumin", "Albúmina", "الألبومين"]],
  ["PSA", "2857-1", "ng/mL", 1, [grownUp(null, 3.9, "MALE")], ["PSA", "PSA", "مستضد البروستات PSA"]],
  ["CHOL", "2093-3", "mg/dL", 0, [grownUp(null, 200)], ["Cholesterol", "Colesterol", "الكوليسترول"]],
  ["HDL", "2085-9", "mg/dL", 0, [grownUp(40, null)], ["HDL cholesterol", "Colesterol HDL", "كوليسترول HDL"]],
  ["LDL", "13457-7", "mg/dL", 0, [grownUp(null, 130)], ["LDL cholesterol", "Colesterol LDL", "كوليسترول LDL"]],
  ["TRIG", "2571-8", "mg/dL", 0, [grownUp(null, 150)], ["Triglycerides", "Triglicéridos", "الدهون الثلاثية"]],
];

type Limits = readonly [criticalLow: number | null, criticalHigh: number | null];

/**
 * Beyond what somebody must know of a grown-up's value at once, in the unit of the test, as laboratories commonly have it:
 * Kost, "Critical limits for urgent clinician notification at US medical centers", JAMA 1990;263:704-707, and the surveys
 * of critical values of the College of American Pathologists (Q-Probes), rounded to what is usual. Tests for which no
 * limits are agreed on have none. TO BE REVIEWED BY A DOCTOR: a laboratory sets its own in the form of a measurement.
 */
const CRITICAL: Readonly<Record<string, Limits>> = {
  HGB: [7, 20],
  HCT: [20, 60],
  WBC: [2, 30],
  PLT: [20, 1_000],
  GLU: [50, 450],
  INR: [null, 5],
  NA: [120, 160],
  K: [2.8, 6.2],
  CL: [75, 126],
  CA: [6.5, 13],
  CRE: [null, 7.4],
  BUN: [null, 104],
};

function withCritical(code: string, ranges: readonly LabRange[]): readonly LabRange[] {
  const [criticalLow, criticalHigh] = CRITICAL[code] ?? [null, null];
  return ranges.map((range) => ({ ...range, criticalLow, criticalHigh }));
}

const FASTING = new Set(["GLU", "TRIG", "LDL"]);

const imaging = (code: string, names: Words): SeedTest => ({
  ...{ code, names, category: "LABORATORY_IMAGING_PROCEDURE", sample: "NONE", fasting: false, reported: true },
  ...{ loinc: "", unit: "", decimals: 0, ranges: [] },
});

export const SEED_TESTS: readonly SeedTest[] = [
  ...MEASURED.map(([code, loinc, unit, decimals, ranges, names]): SeedTest => ({
    ...{ code, loinc, unit, decimals, names, ranges: withCritical(code, ranges), fasting: FASTING.has(code) },
    ...{ category: "LABORATORY_TEST_PROCEDURE", sample: "BLOOD" },
  })),
  imaging("XR-CHEST", ["Chest X-ray", "Radiografía de tórax", "صورة أشعة للصدر"]),
  imaging("US-ABD", ["Ultrasound of the abdomen", "Ecografía abdominal", "تصوير البطن بالموجات فوق الصوتية"]),
  imaging("CT-HEAD", ["CT of the head", "TAC de cabeza", "تصوير مقطعي للرأس"]),
  imaging("MR-KNEE", ["MRI of the knee", "Resonancia de rodilla", "تصوير الركبة بالرنين المغناطيسي"]),
];

export const SEED_PANELS: readonly SeedPanel[] = [
  { names: ["Blood count", "Hemograma", "تعداد الدم"], loinc: "58410-2", tests: ["HGB", "HCT", "WBC", "PLT", "RBC"] },
  {
    names: ["Metabolic panel, comprehensive", "Perfil metabólico completo", "لوحة الأيض الشاملة"],
    loinc: "24323-8",
    tests: ["GLU", "NA", "K", "CL", "CA", "CRE", "BUN", "ALT", "AST", "ALP", "BIL", "ALB"],
  },
  {
    ...{ names: ["Lipid panel", "Perfil lipídico", "لوحة الدهون"], loinc: "24331-1" },
    tests: ["CHOL", "HDL", "LDL", "TRIG"],
  },
];

/** Which of the three languages of the seed a locale reads; English where it has none of its own. */
export const seedWord = (names: readonly [string, string, string], locale: string): string =>
  locale.startsWith("es") ? names[1] : locale.startsWith("ar") ? names[2] : names[0];
