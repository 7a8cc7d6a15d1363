import { slotsMeet, type PlaceClocks } from "./timing-overlap";
import type { Slot } from "./timing";

const sharesKind = (a: Slot, b: Slot) =>
  a.offeringsType === null || b.offeringsType === null || a.offeringsType === b.offeringsType;

const isForClinic = (slot: Slot) => slot.offeringsType !== "VIDEO_CONSULTATION";

const sharesOffering = (a: Slot, b: Slot) =>
  a.serviceOfferingIds.length === 0 ||
  b.serviceOfferingIds.length === 0 ||
  a.serviceOfferingIds.some((id) => b.serviceOfferingIds.includes(id));

/**
 * Whether two of a doctor's timings may not both be. At one branch those of one kind of appointment may not overlap
 * unless they are for different offerings; between branches those for the clinic may not, since nobody is in two places
 * at once. Clinic and video may overlap: their bookings share the doctor's time anyway. Two absences that overlap are
 * one said twice.
 */
export function timingsConflict(a: Slot, b: Slot, clocks: PlaceClocks): boolean {
  if (a.type !== b.type) return false;
  const samePlace = a.branchId === b.branchId || a.branchId === null || b.branchId === null;
  const exclusive = samePlace
    ? sharesKind(a, b) && sharesOffering(a, b)
    : a.type === "INCLUSION" && isForClinic(a) && isForClinic(b);
  return exclusive && slotsMeet(a, b, clocks);
}
