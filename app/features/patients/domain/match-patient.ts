import { sameName } from "./search-tokens";

/** Someone who says who they are. The birth date is YYYY-MM-DD or empty. */
export interface Claimant {
  firstName: string;
  lastName: string;
  birthDate: string;
}

interface Candidate extends Claimant {
  id: string;
  userId: string | null;
}

const fullName = ({ firstName, lastName }: Claimant) => `${firstName} ${lastName}`;
const agrees = (a: string, b: string) => a === "" || b === "" || a === b;

/**
 * Which of the patients of one email this is: the one with the same name and no other birth date, else the one who can
 * sign in with it, since what is booked in their name is theirs to see and to refuse. Undefined: someone new.
 */
export function matchPatient<C extends Candidate>(candidates: readonly C[], claimant: Claimant): C | undefined {
  const named = candidates.find(
    (candidate) => sameName(fullName(candidate), fullName(claimant)) && agrees(candidate.birthDate, claimant.birthDate),
  );
  return named ?? candidates.find((candidate) => candidate.userId !== null);
}
