import { addReadings, ENTERED_TRACKERS, trackerOf, UNITS, wallTime } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readingOf, type ObservedKind } from "../domain/observation";
import { deviceReadingSchema, observationSchema } from "../schemas/device";

const KINDS: readonly ObservedKind[] = ENTERED_TRACKERS.map((tracker) => {
  const { loinc, second, units } = trackerOf(tracker);
  return {
    ...{ tracker, loinc, secondLoinc: second?.loinc ?? null },
    units: units.map((unit) => ({ unit, ucum: UNITS[unit].ucum })),
  };
});

interface Sent {
  patientId: string | undefined;
  tracker: string;
  value: string;
  value2: string;
  unit: string;
  note: string;
}

/** What is only asked about is meant: a device does not mistype. */
const confirmed = (error: unknown): string | null => {
  const [first] = error instanceof InvalidError ? error.fields : [];
  const isAsked =
    error instanceof InvalidError && error.fields.every(({ message }) => message.startsWith("trackers:ask."));
  return isAsked && first?.values?.["sure"] !== undefined ? String(first.values["sure"]) : null;
};

async function add(context: RequestContext, sent: Sent, at: number) {
  const raw = { ...sent, ...wallTime(at, context.profile.timeZone) };
  return addReadings(context, raw).catch((error: unknown) => {
    const sure = confirmed(error);
    if (sure === null) throw error;
    return addReadings(context, { ...raw, sure });
  });
}

/**
 * Takes a measurement that a device sends; sent again, it is there once.
 * @throws InvalidError at the fields; NotFoundError for a patient whom the sender does not look after
 */
export async function takeReading(context: RequestContext, raw: unknown) {
  await authorize(context, "healthRecord.write");
  const { patientId, tracker, value, value2, unit, at, device } = parse(deviceReadingSchema, raw);
  const typed = { value: String(value), value2: value2 === undefined ? "" : String(value2) };
  return add(context, { patientId, tracker, ...typed, unit, note: device }, at);
}

/**
 * The same as an Observation of FHIR R4.
 * @throws InvalidError at `code` for what is not measured here, at `valueQuantity` without a number in one of its units
 */
export async function takeObservation(context: RequestContext, raw: unknown) {
  await authorize(context, "healthRecord.write");
  const { code, subject, effectiveDateTime, valueQuantity, component, device } = parse(observationSchema, raw);
  const codesOf = ({ coding }: typeof code) => coding.flatMap((each) => each.code ?? []);
  const read = readingOf(KINDS, {
    codes: codesOf(code),
    quantity: valueQuantity ?? null,
    components: component.map((part) => ({ codes: codesOf(part.code), quantity: part.valueQuantity ?? null })),
  });
  if (read === "code" || read === "value")
    throw new InvalidError([
      read === "code"
        ? { field: "code", message: "errors:field.chooseOne" }
        : { field: "valueQuantity", message: "errors:field.number" },
    ]);
  const patientId = subject?.reference.slice("Patient/".length);
  return add(context, { patientId, ...read, note: device?.display ?? "" }, effectiveDateTime);
}
