import type { ColumnShowings } from "~/kernel/lists/list-choice";

/** The colours that a category may stand in: those of the design system's badges, always beside the category's name. */
export const CATEGORY_COLOURS = ["light-blue", "green", "orange", "light-grey", "dark-grey"] as const;
export type CategoryColour = (typeof CATEGORY_COLOURS)[number];

/** The colour that is stored, or the first where the stored one is none. */
export const categoryColour = (stored: string): CategoryColour =>
  CATEGORY_COLOURS.find((colour) => colour === stored) ?? CATEGORY_COLOURS[0];

/** A category as lists and details show it. */
export interface CategoryView {
  id: string;
  name: string;
  colour: CategoryColour;
  enabled: boolean;
  version: number;
}

/** The columns of the list of patients. */
export const PATIENT_COLUMNS = {
  name: "always",
  number: "usual",
  born: "usual",
  contact: "usual",
  category: "usual",
  phone: "extra",
  email: "extra",
  added: "extra",
  actions: "always",
} as const satisfies ColumnShowings;

export type PatientColumn = keyof typeof PATIENT_COLUMNS;

/** The columns by which the list can be sorted, each of which an index carries. */
export const PATIENT_SORTS = ["name", "number", "born"] as const;
export type PatientSort = (typeof PATIENT_SORTS)[number];

/** A patient as the list shows them. */
export interface PatientRow {
  id: string;
  number: number;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD, or empty. */
  birthDate: string;
  email: string;
  phoneCallingCode: string;
  phone: string;
  enabled: boolean;
  /** When they were added (UTC ms). */
  createdAt: number;
  category: Pick<CategoryView, "name" | "colour"> | null;
}

/** Everything that a patient's own row says. */
export interface PatientRecord {
  id: string;
  number: number;
  userId: string | null;
  title: number;
  firstName: string;
  lastName: string;
  birthDate: string;
  gender: number;
  bloodGroup: number;
  email: string;
  phoneCallingCode: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
  externalNumber: string | null;
  categoryId: string | null;
  clientOrganizationId: string | null;
  languageCode: string | null;
  notes: string;
  identificationFileId: string | null;
  enabled: boolean;
  version: number;
  createdAt: number;
}
