import { ofRecords, type ServiceAuthorities } from "./authorities";

export const consultationsPharmacyAuthorities: ServiceAuthorities = {
  "consultations/decline-line": { declineLine: "pharmacy.work" },
  "consultations/export-pharmacy-report": { exportPharmacyReport: "pharmacy.manage" },
  "consultations/export-prescriptions": { exportPrescriptions: "pharmacy.manage" },
  "consultations/hand-out": { handOut: "pharmacy.work" },
  "consultations/list-desk": { listDesk: "pharmacy.work" },
  "consultations/list-prescriptions": { listPrescriptions: "pharmacy.manage" },
  "consultations/pharmacies": {
    listPharmacists: "pharmacy.manage",
    ...ofRecords("pharmacies", "pharmacy.manage"),
  },
  "consultations/read-pharmacy-report": { readPharmacyReport: "pharmacy.manage" },
  "consultations/take-back": { takeBack: "pharmacy.work" },
  "consultations/undo-entry": { undoEntry: "pharmacy.work" },
  "consultations/view-at-desk": { viewAtDesk: "pharmacy.work" },
};
