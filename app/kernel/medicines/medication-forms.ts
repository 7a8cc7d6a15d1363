/** The forms of medicines (specification, section 9). */
export const MEDICATION_FORMS = [
  ...(["TABLET", "CAPSULE", "LOZENGE", "SYRUP", "DROPS", "SUPPOSITORY", "OINTMENT", "INJECTION"] as const),
  ...(["POWDER", "INHALER", "SPRAY", "CREAM", "GEL", "LOTION", "MOUTHWASH", "SHAMPOO"] as const),
  ...(["SOLUTION", "SUSPENSION", "SACHET", "LIQUID", "FOAM", "PASTE"] as const),
] as const;
export type MedicationForm = (typeof MEDICATION_FORMS)[number];

/** The units of strengths, as the specification writes them. */
export const STRENGTH_UNITS = ["mg", "mcg", "gm", "percentage", "ml", "units"] as const;
export type StrengthUnit = (typeof STRENGTH_UNITS)[number];
