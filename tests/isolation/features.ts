import { billingInMatrix } from "./features/billing";
import { bookingInMatrix } from "./features/booking";
import { consultationsPharmacyInMatrix } from "./features/consultations-pharmacy";
import { consultationsLaboratoryInMatrix } from "./features/consultations-laboratory";
import { consultationsNotesInMatrix } from "./features/consultations-notes";
import { consultationsPrescriptionsInMatrix } from "./features/consultations-prescriptions";
import { consultationsDeskInMatrix } from "./features/consultations-desk";
import { feedbackInMatrix } from "./features/feedback";
import { monitoringInMatrix } from "./features/monitoring";
import { formsInMatrix } from "./features/forms";
import { questionsInMatrix } from "./features/questions";
import { identityInMatrix } from "./features/identity";
import { importsInMatrix } from "./features/imports";
import { notificationsInMatrix } from "./features/notifications";
import { organizationInMatrix } from "./features/organization";
import { pagesInMatrix } from "./features/pages";
import { patientsInMatrix } from "./features/patients";
import { phrFilesInMatrix } from "./features/phr-files";
import { phrProfileInMatrix } from "./features/phr-profile";
import { phrInMatrix } from "./features/phr";
import { schedulingInMatrix } from "./features/scheduling";
import { waitingRoomInMatrix } from "./features/waiting-room";
import type { Ids, ThingOf } from "./recipe";

/** What the matrix knows of each feature; rows go in in this order. */
export const FEATURES = [
  organizationInMatrix,
  identityInMatrix,
  schedulingInMatrix,
  bookingInMatrix,
  waitingRoomInMatrix,
  patientsInMatrix,
  phrFilesInMatrix,
  phrProfileInMatrix,
  phrInMatrix,
  consultationsPharmacyInMatrix,
  consultationsLaboratoryInMatrix,
  consultationsNotesInMatrix,
  consultationsPrescriptionsInMatrix,
  consultationsDeskInMatrix,
  importsInMatrix,
  feedbackInMatrix,
  formsInMatrix,
  questionsInMatrix,
  monitoringInMatrix,
  billingInMatrix,
  notificationsInMatrix,
  pagesInMatrix,
] as const;

type All<Of> = (Of extends { ids: infer Added extends Ids } ? (ids: Added) => void : never) extends (
  ids: infer Each extends Ids,
) => void
  ? Each
  : never;
/** The ids and tokens that a request about a thing can name. */
export type Thing = ThingOf<All<(typeof FEATURES)[number]>>;
