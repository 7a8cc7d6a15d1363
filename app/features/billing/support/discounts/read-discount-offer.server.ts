import { priceTermsOf, priceTermsStatement } from "~/features/organization/public.server";
import { localDate } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import {
  candidatesIn,
  candidateStatements,
  hasOthersIn,
  type Candidate,
} from "../../data/discounts/discount-candidates.server";
import {
  discountedAt,
  type AgreedPrice,
  type DiscountedPrice,
  type DiscountOffer,
} from "../../domain/discounts/agreed-price";
import { patientRefusal, type Discount } from "../../domain/discounts/discount";
import { foldedCode } from "../../domain/discounts/discount-code";

/** A patient who is known. */
export interface KnownPatient {
  id: string;
  /** Reads `others`: 1 where they have another appointment that took place or is to take place. */
  others: D1PreparedStatement;
}

/** What a booking asks for. */
export interface AskedDiscounts {
  serviceOfferingId: string;
  /** As it was typed; empty for none. */
  code: string;
  /** Who it is for, where somebody has shown that; null leaves what depends on the patient to the staff. */
  patient: KnownPatient | null;
  /** An appointment that there is already, with the discounts that it has. */
  appointmentId?: string;
  /** Discounts that are taken off it no longer, by their ids. */
  without?: readonly string[];
}

/** The discounts that a booking may take, and the versions that they were read in. */
export interface ReadDiscounts {
  offer: DiscountOffer;
  versions: Readonly<Record<string, number>>;
  /** Ids of those that are for first appointments only. */
  firstOnly: readonly string[];
  /** Whether the organization has codes at all. */
  hasCodes: boolean;
  /** Those that the appointment has, with the limits that they have. */
  taken: readonly Discount[];
}

/** What was agreed holds on, also where its last day is over by now or its limit is reached. */
const stillHolding = (discount: Candidate): Candidate => ({
  ...{ ...discount, enabled: true, firstDay: null, lastDay: null, services: [] },
  ...{ limitTotal: null, limitPerPatient: null, firstOnly: false },
});

/** Reads what discounts a booking may take, in one round trip. */
export async function readDiscountOffer(
  { db, now, profile }: RequestContext,
  { serviceOfferingId, code, patient, appointmentId, without = [] }: AskedDiscounts,
): Promise<ReadDiscounts> {
  const folded = code.trim() === "" ? [] : [foldedCode(code)];
  const codes = folded.filter((each) => each !== null);
  const wanted = { codes, patientId: patient?.id ?? null, appointmentId: appointmentId ?? null };
  const asked = [priceTermsStatement(db, serviceOfferingId), ...candidateStatements(db, wanted)];
  const results = await db.rawBatch([...asked, ...(patient ? [patient.others] : [])]);
  const [terms, ...found] = results;
  const hasOthers = hasOthersIn(results[asked.length]);
  const { automatic, byCode, taken, hasCodes } = candidatesIn(found);
  const kept = taken.filter(({ id }) => !without.includes(id)).map(stillHolding);
  const others = automatic.filter(({ id }) => !without.includes(id) && kept.every((each) => each.id !== id));
  const all = [...automatic, ...byCode, ...taken];
  const usesOf = Object.fromEntries(all.map(({ id, usesOfPatient }) => [id, usesOfPatient]));
  return {
    hasCodes,
    taken,
    offer: {
      facts: {
        today: localDate(now, profile.timeZone),
        serviceOfferingId,
        patient: patient && { usesOf, hasOthers },
      },
      prices: priceTermsOf(terms),
      automatic: [...others, ...kept],
      byCode: folded.map((each) => byCode.find(({ codeFolded }) => codeFolded === each) ?? null),
    },
    versions: Object.fromEntries(all.map(({ id, version }) => [id, version])),
    firstOnly: all.flatMap(({ id, firstOnly }) => (firstOnly ? [id] : [])),
  };
}

/**
 * What an appointment costs at a place: as it was agreed, else without discounts; null where it has no price there.
 */
export function priceWith({ offer }: ReadDiscounts, branchId: string, agreed: AgreedPrice | null): AgreedPrice | null {
  return agreed ?? discountedAt({ ...offer, automatic: [], byCode: [] }, branchId, true).agreed;
}

/** Which of the discounts that an appointment has would not be taken now that it is known who the patient is. */
export function patientDoubts({ offer, taken }: ReadDiscounts): Record<string, "usedByPatient" | "notFirst"> {
  const { patient } = offer.facts;
  if (patient === null) return {};
  return Object.fromEntries(
    taken.flatMap((discount) => {
      const refusal = patientRefusal(discount, patient);
      return refusal === null ? [] : [[discount.id, refusal]];
    }),
  );
}

/** What a booking costs at a place with the discounts that were read. */
export const priceAt = ({ offer }: ReadDiscounts, branchId: string): DiscountedPrice => discountedAt(offer, branchId);
