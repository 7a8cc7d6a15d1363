/** Whether a patient still owes what goes back to them before it is charged, or it is waived with that. */
export const OWES_CHOICES = ["waived", "owed"] as const;
