import type { Immunization, ImmunizationProtocolApplied, ImmunizationRecommendation } from "@medplum/fhirtypes";
import { loinc, terminology, textOnly } from "~/kernel/codes/fhir-elements";
import type { HealthRecord } from "../domain/records/record-kinds";
import { diseasesOf } from "../domain/vaccinations/vaccine-diseases";
import { codeableConcept, fhirBase, notesOf } from "./fhir-parts";
import { inWords, routeOf } from "./medication-timing";

type Texts =
  | ("vaccine" | "against" | "reasonNotGiven" | "date" | "nextDue" | "maker" | "lot" | "expiry" | "site")
  | ("givenBy" | "place" | "note");

type Values = Readonly<
  Record<Texts, string> & {
    status: "GIVEN" | "DUE" | "NOT_GIVEN";
    doseNumber: number | null;
    dosesInSeries: number | null;
    amount: number | null;
    route: "INTO_THE_MUSCLE" | "UNDER_THE_SKIN" | "INTO_THE_SKIN" | "BY_MOUTH" | "NOSE" | "";
  }
>;

interface Subject {
  reference: string;
}

const STATUS = { GIVEN: "completed", NOT_GIVEN: "not-done" } as const;

const diseases = ({ vaccine, against }: Values) =>
  against ? [textOnly(against)] : diseasesOf(vaccine).map((coding) => ({ coding: [coding], text: coding.display }));

const vaccineRoute = (route: Exclude<Values["route"], "">) =>
  route === "INTO_THE_SKIN"
    ? { coding: [{ system: "http://snomed.info/sct", code: "372464004" }], text: inWords(route) }
    : routeOf(route);

/** Which dose of which series; FHIR requires its number where the series is known. */
function protocolOf(values: Values): ImmunizationProtocolApplied[] {
  const { doseNumber, dosesInSeries } = values;
  if (doseNumber === null) return [];
  const against = diseases(values);
  return [
    {
      doseNumberPositiveInt: doseNumber,
      ...(dosesInSeries !== null && { seriesDosesPositiveInt: dosesInSeries }),
      ...(against.length > 0 && { targetDisease: against }),
    },
  ];
}

/** A dose that is still to come is a recommendation: FHIR has no immunization that was not. */
function recommendation(record: HealthRecord<Values>, patient: Subject): ImmunizationRecommendation {
  const { date, doseNumber, dosesInSeries } = record.values;
  return {
    ...fhirBase("ImmunizationRecommendation", record),
    patient,
    date: new Date(record.recordedAt).toISOString(),
    recommendation: [
      {
        vaccineCode: [codeableConcept(record)],
        forecastStatus: terminology("immunization-recommendation-status", "due"),
        dateCriterion: [
          {
            code: loinc("30980-7", "Date vaccine due"),
            value: date,
          },
        ],
        ...(doseNumber !== null && { doseNumberPositiveInt: doseNumber }),
        ...(dosesInSeries !== null && { seriesDosesPositiveInt: dosesInSeries }),
      },
    ],
  };
}

/** A vaccination as FHIR R4 and the International Patient Summary write it. */
export function immunization(
  record: HealthRecord<Values>,
  patient: Subject,
): Immunization | ImmunizationRecommendation {
  const { values } = record;
  const { status, reasonNotGiven, maker, lot, expiry, site, route, amount, givenBy, place, note } = values;
  if (status === "DUE" && record.enabled) return recommendation(record, patient);
  const protocolApplied = protocolOf(values);
  return {
    ...fhirBase("Immunization", record),
    status: record.enabled && status !== "DUE" ? STATUS[status] : "entered-in-error",
    ...(reasonNotGiven && status === "NOT_GIVEN" && { statusReason: textOnly(reasonNotGiven) }),
    vaccineCode: codeableConcept(record),
    patient,
    occurrenceDateTime: values.date,
    primarySource: record.authorKind === "employee",
    ...(maker && { manufacturer: { display: maker } }),
    ...(lot && { lotNumber: lot }),
    ...(expiry && { expirationDate: expiry }),
    ...(site && { site: textOnly(inWords(site)) }),
    ...(route && { route: vaccineRoute(route) }),
    ...(amount !== null && {
      doseQuantity: { value: amount, unit: "ml", system: "http://unitsofmeasure.org", code: "mL" },
    }),
    ...(givenBy && { performer: [{ actor: { display: givenBy } }] }),
    ...(place && { location: { display: place } }),
    ...(protocolApplied.length > 0 && { protocolApplied }),
    ...notesOf(note),
  };
}
