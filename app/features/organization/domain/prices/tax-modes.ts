/** Which taxes something has: those that are marked as default, or its own, which may be none. */
export const TAX_MODES = ["DEFAULT", "OWN"] as const;
export type TaxMode = (typeof TAX_MODES)[number];
