import { ofRecords, WITHOUT_LIST, type ServiceAuthorities } from "./authorities";

/** The services of a health profile as a whole. */
export const phrProfileAuthorities: ServiceAuthorities = {
  "phr/health-alerts": { healthAlerts: "healthRecord.read" },
  "phr/glance-at-health": { glanceAtHealth: "healthRecord.read" },
  "phr/comment-on-record": { commentOnRecord: "healthRecord.write" },
  "phr/disable-medication": { disableMedication: "healthRecord.write" },
  "phr/keep-profile-picture": { keepProfilePicture: "healthRecord.write" },
  "phr/list-profile-areas": { listProfileAreas: "healthRecord.read" },
  "phr/profile-insurances": ofRecords("profileInsurances", "healthRecord.write", WITHOUT_LIST),
  "phr/read-basic-profile": { readBasicProfile: "healthRecord.read" },
  "phr/read-health-overview": { readHealthOverview: "healthRecord.read" },
  "phr/read-profile": { readProfile: "healthRecord.read" },
  "phr/read-profile-form": { readProfileForm: "healthRecord.write" },
  "phr/read-profile-insurance": { readProfileInsurance: "healthRecord.write" },
  "phr/read-profile-file": { readProfileFile: "healthRecord.read" },
  "phr/read-profile-picture": { readProfilePicture: "healthRecord.write" },
  "phr/remove-profile-picture": { removeProfilePicture: "healthRecord.write" },
  "phr/save-profile": { saveHealthProfile: "healthRecord.write" },
};
