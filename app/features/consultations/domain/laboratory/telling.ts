import { standing, type LabReview } from "./lab-review";

/** How somebody without an account was told of their results. */
export const TOLD_WAYS = ["toldByPhone", "toldInPerson"] as const;
export type ToldWay = (typeof TOLD_WAYS)[number];

interface Happened {
  action: string;
  at: number;
}

export const isTold = ({ action }: Happened): boolean => (TOLD_WAYS as readonly string[]).includes(action);

/**
 * The last review of which nobody has noted that the patient was told; null where somebody has, or there is none. Nothing
 * is sent to a patient without an account, so that the practice tells them itself.
 */
export function untoldReview(
  reviews: readonly LabReview[],
  history: readonly Happened[],
  { hasAccount }: { hasAccount: boolean },
): LabReview | null {
  const last = standing(reviews).at(-1);
  if (hasAccount || !last) return null;
  return history.some((each) => isTold(each) && each.at >= last.at) ? null : last;
}

/** For so long an order stands among those whose patient is to be told; its own page says it for good. */
export const TO_TELL_FOR_MS = 180 * 86_400_000;
