import type { FamilyRelation } from "~/kernel/codes/code-tables";
import { isLive, type RelationFacts } from "./family-relation";

/**
 * A relative as their primary user sees them. Until an adult has agreed, only the address that was asked is theirs to
 * see.
 */
export interface RelatedUserView {
  id: string;
  relation: FamilyRelation;
  status: "ACTIVE" | "WAITING";
  /** The name, or the address that was asked. */
  name: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD, or empty. */
  birthDate: string;
  askedEmail: string;
  /** Whether they sign in themselves. */
  hasLogin: boolean;
  /** Whether the primary user acts for them now. */
  acting: boolean;
}

interface Relative extends RelationFacts {
  id: string;
  relation: FamilyRelation;
  patientId: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  askedEmail: string;
}

/** What the primary user may see of a relation. */
export function relatedUserView(relative: Relative, actingPatientId: string | null): RelatedUserView {
  const { id, relation, patientId, askedEmail } = relative;
  const live = isLive(relative);
  const person = live
    ? { firstName: relative.firstName, lastName: relative.lastName, birthDate: relative.birthDate }
    : { firstName: "", lastName: "", birthDate: "" };
  return {
    ...{ id, relation, askedEmail, ...person },
    status: live ? "ACTIVE" : "WAITING",
    name: live ? `${relative.firstName} ${relative.lastName}`.trim() : askedEmail,
    hasLogin: askedEmail !== "",
    acting: live && patientId === actingPatientId,
  };
}
