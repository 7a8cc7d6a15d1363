import type { Slot, SlotKind } from "./timing";
import { OFFERINGS_TYPE, APPOINTMENT_KINDS, type AppointmentKind } from "../appointments/appointment-kind";

/** One week as it is edited: the hours of a doctor at a branch for a kind of appointment. */
export interface WeekSheet {
  readonly branchId: string;
  readonly kind: AppointmentKind;
}

interface OfferingKind {
  readonly id: string;
  readonly offeringsType: string;
}

/** The offerings of a slot that are of a kind; undefined where it names offerings, but none of the kind. */
function offeringsOfKind(slot: Slot, type: SlotKind, offerings: readonly OfferingKind[]): string[] | undefined {
  if (slot.serviceOfferingIds.length === 0) return [];
  const ofKind = offerings.filter(({ offeringsType }) => offeringsType === type).map(({ id }) => id);
  const named = slot.serviceOfferingIds.filter((id) => ofKind.includes(id));
  if (named.length === 0) return undefined;
  return ofKind.every((id) => named.includes(id)) ? [] : named;
}

/**
 * The slots with each inclusion said of one kind of appointment: one that was for every kind becomes one of each, which
 * is how a week is edited. What names offerings goes by their kinds, and one that names all of a kind names none. Ids
 * of what is split come from the first id. An inclusion whose offerings are all unknown stays as it is.
 * @param offerings those that the doctor gives
 */
export function byKind(slots: readonly Slot[], offerings: readonly OfferingKind[]): Slot[] {
  return slots.flatMap((slot) => {
    if (slot.type === "EXCLUSION") return [slot];
    const kinds = APPOINTMENT_KINDS.map((kind) => OFFERINGS_TYPE[kind]).filter(
      (type) => slot.offeringsType === null || slot.offeringsType === type,
    );
    const parts = kinds.flatMap((offeringsType) => {
      const serviceOfferingIds = offeringsOfKind(slot, offeringsType, offerings);
      return serviceOfferingIds ? [{ ...slot, offeringsType, serviceOfferingIds }] : [];
    });
    if (parts.length === 0) return [slot];
    return parts.map((part, index) => (index === 0 ? part : { ...part, id: `${part.id}-${index + 1}` }));
  });
}

const isOf = (slot: Slot, { branchId, kind }: WeekSheet) =>
  slot.type === "INCLUSION" && slot.branchId === branchId && slot.offeringsType === OFFERINGS_TYPE[kind];

const inOrder = (a: Slot, b: Slot) => (a.dayOfWeek ?? 0) - (b.dayOfWeek ?? 0) || a.startMinutes - b.startMinutes;

/** The hours of one week, by day and time. `slots` are said by kind. */
export const sheetSlots = (slots: readonly Slot[], sheet: WeekSheet): Slot[] =>
  slots.filter((slot) => isOf(slot, sheet)).sort(inOrder);

/** The slots with the hours of one week put in the place of those before. */
export const withSheet = (slots: readonly Slot[], sheet: WeekSheet, hours: readonly Slot[]): Slot[] => [
  ...slots.filter((slot) => !isOf(slot, sheet)),
  ...hours,
];

/**
 * The slots that one week must get along with: all others at the places where the doctor works now. Hours that are left
 * over from a branch that was disabled or left are kept, and stand in nobody's way.
 */
export const besideSheet = (slots: readonly Slot[], sheet: WeekSheet, branches: readonly { id: string }[]): Slot[] =>
  withSheet(slots, sheet, []).filter(({ branchId }) => branchId === null || branches.some(({ id }) => id === branchId));

/** Whether a provider can be booked at all. */
export const isBookable = (slots: readonly Slot[]): boolean => slots.some(({ type }) => type === "INCLUSION");
