/** Whether a visit is paid online: not at all, if the patient likes, or before it takes place. */
export const ONLINE_PAYMENT_OPTIONS = ["DISABLED", "OPTIONAL", "REQUIRED"] as const;
export const ONLINE_BOOKING_OPTIONS = ["ENABLED", "DISABLED", "CALL_TO_BOOK"] as const;
export const OFFERINGS_TYPES = ["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"] as const;
export type OfferingsType = (typeof OFFERINGS_TYPES)[number];
