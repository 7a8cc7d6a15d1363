import { everyDays, rounded, type Story, type Telling, type ToldReading, type ToldRecord } from "./story";

/** Twelve medicines: name, form, strength, unit, how often, for what, years since the start. */
const MEDICINES = [
  ["Apixaban", "TABLET", "5", "mg", "TWICE_DAILY", "Atrial fibrillation", 4],
  ["Bisoprolol", "TABLET", "5", "mg", "EVERY_MORNING", "Heart failure", 4],
  ["Ramipril", "CAPSULE", "5", "mg", "EVERY_MORNING", "Heart failure", 4],
  ["Furosemide", "TABLET", "40", "mg", "EVERY_MORNING", "Heart failure", 2],
  ["Atorvastatin", "TABLET", "40", "mg", "EVERY_EVENING", "High cholesterol", 9],
  ["Metformin", "TABLET", "500", "mg", "TWICE_DAILY", "Type 2 diabetes", 12],
  ["Allopurinol", "TABLET", "100", "mg", "DAILY", "Gout", 6],
  ["Pantoprazole", "TABLET", "20", "mg", "EVERY_MORNING", "", 5],
  ["Latanoprost", "DROPS", "50", "mcg", "AT_BEDTIME", "Glaucoma", 7],
  ["Colecalciferol", "CAPSULE", "1000", "units", "DAILY", "Osteoporosis", 3],
  ["Paracetamol", "TABLET", "500", "mg", "WHEN_NEEDED", "Knee osteoarthritis", 8],
  ["Macrogol", "SACHET", "", "", "DAILY", "Constipation", 1],
] as const;

const CONDITIONS = [
  ["Atrial fibrillation", 4, "MODERATE"],
  ["Heart failure", 4, "MODERATE"],
  ["High cholesterol", 9, "MILD"],
  ["Type 2 diabetes", 12, "MILD"],
  ["Chronic kidney disease stage 3", 3, "MODERATE"],
  ["Knee osteoarthritis", 8, "MODERATE"],
  ["Glaucoma", 7, "MILD"],
  ["Gout", 6, "MILD"],
  ["Osteoporosis", 3, "MILD"],
] as const;

const yearsAgo = ({ ago }: Telling, years: number) => ago(years * 365 + 60).slice(0, 7);

function medications(telling: Telling): ToldRecord[] {
  const { term, say, doctor } = telling;
  return MEDICINES.map(([name, form, strength, strengthUnit, frequency, reason, years]) => ({
    kind: "MEDICATION",
    values: {
      ...{ name: term("drugs", name), form, method: form === "DROPS" ? "EYE" : "BY_MOUTH", dose: "1" },
      ...{ strength, strengthUnit, frequency, status: "ACTIVE", start: yearsAgo(telling, years), prescriber: doctor },
      ...(reason !== "" && { reason: term("conditions", reason) }),
      ...(frequency === "WHEN_NEEDED" && {
        ...{ asNeeded: "on", neededFor: say("Knee pain", "Dolor de rodilla", "ألم الركبة"), maxPerDay: "6", dose: "2" },
      }),
    },
  }));
}

function readings({ around }: Telling): ToldReading[] {
  const when = (daysAgo: number) => ({ daysAgo, minutes: 7 * 60 });
  return [
    ...everyDays(180, 2).map((day) => ({
      ...{ ...when(day), tracker: "weight", unit: "kg" },
      value: rounded(71 + Math.sin(day / 20) * 1.2 + around(0.4), 1),
    })),
    ...everyDays(180, 3).map((day) => ({
      ...{ ...when(day), tracker: "bloodPressure", unit: "mmHg" },
      ...{ value: rounded(132 + around(12)), value2: rounded(74 + around(7)) },
    })),
    ...everyDays(180, 3).map((day) => ({
      ...{ ...when(day), tracker: "pulse", unit: "/min", value: rounded(74 + around(10)) },
    })),
  ];
}

function pastOf(telling: Telling): ToldRecord[] {
  const { term, say, ago } = telling;
  const procedure = (english: string, years: number, side: string): ToldRecord => ({
    kind: "PROCEDURE",
    values: {
      ...{ name: term("procedures", english), sort: "SURGERY", status: "DONE", date: yearsAgo(telling, years), side },
    },
  });
  return [
    procedure("Cataract surgery", 5, "RIGHT"),
    procedure("Knee replacement", 2, "LEFT"),
    {
      kind: "HOSPITALIZATION",
      values: {
        hospital: say("St. Mary's Hospital", "Hospital Santa María", "مستشفى السلمانية"),
        reason: say("Water on the lungs", "Agua en los pulmones", "تجمّع الماء في الرئتين"),
        ...{ admitted: ago(230), discharged: ago(222), admission: "EMERGENCY" },
        diagnoses: term("conditions", "Heart failure"),
      },
    },
    {
      kind: "EMERGENCYCONTACT",
      values: {
        name: say("Helen Carter", "Elena Ramos", "هدى المنصوري"),
        ...{ relation: "Children", phone: "+97339000111", priority: "1", mayBeTold: "on" },
      },
      byPatient: true,
    },
  ];
}

/** Somebody old with many conditions and twelve medicines. */
export const elderly: Story = (telling) => {
  const { term, say, ago, doctor } = telling;
  return {
    records: [
      {
        kind: "ALLERGY",
        values: {
          ...{ allergen: term("allergens", "Sulfonamide antibiotics"), category: "MEDICATION", type: "ALLERGY" },
          ...{ reactions: ["RASH", "ITCHING"], severity: "SEVERE", criticality: "HIGH", status: "ACTIVE" },
        },
      },
      {
        kind: "CONTRAINDICATION",
        values: {
          ...{ what: term("drugs", "Ibuprofen"), sort: "DRUG", severity: "ABSOLUTE", since: ago(900) },
          reason: say(
            "Kidney disease, heart failure and a blood thinner",
            "Enfermedad renal, insuficiencia cardíaca y anticoagulante",
            "مرض كلوي وقصور في القلب ومميّع للدم",
          ),
        },
      },
      ...CONDITIONS.map(([english, years, severity]) => ({
        kind: "HEALTHCONDITION",
        values: {
          ...{ condition: term("conditions", english), onset: yearsAgo(telling, years), severity, status: "ACTIVE" },
          diagnosedBy: doctor,
        },
      })),
      ...medications(telling),
      ...pastOf(telling),
      {
        kind: "VACCINATION",
        values: { vaccine: term("vaccines", "Shingles vaccine, recombinant"), status: "GIVEN", date: ago(500) },
      },
    ],
    readings: readings(telling),
  };
};
