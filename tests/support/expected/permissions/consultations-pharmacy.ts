import { ADMIN_SCREEN, ANYONES, OWN, base, entry, screens, type Permissions, type Rows } from "./expectations";

/** The pharmacy's desk: for whoever works there, and for administrators. */
const DESK_SCREEN: Rows = { ...ADMIN_SCREEN, pharmacy: "allowed" };

/** One prescription at the desk, whoever's it is. */
const AT_DESK: Rows = { ...ADMIN_SCREEN, pharmacy: ANYONES, admin: ANYONES };

const DESK = "/e/pharmacy/manage-prescriptions";
const LIST = "/e/prescription-admin";
const REPORT = "/e/patient-report/pharmacy";

export const consultationsPharmacyPermissions: Permissions = {
  ...entry(screens("GET", [DESK]), DESK_SCREEN),
  [`GET ${base}${DESK}/:prescriptionId`]: AT_DESK,
  [`POST ${base}${DESK}/:prescriptionId`]: AT_DESK,
  ...entry(screens("GET", ["/e/settings/pharmacies", LIST, `${LIST}/file`, REPORT, `${REPORT}/file`]), ADMIN_SCREEN),
  ...entry(screens("POST", ["/e/settings/pharmacies"]), { ...ADMIN_SCREEN, admin: OWN }),
};
