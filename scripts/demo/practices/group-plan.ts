import type { OfferingPlan } from "~/features/demo/domain/practice-plan";

/** A service that a demo practice gives to groups, and the one session of it that is there from the start. */
export interface GroupPlan {
  /** The practice's. */
  slug: string;
  offering: OfferingPlan;
  /** Seats of a session, and how many of them are taken. */
  seats: number;
  taken: number;
  title: string;
  /** The keys of the doctors who give it; the first one leads the session, and is on call. */
  doctors: readonly [string, ...string[]];
}
