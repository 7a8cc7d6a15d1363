import type { ServiceAuthorities } from "./authorities";

export const consultationsDeskAuthorities: ServiceAuthorities = {
  "consultations/papers-before": { papersBefore: "healthRecord.read" },
  "consultations/act-on-consultation": {
    publishConsultation: "consultation.sign",
    withdrawConsultation: "consultation.sign",
    closeConsultation: "consultation.write",
    reopenConsultation: "consultation.write",
  },
  "consultations/add-consultation": { addConsultation: "consultation.write" },
  "consultations/bill-at-desk": { billAtDesk: "consultation.write" },
  "consultations/change-course-at-desk": { changeCourseAtDesk: "consultation.write" },
  "consultations/book-follow-up": { bookFollowUp: "followUp.book" },
  "consultations/choose-for-whom": { chooseForWhom: "consultation.write" },
  "consultations/export-consultation-pdf": { exportConsultationPdf: "consultation.read" },
  "consultations/export-record-fhir": { exportRecordFhir: "healthRecord.read" },
  "consultations/find-consultation": { findConsultation: "consultation.write" },
  "consultations/follow-up-for-mail": { followUpForMail: "outbox.deliver" },
  "consultations/last-consultation": { lastConsultation: "consultation.read" },
  "consultations/list-open-follow-ups": { listOpenFollowUps: "consultation.read" },
  "consultations/list-own-consultations": { listOwnConsultations: "consultation.read" },
  "consultations/open-consultation": { openConsultation: "consultation.write" },
  "consultations/print-consultation": { printConsultation: "consultation.read" },
  "consultations/read-consultation-summary": { readConsultationSummary: "consultation.read" },
  "consultations/read-desk": { readDesk: "consultation.write" },
  "consultations/set-follow-up": { setFollowUp: "consultation.write" },
  "consultations/settle-follow-up": { settleFollowUp: "consultation.write" },
};
