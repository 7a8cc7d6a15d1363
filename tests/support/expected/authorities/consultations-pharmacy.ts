import { ofRecords, type ServiceAuthorities } from "./authorities";

export const consultationsPharmacyAuthorities: ServiceAuthorities = {
  "consultations/decline-line": { declineLine: "pharmacy.work" },
  "consultations/export-pharmacy-report": { exportPharmacyReport: "pharmacy.manage" },
  "consultations/export-prescriptions": { exportPrescriptions: "pharmacy.manage" },
  "consultations/hand-out": { handOut: "pharmacy.work" },
  "consultations/list-all-prescriptions": { listAllPrescriptions: "pharmacy.manage" },
  "consultations/list-desk": { listDesk: "pharmacy.work" },
  "consultations/next-prescription": { nextPrescription: "pharmacy.work" },
  "consultations/pharmacies": {
    listPharmacists: "pharmacy.manage",
    ...ofRecords("pharmacies", "pharmacy.manage"),
  },
  "consultations/reach-desk-prescription": { reachDeskPrescription: "pharmacy.work" },
  "consultations/read-pharmacy-report": { readPharmacyReport: "pharmacy.manage" },
  "consultations/read-sent-elsewhere": { readSentElsewhere: "pharmacy.work" },
  "consultations/take-back": { takeBack: "pharmacy.work" },
  "consultations/undo-entry": { undoEntry: "pharmacy.work" },
  "consultations/view-at-desk": { viewAtDesk: "pharmacy.work" },
};
