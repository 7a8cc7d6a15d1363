import type { OfferingsType } from "./payment-options";

/** The most seats of a group session, by where it meets: at a place, or in a call, which holds its provider and three. */
export const MOST_GROUP_SEATS = {
  PHYSICAL_CONSULTATION: 50,
  VIDEO_CONSULTATION: 3,
} as const satisfies Record<OfferingsType, number>;
