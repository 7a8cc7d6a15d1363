/**
 * Whether the session that a form comes back with is the one that it was made for: the form names the patient (null:
 * a visitor's form), and the session books for one (null: nobody is signed in).
 */
export function madeFor(formFor: string | null, patientId: string | null): "same" | "ended" | "other" {
  if (formFor === null || formFor === patientId) return "same";
  return patientId === null ? "ended" : "other";
}
