/** What one line says; its words in English, Spanish and Arabic. */
type Words = readonly [english: string, spanish: string, arabic: string];

/** A medicine of a sample prescription. */
export interface ToldMedicine {
  /** The English name in the vocabulary. */
  drug: string;
  strength: string;
  strengthUnit: "mg" | "mcg";
  form: "TABLET" | "CAPSULE" | "INHALER";
  dose: number;
  frequency: "DAILY" | "TWICE_DAILY" | "EVERY_MORNING" | "EVERY_EVENING" | "WHEN_NEEDED";
  whenTaken?: "BEFORE_FOOD" | "WITH_FOOD";
  neededFor?: Words;
  maxPerDay?: number;
  days?: number;
  refills?: number;
  /** Packs, of what is not counted by the piece. */
  packs?: number;
  exact?: boolean;
  instructions?: Words;
}

/** What the pharmacy did with a line, so many days ago; quantities in the unit of the line. */
export interface ToldEntry {
  line: number;
  daysAgo: number;
  kind: "DISPENSED" | "RETURNED" | "DECLINED";
  quantity: number;
  reason?: Words;
}

/** A sample prescription; `patient` 0 is the one of the printed sign-in, the others are adults without a story. */
export interface ToldPrescription {
  patient: number;
  daysAgo: number;
  /** How many days after it was signed its time is over. */
  validDays?: number;
  /** Whether it was sent to the first pharmacy; a draft and what patients take where they like was not. */
  sent?: boolean;
  diagnosis: Words;
  medicines: readonly ToldMedicine[];
  entries?: readonly ToldEntry[];
  /** How it ended otherwise than by what was handed out. */
  ended?: { state: "CANCELLED" | "STOPPED" | "EXPIRED" | "REPLACED"; daysAgo: number; reason: Words };
  draft?: boolean;
  /** It replaces the one before it. */
  replaces?: boolean;
  renewal?: { state: "REQUESTED" | "DENIED"; daysAgo: number; note: Words; answer: Words };
}

const NOTHING: Words = ["", "", ""];
const PRESSURE: Words = ["High blood pressure", "Hipertensión", "ارتفاع ضغط الدم"];
const DIABETES: Words = ["Type 2 diabetes", "Diabetes tipo 2", "السكري من النوع الثاني"];
const REFLUX: Words = ["Heartburn", "Acidez", "حرقة المعدة"];
const HAY_FEVER: Words = ["Hay fever", "Rinitis alérgica", "حمى القش"];
const ASTHMA: Words = ["Asthma", "Asma", "الربو"];
const BACK_PAIN: Words = ["Back pain", "Dolor de espalda", "ألم الظهر"];

const tablet = { form: "TABLET", strengthUnit: "mg", dose: 1 } as const;
const METFORMIN: ToldMedicine = {
  ...{ ...tablet, drug: "Metformin", strength: "1000", frequency: "TWICE_DAILY", whenTaken: "WITH_FOOD", days: 30 },
  ...{ refills: 2, instructions: ["Take it with a meal.", "Tómelo con la comida.", "تناوله مع الطعام."] },
};
const ATORVASTATIN: ToldMedicine = {
  ...{ ...tablet, drug: "Atorvastatin", strength: "20", frequency: "EVERY_EVENING", days: 30, refills: 2 },
};
const AMLODIPINE: ToldMedicine = {
  ...{ ...tablet, drug: "Amlodipine", strength: "5", frequency: "EVERY_MORNING", days: 90 },
};
const OMEPRAZOLE: ToldMedicine = {
  ...{ drug: "Omeprazole", strength: "20", strengthUnit: "mg", form: "CAPSULE", dose: 1, frequency: "DAILY" },
  ...{ whenTaken: "BEFORE_FOOD", days: 28 },
};
const CETIRIZINE: ToldMedicine = { ...tablet, drug: "Cetirizine", strength: "10", frequency: "DAILY", days: 30 };
const SALBUTAMOL: ToldMedicine = {
  ...{ drug: "Salbutamol", strength: "100", strengthUnit: "mcg", form: "INHALER", dose: 2, frequency: "WHEN_NEEDED" },
  ...{ neededFor: ["shortness of breath", "dificultad para respirar", "ضيق التنفس"], maxPerDay: 8 },
  ...{ packs: 1, exact: true },
};
export const PARACETAMOL: ToldMedicine = {
  ...{ ...tablet, drug: "Paracetamol", strength: "500", frequency: "WHEN_NEEDED", maxPerDay: 6, days: 5 },
  neededFor: ["pain", "dolor", "الألم"],
};

