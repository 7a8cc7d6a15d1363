import { employeeNames } from "~/features/identity/public.server";
import { localDate } from "~/features/patients/public.server";
import { directionsOf, inOneDirection, strengthAndForm } from "~/i18n/how-taken";
import type { Speech } from "~/i18n/i18n-provider";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { readerFormat } from "~/platform/reader-format.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { closedPharmacies } from "../../data/prescriptions/pharmacy-choices.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { renewalsOf } from "../../data/prescriptions/renewals.server";
import type { DeclinedMedicine } from "../../domain/pharmacy/desk-view";
import { refusedOf, type Refusal } from "../../domain/pharmacy/refusal";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import type { Prescription } from "../../domain/prescriptions/prescription";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import { offersRenewal, type RenewalState } from "../../domain/prescriptions/renewal";
import { isKnownToPatient, showsDetails } from "../../domain/prescriptions/seen-by-patient";
import { isEarlyForAll, stateOn, toldState } from "../../domain/prescriptions/validity";
import { prescriptionSettings } from "./prescription-settings.server";

/** A prescription in a list: what is prescribed is null where its reader does not see it. */
export interface ListedPrescription {
  id: string;
  patientId: string;
  state: PrescriptionState;
  number: number | null;
  /** When it was signed, of a draft when it was begun (UTC ms). */
  at: number;
  prescriberId: string;
  prescriberName: string;
  details: { validUntil: string; medicines: readonly string[]; directions: readonly string[] } | null;
  /** What became of the last wish for a renewal; null where nobody asked. */
  renewal: { state: RenewalState; answer: string } | null;
  /** Whether the patient may ask and has used up most of it. */
  canAskRenewal: boolean;
  /** What it did not hand out, and why; where its reader does not see what is prescribed, only what is unsafe. */
  declined: readonly DeclinedMedicine[];
  refusal: Refusal | null;
}

/** Whether a reader sees what is prescribed: staff always, patients as the prescription or the organization has it. */
export async function detailsSeen(
  context: RequestContext,
  asPatient: boolean,
): Promise<(prescription: Pick<Prescription, "detailsShown" | "state">) => boolean> {
  if (!asPatient) return () => true;
  const { detailsShown } = await prescriptionSettings(context);
  return (each) => isKnownToPatient(each.state) && showsDetails(each.detailsShown, detailsShown);
}

/** What a medicine is called in a list: '500 mg' after its name, where that does not say so already. */
export function called(
  { name, medicine }: Pick<PrescriptionLine, "name" | "medicine">,
  speech: Pick<Speech, "t" | "format" | "bcp47">,
): string {
  const [strength] = strengthAndForm({ ...medicine, form: "" }, speech);
  if (strength === undefined || name.includes(medicine.strength)) return name;
  return inOneDirection(`${speech.format.parts([name])} ${strength}`, speech);
}

/**
 * What its patient is told by name even where they are not shown what is prescribed: whoever must not take a medicine has
 * to know which.
 */
export const unsafeOf = <Entry extends Pick<DeclinedMedicine, "declineReason">>(declined: readonly Entry[]): Entry[] =>
  declined.filter(({ declineReason }) => declineReason === "NOT_SAFE");

/** What was not handed out, by the names of the lines. */
export const declinedMedicines = (
  declined: readonly (Omit<DeclinedMedicine, "name" | "wasHandedOut"> & { lineId: string })[],
  lines: readonly Pick<PrescriptionLine, "id" | "name" | "dispensed">[],
): DeclinedMedicine[] =>
  declined.map(({ lineId, declineReason, pharmacy, at }) => {
    const line = lines.find(({ id }) => id === lineId);
    return { name: line?.name ?? "", declineReason, pharmacy, at, wasHandedOut: (line?.dispensed ?? 0) > 0 };
  });

/**
 * Prescriptions as a list shows them to staff, or to the patient: two reads more, however many there are.
 * @param today YYYY-MM-DD in the practice
 */
export async function listedPrescriptions(
  context: RequestContext,
  prescriptions: readonly Prescription[],
  { asPatient, today }: { asPatient: boolean; today: string },
): Promise<ListedPrescription[]> {
  if (prescriptions.length === 0) return [];
  const translator = createTranslator(context.locale);
  const speech = { ...translator, format: readerFormat(context) };
  const ids = prescriptions.map(({ id }) => id);
  const [seen, lines, renewals, entries, names, closed] = await Promise.all([
    detailsSeen(context, asPatient),
    linesOf(context.db, ids),
    renewalsOf(context.db, ids),
    handedOrDeclined(context.db, ids),
    employeeNames(context, [...new Set(prescriptions.map(({ prescriberId }) => prescriberId))]),
    closedPharmacies(context.db),
  ]);
  return prescriptions.map((each) => {
    const wish = renewals.find(({ prescriptionId }) => prescriptionId === each.id);
    const state = stateOn(each, today);
    const shown = seen(each);
    const own = lines.filter(({ prescriptionId }) => prescriptionId === each.id);
    const { declined, refusal } = refusedOf(state, entries, own);
    return {
      ...{ id: each.id, patientId: each.patientId, prescriberId: each.prescriberId },
      state: toldState(state, each.pharmacyId !== null && closed.has(each.pharmacyId)),
      number: shown ? each.number : null,
      at: each.signedAt ?? each.createdAt,
      prescriberName: names.get(each.prescriberId) ?? "",
      details: shown
        ? {
            validUntil: each.validUntil,
            medicines: own.map((line) => called(line, speech)),
            directions: own.map(({ medicine }) => directionsOf(medicine, speech)),
          }
        : null,
      renewal: wish ? { state: wish.state, answer: wish.answer } : null,
      canAskRenewal:
        offersRenewal(state, wish?.state, refusal) &&
        each.replacedById === null &&
        (each.signedAt === null || !isEarlyForAll(localDate(each.signedAt, context.profile.timeZone), own, today)),
      declined: declinedMedicines(shown ? declined : unsafeOf(declined), own),
      refusal,
    };
  });
}
