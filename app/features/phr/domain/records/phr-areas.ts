/** What an organization shows of the health record, area by area (settings/phrsettings). */
export const PHR_AREAS = [
  "allergies",
  "medications",
  "vaccinations",
  "conditions",
  "surgeries",
  "hospitalizations",
  "familyHistory",
  "socialHistory",
  "goals",
  "contraindications",
  "trackers",
  "reports",
  "journal",
  "emergencyContacts",
  "insurances",
] as const;
export type PhrArea = (typeof PHR_AREAS)[number];