/** Prescriptions of a demo practice in every state, the oldest first. */
export const TOLD_PRESCRIPTIONS: readonly ToldPrescription[] = [
  {
    ...{ patient: 0, daysAgo: 210, validDays: 90, diagnosis: REFLUX, medicines: [OMEPRAZOLE] },
    ended: { state: "EXPIRED", daysAgo: 119, reason: NOTHING },
  },
  {
    ...{ patient: 0, daysAgo: 100, sent: true, diagnosis: PRESSURE, medicines: [AMLODIPINE] },
    entries: [{ line: 0, daysAgo: 99, kind: "DISPENSED", quantity: 90 }],
    renewal: {
      ...{ state: "REQUESTED", daysAgo: 1 },
      note: ["I have tablets for ten more days.", "Me quedan pastillas para diez días.", "لدي أقراص تكفي عشرة أيام."],
      answer: NOTHING,
    },
  },
  {
    ...{ patient: 2, daysAgo: 60, sent: true, diagnosis: HAY_FEVER, medicines: [CETIRIZINE] },
    entries: [
      { line: 0, daysAgo: 60, kind: "DISPENSED", quantity: 30 },
      {
        ...{ line: 0, daysAgo: 59, kind: "RETURNED", quantity: 30 },
        reason: ["The pack was damaged.", "El envase estaba dañado.", "كانت العبوة تالفة."],
      },
      { line: 0, daysAgo: 59, kind: "DISPENSED", quantity: 30 },
    ],
    renewal: {
      ...{ state: "DENIED", daysAgo: 20, note: NOTHING },
      answer: ["The season is over.", "Ha terminado la temporada.", "انتهى الموسم."],
    },
  },
  {
    ...{ patient: 0, daysAgo: 40, sent: true, diagnosis: DIABETES, medicines: [METFORMIN, ATORVASTATIN] },
    entries: [
      { line: 0, daysAgo: 39, kind: "DISPENSED", quantity: 60 },
      { line: 1, daysAgo: 39, kind: "DISPENSED", quantity: 30 },
      { line: 0, daysAgo: 11, kind: "DISPENSED", quantity: 60 },
    ],
  },
  {
    ...{ patient: 3, daysAgo: 30, sent: true, diagnosis: BACK_PAIN, medicines: [PARACETAMOL] },
    ended: {
      ...{ state: "CANCELLED", daysAgo: 30 },
      reason: ["Prescribed to the wrong patient", "Recetado al paciente equivocado", "وُصف للمريض الخطأ"],
    },
  },
  {
    ...{ patient: 2, daysAgo: 25, sent: true, diagnosis: PRESSURE, medicines: [AMLODIPINE] },
    entries: [{ line: 0, daysAgo: 25, kind: "DISPENSED", quantity: 30 }],
    ended: { state: "STOPPED", daysAgo: 12, reason: ["Swollen ankles", "Tobillos hinchados", "تورم الكاحلين"] },
  },
  {
    ...{ patient: 3, daysAgo: 9, sent: true, diagnosis: ASTHMA, medicines: [SALBUTAMOL] },
    ended: { state: "REPLACED", daysAgo: 9, reason: NOTHING },
  },
  {
    ...{ patient: 3, daysAgo: 9, sent: true, diagnosis: ASTHMA, replaces: true },
    medicines: [{ ...SALBUTAMOL, packs: 2, exact: false }],
    entries: [
      {
        ...{ line: 0, daysAgo: 8, kind: "DECLINED", quantity: 0 },
        reason: ["Expected on Friday", "Llega el viernes", "متوقع وصوله يوم الجمعة"],
      },
    ],
  },
  { patient: 1, daysAgo: 3, diagnosis: REFLUX, medicines: [OMEPRAZOLE] },
  { patient: 2, daysAgo: 2, sent: true, diagnosis: HAY_FEVER, medicines: [{ ...CETIRIZINE, refills: 1 }] },
  { patient: 1, daysAgo: 1, sent: true, diagnosis: BACK_PAIN, medicines: [PARACETAMOL, OMEPRAZOLE] },
  { patient: 0, daysAgo: 1, sent: true, diagnosis: BACK_PAIN, medicines: [PARACETAMOL] },
  { patient: 0, daysAgo: 0, draft: true, diagnosis: REFLUX, medicines: [OMEPRAZOLE] },
  { patient: 1, daysAgo: 0, draft: true, diagnosis: HAY_FEVER, medicines: [] },
];
