import {
  ANYONES,
  OWN,
  STAFF_SCREEN,
  THEIRS,
  doctors,
  entry,
  patients,
  screens,
  strangers,
  type Permissions,
  type Rows,
} from "./expectations";

/** A note that was signed and published: its patient, who looks after them, nurses, and administrators who may. */
const READ: Rows = {
  ...strangers("sign-in"),
  ...patients(OWN, THEIRS),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: ANYONES,
  admin: ANYONES,
};

/** Writing is for those who look after the patient, and for nurses. */
const WRITTEN: Rows = { ...READ, ...patients("not-found"), admin: "not-found" };

/** Signing, publishing and all that follows is the providers' alone. */
const SIGNED: Rows = { ...WRITTEN, nurse: "not-found" };

const at = (...names: string[]) => names.map((name) => `/consultation_notes/${name}`);

export const consultationsNotesPermissions: Permissions = {
  ...entry(screens("GET", at("list", "view/:itemId?", "outer_view/:itemId?")), READ),
  ...entry(screens("GET", at("create", "edit/:itemId?")), WRITTEN),
  ...entry(screens("POST", at("create", "edit/:itemId?", "edit/:itemId/saves")), WRITTEN),
  ...entry(screens("POST", at("view/:itemId?")), SIGNED),
  ...entry([...screens("GET", at("templates")), ...screens("POST", at("templates"))], STAFF_SCREEN),
  // A provider's own template.
  ...entry([...screens("GET", at("templates/:templateId")), ...screens("POST", at("templates/:templateId"))], {
    ...SIGNED,
    ...doctors(OWN, THEIRS),
  }),
};
