/** How provider and patient consult; an appointment has one of the first two. */
export const CONSULTATION_TYPES = ["VIDEO", "IN_PERSON", "TEXT", "REVIEW", "MONITORING"] as const;
export type ConsultationType = (typeof CONSULTATION_TYPES)[number];

/** Open while its provider works on it; closed when they are done. */
export const CONSULTATION_STATUSES = ["OPEN", "CLOSED"] as const;
export type ConsultationStatus = (typeof CONSULTATION_STATUSES)[number];

/** Whether the patient sees what was written for them; what was withdrawn was published once, and they are told why. */
export const PUBLISH_STATUSES = ["UNPUBLISHED", "PUBLISHED", "WITHDRAWN"] as const;
export type PublishStatus = (typeof PUBLISH_STATUSES)[number];

/** What a provider does about a patient at one time. Instants in UTC ms. */
export interface Consultation {
  id: string;
  patientId: string;
  providerId: string;
  appointmentId: string | null;
  branchId: string | null;
  type: ConsultationType;
  status: ConsultationStatus;
  reason: string;
  startTime: number;
  consultationTime: number | null;
  publishStatus: PublishStatus;
  /** When it was published or withdrawn last; notes that were withdrawn with it have the same moment. */
  publishedAt: number | null;
  withdrawnReason: string;
  creatorId: string;
  createdAt: number;
  updatedAt: number;
  version: number;
}
