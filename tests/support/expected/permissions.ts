import { billingPermissions } from "./permissions/billing";
import { consultationsPharmacyPermissions } from "./permissions/consultations-pharmacy";
import { consultationsLaboratoryPermissions } from "./permissions/consultations-laboratory";
import { consultationsNotesPermissions } from "./permissions/consultations-notes";
import { consultationsPrescriptionsPermissions } from "./permissions/consultations-prescriptions";
import { consultationsDeskPermissions } from "./permissions/consultations-desk";
import { feedbackPermissions } from "./permissions/feedback";
import { monitoringPermissions } from "./permissions/monitoring";
import { formPermissions } from "./permissions/forms";
import { questionPermissions } from "./permissions/questions";
import { identityPermissions } from "./permissions/identity";
import { importsPermissions } from "./permissions/imports";
import { notificationsPermissions } from "./permissions/notifications";
import { organizationPermissions } from "./permissions/organization";
import { pagesPermissions } from "./permissions/pages";
import { patientsPermissions } from "./permissions/patients";
import { phrFilesPermissions } from "./permissions/phr-files";
import { phrProfilePermissions } from "./permissions/phr-profile";
import { phrPermissions } from "./permissions/phr";
import { schedulingPermissions } from "./permissions/scheduling";
import { waitingRoomPermissions } from "./permissions/waiting-room";
import type { Permissions } from "./permissions/expectations";

export { PRINCIPALS, rowFor } from "./permissions/expectations";
export type { Expectation, Outcome, Principal, Row, Whose } from "./permissions/expectations";

/**
 * What every route and every call answers to everyone, by method and path: written by hand, in a file for each feature.
 * A route or call that is not in it fails the isolation matrix, and so does one that answers otherwise.
 */
export const PERMISSIONS: Permissions = {
  ...pagesPermissions,
  ...organizationPermissions,
  ...consultationsLaboratoryPermissions,
  ...identityPermissions,
  ...patientsPermissions,
  ...phrFilesPermissions,
  ...phrProfilePermissions,
  ...phrPermissions,
  ...consultationsNotesPermissions,
  ...consultationsPrescriptionsPermissions,
  ...consultationsDeskPermissions,
  ...billingPermissions,
  ...consultationsPharmacyPermissions,
  ...schedulingPermissions,
  ...waitingRoomPermissions,
  ...importsPermissions,
  ...feedbackPermissions,
  ...formPermissions,
  ...questionPermissions,
  ...monitoringPermissions,
  ...notificationsPermissions,
};
