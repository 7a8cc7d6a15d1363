/** What a practice says of itself behind the links at the foot of its pages. */
export const STATEMENTS = ["privacy", "terms", "accessibility"] as const;
export type Statement = (typeof STATEMENTS)[number];
