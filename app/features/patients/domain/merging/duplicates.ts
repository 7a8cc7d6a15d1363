import { waysToStore } from "~/kernel/contact/phone-number";
import { sameName } from "../patients/search-tokens";

/** What two patients have in common that one person would. */
export const DUPLICATE_REASONS = ["nameAndBirthDate", "phone", "email"] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

interface Person {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD, or empty. */
  birthDate: string;
  phoneCallingCode: string;
  /** Digits only. */
  phone: string;
  /** In small letters. */
  email: string;
}

const same = (a: string, b: string) => a !== "" && a === b;
/** Whether two have one phone, in whatever way each was stored; a family of two countries is no matter here. */
const samePhone = (a: Person, b: Person) => waysToStore(a).includes(b.phone) || waysToStore(b).includes(a.phone);
const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** Why a known patient may be the one who is being written down; empty where nothing says so. */
export function duplicateReasons(known: Person, written: Person): DuplicateReason[] {
  const holds: Readonly<Record<DuplicateReason, boolean>> = {
    nameAndBirthDate: same(known.birthDate, written.birthDate) && sameName(nameOf(known), nameOf(written)),
    phone: samePhone(known, written),
    email: same(known.email, written.email),
  };
  return DUPLICATE_REASONS.filter((reason) => holds[reason]);
}
