import { everyDays, rounded, type Story, type Telling, type ToldReading, type ToldRecord } from "./story";

const YEAR = 364;
const MORNING = 7 * 60 + 30;
/** The laboratory's last report: so many days ago, with these numbers. */
const LABORATORY = { daysAgo: 1, hba1c: 6.8, ldl: 88 };

/** A year in which things got better, a little unevenly. */
function readings({ around }: Telling): ToldReading[] {
  const towards = (from: number, to: number, daysAgo: number) => to + ((from - to) * daysAgo) / YEAR;
  const each = (step: number, read: (daysAgo: number) => Omit<ToldReading, "daysAgo" | "minutes">) =>
    everyDays(YEAR, step).map((daysAgo) => ({ daysAgo, minutes: MORNING, ...read(daysAgo) }));
  /** Every three months, the last time for the report that lies there. */
  const ofLaboratory = (read: (daysBefore: number) => Omit<ToldReading, "daysAgo" | "minutes">) =>
    everyDays(YEAR, 91).map((day) => ({ daysAgo: day + LABORATORY.daysAgo, minutes: MORNING, ...read(day) }));
  return [
    ...each(7, (day) => ({ tracker: "weight", unit: "kg", value: rounded(towards(91.5, 85, day) + around(0.6), 1) })),
    ...each(3, (day) => ({
      ...{ tracker: "bloodPressure", unit: "mmHg" },
      value: rounded(towards(148, 129, day) + around(8)),
      value2: rounded(towards(93, 81, day) + around(5)),
    })),
    ...each(2, (day) => ({
      ...{ tracker: "glucose", unit: "glucose mg/dL", context: "FASTING" },
      value: rounded(towards(172, 121, day) + around(18)),
    })),
    ...ofLaboratory((day) => ({
      ...{ tracker: "hba1c", unit: "%1" },
      value: rounded(towards(8.4, LABORATORY.hba1c, day) + around(day === 0 ? 0 : 0.1), 1),
    })),
    ...ofLaboratory((day) => ({
      ...{ tracker: "ldl", unit: "cholesterol mg/dL" },
      value: rounded(towards(151, LABORATORY.ldl, day) + around(day === 0 ? 0 : 4)),
    })),
    ...everyDays(60, 1).map((daysAgo) => ({
      ...{ tracker: "steps", unit: "steps", daysAgo, minutes: 21 * 60 },
      value: rounded(6_900 + around(2_600)),
    })),
    { tracker: "height", unit: "cm", daysAgo: YEAR, minutes: MORNING, value: 168 },
  ];
}

function medications({ term, ago, say, doctor }: Telling): ToldRecord[] {
  const tablet = { form: "TABLET", method: "BY_MOUTH", dose: "1", status: "ACTIVE", prescriber: doctor };
  return [
    {
      ...tablet,
      ...{ name: term("drugs", "Metformin"), strength: "1000", strengthUnit: "mg", start: "2019-06" },
      ...{ frequency: "TWICE_DAILY", whenTaken: "WITH_FOOD", reason: term("conditions", "Type 2 diabetes") },
    },
    {
      ...tablet,
      ...{ name: term("drugs", "Amlodipine"), strength: "5", strengthUnit: "mg", start: "2021-03" },
      ...{ frequency: "EVERY_MORNING", reason: term("conditions", "Hypertension") },
    },
    {
      ...tablet,
      ...{ name: term("drugs", "Atorvastatin"), strength: "20", strengthUnit: "mg", start: ago(300) },
      ...{ frequency: "EVERY_EVENING", reason: term("conditions", "High cholesterol") },
    },
    {
      ...{ ...tablet, status: "STOPPED", start: "2019-06", end: "2020-02", strength: "80", strengthUnit: "mg" },
      ...{ name: term("drugs", "Gliclazide"), frequency: "EVERY_MORNING", whenTaken: "BEFORE_FOOD" },
      reasonStopped: say(
        "Blood sugar too low at times",
        "A veces el azúcar bajaba demasiado",
        "كان السكر ينخفض أحيانًا",
      ),
    },
  ].map((values) => ({ kind: "MEDICATION", values }));
}

