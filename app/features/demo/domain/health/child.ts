import { rounded, type Story, type Telling, type ToldReading, type ToldRecord } from "./story";

const MONTH = 30.44;

/** Vaccines of the first years: the age in months, the name, which dose of how many. */
const DOSES = [
  [2, "Hexavalent vaccine", 1, 3],
  [2, "Pneumococcal conjugate vaccine", 1, 3],
  [4, "Hexavalent vaccine", 2, 3],
  [4, "Pneumococcal conjugate vaccine", 2, 3],
  [11, "Hexavalent vaccine", 3, 3],
  [12, "Pneumococcal conjugate vaccine", 3, 3],
  [12, "MMR vaccine", 1, 2],
  [15, "Chickenpox vaccine", 1, 2],
  [48, "MMR vaccine", 2, 2],
  [54, "Chickenpox vaccine", 2, 2],
] as const;

/** Age in months, weight in kg, height in cm: the middle of what children grow like. */
const GROWTH = [
  [0, 3.4, 50],
  [2, 5.3, 57.5],
  [4, 6.7, 63],
  [6, 7.6, 66.5],
  [9, 8.6, 71],
  [12, 9.4, 75],
  [18, 10.6, 81.5],
  [24, 11.9, 87],
  [36, 14, 95.5],
  [48, 16, 103],
  [60, 18.1, 109.5],
  [72, 20.4, 115.5],
  [84, 22.8, 121.5],
] as const;

const isPast =
  ({ age }: Telling) =>
  (months: number) =>
    months * MONTH < age - 3;

function vaccinations(telling: Telling): ToldRecord[] {
  const { term, atAge, doctor } = telling;
  const past = isPast(telling);
  const given = DOSES.filter(([months]) => past(months));
  return given.map(([months, vaccine, dose, doses]) => {
    const next = DOSES.find(([, name, number]) => name === vaccine && number === dose + 1);
    return {
      kind: "VACCINATION",
      values: {
        ...{ vaccine: term("vaccines", vaccine), status: "GIVEN", date: atAge(months) },
        ...{ doseNumber: String(dose), dosesInSeries: String(doses), site: months < 12 ? "LEFT_THIGH" : "LEFT_ARM" },
        ...{ route: "INTO_THE_MUSCLE", givenBy: doctor, nextDue: next ? atAge(next[0]) : "" },
      },
    };
  });
}

function growth(telling: Telling): ToldReading[] {
  const { age, around } = telling;
  const past = isPast(telling);
  return GROWTH.filter(([months]) => past(months)).flatMap(([months, weight, height]) => {
    const when = { daysAgo: Math.max(0, Math.round(age - months * MONTH)), minutes: 10 * 60 };
    return [
      { ...when, tracker: "weight", unit: "kg", value: rounded(weight * 1.02 + around(0.1), 1) },
      { ...when, tracker: "height", unit: "cm", value: rounded(height + around(0.5), 1) },
    ];
  });
}

/** A child with its vaccinations and how it grew. */
export const child: Story = (telling) => {
  const { term, say, ago } = telling;
  return {
    records: [
      {
        kind: "ALLERGY",
        values: {
          ...{ allergen: term("allergens", "Egg"), category: "FOOD", type: "ALLERGY", status: "ACTIVE" },
          ...{ reactions: ["RASH", "VOMITING"], severity: "MILD", criticality: "LOW" },
        },
        byPatient: true,
      },
      {
        kind: "HEALTHCONDITION",
        values: { condition: term("conditions", "Eczema"), status: "ACTIVE", severity: "MILD", onset: ago(40) },
      },
      {
        kind: "MEDICATION",
        values: {
          ...{ name: term("drugs", "Hydrocortisone"), form: "CREAM", method: "ON_THE_SKIN", strength: "1" },
          ...{ strengthUnit: "percentage", frequency: "TWICE_DAILY", status: "ACTIVE", start: ago(40) },
          reason: term("conditions", "Eczema"),
          instructions: say(
            "A thin layer on the red places, for a week at most.",
            "Una capa fina en las zonas rojas, una semana como máximo.",
            "طبقة رقيقة على المواضع الحمراء لمدة أسبوع على الأكثر.",
          ),
        },
      },
      ...vaccinations(telling),
    ],
    readings: growth(telling),
  };
};
