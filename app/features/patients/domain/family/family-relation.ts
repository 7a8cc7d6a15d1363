import type { FamilyRelation } from "~/kernel/codes/code-tables";

/** The message of each relation, below `patients:family.relations`. */
export const RELATION_KEYS = {
  Mother: "mother",
  Father: "father",
  Spouse: "spouse",
  Siblings: "siblings",
  "Grand parents": "grandParents",
  Children: "children",
  Others: "others",
} as const satisfies Record<FamilyRelation, string>;

/** A relation as its row says it. Instants in UTC ms. */
export interface RelationFacts {
  consentAt: number | null;
  endedAt: number | null;
}

/** Whether the relation lets the primary user act: agreed to, and not ended. */
export const isLive = ({ consentAt, endedAt }: RelationFacts): boolean => consentAt !== null && endedAt === null;