function ownWords({ say, term, ago }: Telling): ToldRecord[] {
  return [
    {
      kind: "SOCIALHISTORY",
      values: {
        ...{ smoking: "off", alcoholconsumption: "off", maritalstatus: "Married", children: "2" },
        occupation: say("Teacher", "Profesora", "معلّمة"),
        exercise: say("Walks in the evening", "Camina por las tardes", "المشي مساءً"),
      },
    },
    {
      kind: "FAMILYHISTORY",
      values: {
        ...{ relation: "Mother", extent: "PARTIAL", living: "LIVING", age: "67" },
        conditions: [{ name: term("conditions", "Type 2 diabetes"), age: "52" }],
      },
    },
    {
      kind: "JOURNAL",
      values: {
        ...{ on: ago(9), mood: "GOOD", shared: "on" },
        title: say("New habit", "Nueva costumbre", "عادة جديدة"),
        text: say(
          "Walked after dinner every day this week. The morning numbers are the best in months.",
          "Esta semana he caminado después de cenar todos los días. Los valores de la mañana son los mejores en meses.",
          "مشيت بعد العشاء كل يوم هذا الأسبوع، وأرقام الصباح هي الأفضل منذ أشهر.",
        ),
      },
    },
  ].map((record) => ({ ...record, byPatient: true }));
}

/** Somebody with diabetes and high blood pressure, and a year of readings. */
export const chronic: Story = (telling) => {
  const { term, say, ago, doctor } = telling;
  const condition = (english: string, onset: string, severity: string): ToldRecord => ({
    kind: "HEALTHCONDITION",
    values: { condition: term("conditions", english), onset, severity, status: "ACTIVE", diagnosedBy: doctor },
  });
  return {
    records: [
      {
        kind: "ALLERGY",
        values: {
          ...{ allergen: term("allergens", "Penicillin"), category: "MEDICATION", type: "ALLERGY", onset: "2004" },
          ...{ reactions: ["HIVES", "SWELLING"], severity: "MODERATE", criticality: "HIGH", status: "ACTIVE" },
        },
      },
      condition("Type 2 diabetes", "2019-06", "MODERATE"),
      condition("Hypertension", "2021-03", "MILD"),
      condition("High cholesterol", ago(300), "MILD"),
      ...medications(telling),
      {
        kind: "PROCEDURE",
        values: { name: term("procedures", "Appendectomy"), sort: "SURGERY", status: "DONE", date: "2005" },
      },
      {
        kind: "VACCINATION",
        values: { vaccine: term("vaccines", "Td vaccine"), status: "GIVEN", date: ago(1_200), site: "LEFT_ARM" },
      },
      {
        kind: "GOALS",
        values: {
          ...{ goal: say("HbA1c below 7 %", "HbA1c por debajo del 7 %", "خضاب سكري أقل من 7٪"), category: "DIETARY" },
          ...{ status: "ACTIVE", tracker: "hba1c", comparison: "AT_MOST", target: "7", unit: "%", start: ago(280) },
          achievement: "ACHIEVED",
        },
      },
      {
        kind: "MEDICALREPORT",
        values: {
          ...{
            title: say("Blood test", "Análisis de sangre", "تحليل دم"),
            sort: "LABORATORY",
            date: ago(LABORATORY.daysAgo),
            doctor,
          },
          ...{
            findings: `HbA1c ${LABORATORY.hba1c} %\nLDL ${LABORATORY.ldl} mg/dL\nCreatinine 0.8 mg/dL`,
            sharedWith: "PROVIDERS",
          },
        },
      },
      ...ownWords(telling),
    ],
    readings: readings(telling),
  };
};
