import type { Resource } from "@medplum/fhirtypes";
import { localDate } from "~/features/patients/public.server";
import type { Authority } from "~/platform/access/authorities.server";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ordersOfPatient } from "../../data/laboratory/lab-orders-read.server";
import { releasedOfPatient } from "../../data/laboratory/lab-results.server";
import { publishedNotes } from "../../data/notes/note-lists.server";
import { signedOfPatient } from "../../data/prescriptions/prescriptions-read.server";
import { composition } from "../../domain/notes/composition";
import type { SignedContent } from "../../domain/prescriptions/signed-content";
import { stateOn } from "../../domain/prescriptions/validity";
import { diagnosticReports, labObservations, serviceRequests } from "../laboratory/lab-resources.server";
import { reviewsOfPatient } from "../../data/laboratory/lab-reviews.server";
import { shownToPatient } from "../laboratory/shown-to-patient";
import { medicationRequests } from "../prescriptions/medication-request.server";
import { detailsSeen } from "../prescriptions/shown-prescription.server";
import { isBeingCorrected, reviewsForPatient, versionOfPatient } from "../../domain/laboratory/lab-review";

async function ofNotes({ db }: RequestContext, patientId: string): Promise<Resource[]> {
  const { notes, addenda } = await publishedNotes(db, patientId);
  return notes.flatMap(
    (note) =>
      composition(
        note,
        addenda.filter(({ noteId }) => noteId === note.id),
      ) ?? [],
  );
}

/** Why a warning was overruled is between the prescriber and the practice's record. */
const asPatientReads = (content: SignedContent): SignedContent => ({
  ...content,
  lines: content.lines.map((line) => ({ ...line, medicine: { ...line.medicine, overruled: [] } })),
});

async function ofPrescriptions(context: RequestContext, patientId: string): Promise<Resource[]> {
  const { db, now, origin, profile } = context;
  const [signed, seen] = await Promise.all([signedOfPatient(db, patientId), detailsSeen(context, true)]);
  const today = localDate(now, profile.timeZone);
  return signed.flatMap(({ signed: content, ...prescription }) =>
    content && seen(prescription)
      ? medicationRequests(
          asPatientReads(content),
          { number: prescription.number, state: stateOn(prescription, today) },
          `${origin}/prescriptions`,
        )
      : [],
  );
}

async function ofLaboratory({ db, origin, now }: RequestContext, patientId: string): Promise<Resource[]> {
  const [{ orders, tests }, results, reviews] = await Promise.all([
    ordersOfPatient(db, patientId),
    releasedOfPatient(db, patientId),
    reviewsOfPatient(db, patientId),
  ]);
  return orders.flatMap((order): Resource[] => {
    const own = tests.filter(({ orderId }) => orderId === order.id);
    const ofOrder = reviews.filter(({ orderId }) => orderId === order.id);
    const asked = {
      ...{ order: shownToPatient(order, own), tests: own, results, system: `${origin}/laboratory-orders` },
      ...{ versionOf: versionOfPatient, isWithheld: isBeingCorrected },
    };
    return [
      ...serviceRequests(asked),
      ...diagnosticReports({ ...asked, reviews: reviewsForPatient(ofOrder, own, now) }),
      ...labObservations(asked),
    ];
  });
}

/**
 * The clinical documents of a patient as FHIR R4 writes them, as the patient reads them, whoever asks: notes and letters
 * that were signed and published, signed prescriptions whose details they are shown, laboratory orders with the results
 * that were released, without what is being corrected. The caller has reached and audited the record; what they may not
 * read at all is left out.
 */
export async function documentResources(context: RequestContext, patientId: string): Promise<Resource[]> {
  const parts = [
    ["consultation.read", ofNotes],
    ["prescription.read", ofPrescriptions],
    ["labOrder.read", ofLaboratory],
  ] as const satisfies readonly (readonly [Authority, typeof ofNotes])[];
  const read = parts.map(([authority, part]) =>
    verdictOf(context, authority) === "allowed" ? part(context, patientId) : [],
  );
  return (await Promise.all(read)).flat();
}
