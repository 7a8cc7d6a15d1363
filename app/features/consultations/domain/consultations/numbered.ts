/** Papers that an organization numbers by itself, each kind from 1 without gaps. */
export const NUMBERED = ["PRESCRIPTION", "LAB_ORDER"] as const;
export type Numbered = (typeof NUMBERED)[number];
