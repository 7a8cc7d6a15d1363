/** Where the screens of a kind of records are, as its declaration says it. */
interface KindScreens {
  base: string;
  formName?: string;
  listOnly?: true;
}

/**
 * The screens of each kind, for the table of routes: it is read before the build knows what `~` stands for, and so can
 * import no declaration. A test holds it to the declarations.
 */
export const KIND_SCREENS: readonly KindScreens[] = [
  { base: "health_profile/allergy" },
  { base: "health_profile/medication" },
  { base: "health_profile/contraindication", listOnly: true },
  { base: "health_profile/healthCondition" },
  { base: "health_profile/vaccination" },
  { base: "health_profile/surgery" },
  { base: "health_profile/hospitalization" },
  { base: "health_profile/familyMedicalHistory" },
  { base: "health_profile/social_history" },
  { base: "health_profile/goals" },
  { base: "medical_reports" },
  { base: "health_journal" },
  { base: "health_profile/contact", formName: "contact" },
];
