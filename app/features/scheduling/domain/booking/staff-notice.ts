import type { BookingOffer } from "./booking-offer";
import { firstBookableStart } from "./booking-window";

/** The offer as staff look at it: how long before patients have to book is a rule for patients alone. */
export const withoutNotice = <Offer extends Pick<BookingOffer, "rules">>(offer: Offer): Offer => ({
  ...offer,
  rules: { ...offer.rules, minimumNoticeMinutes: 0 },
});

/** The first start that patients can book, UTC ms: what is offered to staff before it is marked so. */
export const patientsBookFrom = ({ rules, now }: Pick<BookingOffer, "rules" | "now">): number =>
  firstBookableStart(rules, now);
