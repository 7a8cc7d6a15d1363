import { billingAuthorities } from "./authorities/billing";
import { consultationsPharmacyAuthorities } from "./authorities/consultations-pharmacy";
import { consultationsLaboratoryAuthorities } from "./authorities/consultations-laboratory";
import { consultationsNotesAuthorities } from "./authorities/consultations-notes";
import { consultationsPrescriptionsAuthorities } from "./authorities/consultations-prescriptions";
import { consultationsDeskAuthorities } from "./authorities/consultations-desk";
import { demoAuthorities } from "./authorities/demo";
import { feedbackAuthorities } from "./authorities/feedback";
import { monitoringAuthorities } from "./authorities/monitoring";
import { formsAuthorities } from "./authorities/forms";
import { questionAuthorities } from "./authorities/questions";
import { identityAuthorities } from "./authorities/identity";
import { importsAuthorities } from "./authorities/imports";
import { notificationsAuthorities } from "./authorities/notifications";
import { organizationAuthorities } from "./authorities/organization";
import { patientsAuthorities } from "./authorities/patients";
import { phrFilesAuthorities } from "./authorities/phr-files";
import { phrProfileAuthorities } from "./authorities/phr-profile";
import { phrAuthorities } from "./authorities/phr";
import { schedulingAuthorities } from "./authorities/scheduling";
import { waitingRoomAuthorities } from "./authorities/waiting-room";
import type { ServiceAuthorities } from "./authorities/authorities";

/**
 * What each service asks for before anything else, by feature, file and function: written by hand as what is expected,
 * in one file a feature. Services that first find out whose the thing is, or ask through another service, are not here:
 * what they answer to whom stands in permissions.ts.
 */
export const SERVICE_AUTHORITIES: ServiceAuthorities = {
  ...billingAuthorities,
  ...consultationsPharmacyAuthorities,
  ...consultationsLaboratoryAuthorities,
  ...consultationsNotesAuthorities,
  ...consultationsPrescriptionsAuthorities,
  ...consultationsDeskAuthorities,
  ...demoAuthorities,
  ...feedbackAuthorities,
  ...formsAuthorities,
  ...questionAuthorities,
  ...monitoringAuthorities,
  ...identityAuthorities,
  ...importsAuthorities,
  ...notificationsAuthorities,
  ...organizationAuthorities,
  ...patientsAuthorities,
  ...phrFilesAuthorities,
  ...phrProfileAuthorities,
  ...phrAuthorities,
  ...schedulingAuthorities,
  ...waitingRoomAuthorities,
};

/** Ask as well, but only once they know who or what it is about: tested where their features are. */
export const ASKING_OF_THE_KNOWN: ReadonlySet<string> = new Set([
  "identity/add-factor factorOwner",
  "identity/list-own-factor-kinds listOwnFactorKinds",
  "identity/passkey-options passkeyRegisterOptions",
  "identity/sign-out signOut",
  "organization/file-rights authorizeChange",
  "scheduling/pay-for-appointment payForAppointment",
  "scheduling/read-appointment-payment readAppointmentPayment",
  "scheduling/read-said-arrival readSaidArrival",
  "scheduling/require-new-provider requireNewProvider",
  "waiting-room/enter-room enterRoom",
]);
