import { everyDays, rounded, type Story, type Telling, type ToldReading, type ToldRecord } from "./story";

/** Days since the last period: the 28th week. */
const ALONG = 194;

function readings({ around }: Telling): ToldReading[] {
  const when = (daysAgo: number) => ({ daysAgo, minutes: 8 * 60 });
  return [
    { ...when(ALONG), tracker: "height", unit: "cm", value: 164 },
    ...everyDays(ALONG - 40, 7).map((day) => ({
      ...{ ...when(day), tracker: "weight", unit: "kg" },
      value: rounded(62 + ((ALONG - day) / ALONG) * 8.5 + around(0.3), 1),
    })),
    ...everyDays(ALONG - 40, 7).map((day) => ({
      ...{ ...when(day), tracker: "bloodPressure", unit: "mmHg" },
      ...{ value: rounded(114 + around(6)), value2: rounded(71 + around(5)) },
    })),
  ];
}

/** What she has, and what she takes for it. */
function care({ term, say, ago, doctor }: Telling): ToldRecord[] {
  const tablet = { form: "TABLET", method: "BY_MOUTH", dose: "1", frequency: "DAILY", status: "ACTIVE" };
  return [
    {
      kind: "HEALTHCONDITION",
      values: {
        ...{ condition: term("conditions", "Pregnancy"), status: "ACTIVE", onset: ago(ALONG), diagnosedBy: doctor },
        note: say("All well so far.", "Todo bien hasta ahora.", "كل شيء على ما يرام حتى الآن."),
      },
    },
    {
      kind: "HEALTHCONDITION",
      values: {
        ...{ condition: term("conditions", "Iron deficiency anemia"), status: "ACTIVE", severity: "MILD" },
        ...{ onset: ago(45), diagnosedBy: doctor },
      },
    },
    {
      kind: "MEDICATION",
      values: {
        ...{ ...tablet, name: term("drugs", "Folic acid"), strength: "400", strengthUnit: "mcg" },
        ...{ start: ago(ALONG - 20), prescriber: doctor },
      },
    },
    {
      kind: "MEDICATION",
      values: {
        ...{ ...tablet, name: term("drugs", "Ferrous fumarate"), strength: "210", strengthUnit: "mg" },
        ...{ start: ago(45), whenTaken: "ON_AN_EMPTY_STOMACH", prescriber: doctor },
        reason: term("conditions", "Iron deficiency anemia"),
      },
    },
  ];
}

/** Somebody in the seventh month of her pregnancy. */
export const pregnant: Story = (telling) => {
  const { term, say, ago, doctor } = telling;
  return {
    records: [
      ...care(telling),
      {
        kind: "CONTRAINDICATION",
        values: {
          ...{ what: term("drugs", "Ibuprofen"), sort: "DRUG", severity: "ABSOLUTE", since: ago(60) },
          reason: say("Third trimester ahead", "Se acerca el tercer trimestre", "اقتراب الثلث الأخير من الحمل"),
        },
      },
      {
        kind: "VACCINATION",
        values: { vaccine: term("vaccines", "Tdap vaccine"), status: "DUE", date: ago(-14) },
      },
      {
        kind: "MEDICALREPORT",
        values: {
          ...{ title: say("Ultrasound, week 20", "Ecografía, semana 20", "تصوير بالموجات فوق الصوتية، الأسبوع 20") },
          ...{ sort: "IMAGING", date: ago(54), doctor, sharedWith: "PROVIDERS" },
          findings: say(
            "Growth as expected. Placenta high at the back.",
            "Crecimiento según lo esperado. Placenta posterior alta.",
            "النمو كما هو متوقع، والمشيمة خلفية مرتفعة.",
          ),
        },
      },
      {
        kind: "SOCIALHISTORY",
        values: { smoking: "off", alcoholconsumption: "off", maritalstatus: "Married", children: "1" },
        byPatient: true,
      },
    ],
    readings: readings(telling),
    none: ["ALLERGY"],
  };
};
