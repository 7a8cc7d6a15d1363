import type {
  CodeableConcept,
  DiagnosticReport,
  Observation,
  ObservationReferenceRange,
  Quantity,
  ServiceRequest,
} from "@medplum/fhirtypes";
import { loinc, terminology, textOnly } from "~/kernel/codes/fhir-elements";
import type { LabOrder, LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { messagesOf, type LabReview } from "../../domain/laboratory/lab-review";
import type { LabState } from "../../domain/laboratory/lab-order-states";
import { FHIR_PRIORITY } from "../../domain/laboratory/priorities";
import { valuesUpTo } from "../../domain/laboratory/corrected-values";

/** What an order is in FHIR, by how far a test of it is. */
const ORDERED: Readonly<Record<LabState, NonNullable<ServiceRequest["status"]>>> = {
  ...{ DRAFT: "draft", ORDERED: "active", COLLECTED: "active", IN_PROGRESS: "active", PARTLY_RESULTED: "active" },
  ...{ ENTERED: "active", CORRECTED: "completed", RESULTED: "completed", REVIEWED: "completed", CANCELLED: "revoked" },
};

const CATEGORIES: Readonly<Record<LabOrder["category"], { snomed: string; display: string; section: string }>> = {
  LABORATORY_TEST_PROCEDURE: { snomed: "108252007", display: "Laboratory procedure", section: "LAB" },
  LABORATORY_IMAGING_PROCEDURE: { snomed: "363679005", display: "Imaging", section: "RAD" },
};

const UCUM = "http://unitsofmeasure.org";
const coded = ({ loinc: code, name }: { loinc: string; name: string }): CodeableConcept =>
  code === "" ? textOnly(name) : { ...loinc(code, name), text: name };
const instant = (at: number) => new Date(at).toISOString();
const quantity = (value: number, unit: string): Quantity =>
  unit === "" ? { value } : { value, unit, system: UCUM, code: unit };

interface Resourced {
  order: LabOrder;
  tests: readonly LabOrderTest[];
  results: readonly LabResult[];
  /** Which version of a test's results is written: the final one, or the one that the patient sees. */
  versionOf: (test: LabOrderTest) => number;
  /** The organization's own namespace of order numbers, a URI. */
  system: string;
}

/** Each test of an order as FHIR R4 writes it; they share the order's number. */
export function serviceRequests({ order, tests, system }: Resourced): ServiceRequest[] {
  const { snomed, display } = CATEGORIES[order.category];
  return tests.map((test): ServiceRequest => ({
    resourceType: "ServiceRequest",
    id: test.id,
    status: ORDERED[test.state],
    intent: "order",
    category: [{ coding: [{ system: "http://snomed.info/sct", code: snomed, display }] }],
    priority: FHIR_PRIORITY[order.priority],
    code: coded(test),
    subject: { reference: `Patient/${order.patientId}` },
    requester: { reference: `Practitioner/${order.providerId}` },
    requisition: { system, value: order.number === null ? order.id : String(order.number) },
    authoredOn: instant(order.orderedAt ?? order.createdAt),
    ...(order.wishedDate && { occurrenceDateTime: order.wishedDate }),
    ...(order.reason && { reasonCode: [textOnly(order.reason)] }),
    ...(test.preparation && { patientInstruction: test.preparation }),
  }));
}

/** The range that a value was held against, as it was then. */
const rangesOf = ({ low, high, unit }: LabResult): ObservationReferenceRange[] =>
  low === null && high === null
    ? []
    : [
        {
          ...(low !== null && { low: quantity(low, unit) }),
          ...(high !== null && { high: quantity(high, unit) }),
          type: terminology("referencerange-meaning", "normal"),
        },
      ];

function valueOf({ kind, number, comparator, unit, value }: LabResult): Partial<Observation> {
  if (kind === "NUMERIC" && number !== null)
    return { valueQuantity: { ...quantity(number, unit), ...(comparator && { comparator }) } };
  if (kind === "CODED") return { valueCodeableConcept: textOnly(value) };
  if (value !== "") return { valueString: value };
  return { dataAbsentReason: terminology("data-absent-reason", "not-applicable") };
}

const isCorrection = ({ version, reason }: LabResult) => version > 1 && reason !== "";

function observationOf(order: LabOrder, test: LabOrderTest, result: LabResult): Observation {
  const { section } = CATEGORIES[order.category];
  const ranges = rangesOf(result);
  return {
    resourceType: "Observation",
    id: result.id,
    status: isCorrection(result) ? "corrected" : "final",
    category: [terminology("observation-category", section === "RAD" ? "imaging" : "laboratory")],
    code: coded(result),
    subject: { reference: `Patient/${order.patientId}` },
    basedOn: [{ reference: `ServiceRequest/${test.id}` }],
    effectiveDateTime: instant(result.sampledAt),
    issued: instant(result.at),
    ...valueOf(result),
    ...(result.flag && { interpretation: [terminology("v3-ObservationInterpretation", result.flag)] }),
    ...(ranges.length > 0 && { referenceRange: ranges }),
    ...(result.comment && { note: [{ text: result.comment }] }),
  };
}

/**
 * A value that was written before and is being corrected: whoever has it learns that it holds no more, and not what it
 * was.
 */
function withheldOf(order: LabOrder, test: LabOrderTest, result: LabResult): Observation {
  const unsaid = { ...result, kind: "TEXT" as const, value: "", flag: null, low: null, high: null, comment: "" };
  return { ...observationOf(order, test, unsaid), status: "entered-in-error" };
}

/**
 * The final values of an order, each with the range that it was held against: `<10` keeps its comparator.
 * @param isWithheld whether what was shown of a test is not said now
 */
export const labObservations = ({
  order,
  tests,
  results,
  versionOf,
  isWithheld = () => false,
}: Resourced & { isWithheld?: (test: LabOrderTest) => boolean }): Observation[] =>
  tests.flatMap((test) =>
    isWithheld(test)
      ? valuesUpTo(results, test, test.releasedVersion).map((result) => withheldOf(order, test, result))
      : valuesUpTo(results, test, versionOf(test)).map((result) => observationOf(order, test, result)),
  );

/** A test's results as a report of FHIR R4; a test without any has none. */
export function diagnosticReports({
  order,
  tests,
  results,
  reviews,
  versionOf,
  system,
}: Resourced & { reviews: readonly LabReview[] }): DiagnosticReport[] {
  const { section } = CATEGORIES[order.category];
  return tests.flatMap((test): DiagnosticReport[] => {
    const values = valuesUpTo(results, test, versionOf(test));
    if (values.length === 0) return [];
    // What was said of a value that another one took the place of is no conclusion of this report.
    const isOf = ({ tests: of }: LabReview) =>
      of.some(({ id, version }) => id === test.id && version === versionOf(test));
    const said = messagesOf(reviews.filter(isOf)).map(({ message }) => message);
    return [
      {
        resourceType: "DiagnosticReport",
        id: test.id,
        identifier: [{ system, value: test.sampleCode || `${order.number ?? order.id}-${test.position}` }],
        basedOn: [{ reference: `ServiceRequest/${test.id}` }],
        status: values.some(isCorrection) ? "corrected" : "final",
        category: [terminology("v2-0074", section)],
        code: coded(test),
        subject: { reference: `Patient/${order.patientId}` },
        effectiveDateTime: instant(test.sampledAt ?? test.stateAt),
        issued: instant(Math.max(...values.map(({ at }) => at))),
        result: values.map(({ id, name }) => ({ reference: `Observation/${id}`, display: name })),
        ...(said.length > 0 && { conclusion: said.join("\n\n") }),
      },
    ];
  });
}
