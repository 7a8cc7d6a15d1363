import { organizationArea } from "../setting-area";
import { duration, entries, onOff, radios, text, UNITS } from "../setting-fields";

/** How health records are kept. */
export const recordsAreas = {
  units: organizationArea("records", {
    words: "settings:areas.units",
    seenBy: "healthRecord.read",
    reader: "app/features/phr/domain/trackers/unit-choice.ts",
    fields: UNITS,
  }),
  records: organizationArea("records", {
    words: "settings:areas.records",
    reader: "app/features/phr/support/records/shown-areas.server.ts",
    fields: {
      allergies: onOff(true),
      conditions: onOff(true),
      medications: onOff(true),
      vaccinations: onOff(true),
      surgeries: onOff(true),
      hospitalizations: onOff(true),
      familyHistory: onOff(true),
      socialHistory: onOff(true),
      goals: onOff(true),
      contraindications: onOff(true),
      trackers: onOff(true),
      reports: onOff(true),
      journal: onOff(true),
      emergencyContacts: onOff(true),
      insurances: onOff(true),
    },
  }),
  laboratory: organizationArea("records", {
    words: "settings:areas.laboratory",
    reader: "app/features/consultations/support/laboratory/lab-rules.server.ts",
    fields: {
      releaseResults: radios(["ON_REVIEW", "AT_ONCE", "AFTER_HOURS"], "ON_REVIEW", {
        ...{ hint: "settings:fields.releaseResultsHint", opens: "AFTER_HOURS" },
      }),
      releaseHours: duration("hours", [1, 720], 48, { hint: "settings:fields.releaseHoursHint", opened: true }),
      verifiesResults: onOff(false, { hint: "settings:fields.verifiesResultsHint" }),
    },
  }),
  "frequent-medications": organizationArea("records", {
    words: "settings:areas.frequentMedications",
    reader: "app/features/phr/services/vocabulary/suggest-words.server.ts",
    fields: { names: entries(200) },
  }),
  prescriptions: organizationArea("records", {
    words: "settings:areas.prescriptions",
    reader: "app/features/consultations/support/prescriptions/prescription-settings.server.ts",
    fields: {
      detailsShown: onOff(true, { hint: "settings:fields.detailsShownHint" }),
      secondFactorToSign: onOff(false, { hint: "settings:fields.secondFactorToSignHint" }),
      validDays: duration("days", [1, 365], 90, { hint: "settings:fields.validDaysHint" }),
    },
  }),
  "remote-monitoring": organizationArea("records", {
    words: "settings:areas.remoteMonitoring",
    reader: "app/features/monitoring/support/monitoring-terms.server.ts",
    fields: {
      enabled: onOff(false),
      reminderHours: duration("hours", [0, 168], 24, {
        label: "settings:fields.measureHours",
        hint: "settings:fields.reminderHint",
      }),
      instructions: text(1000),
    },
    copy: ({ enabled }) => ({ settings: { remoteMonitoring: enabled } }),
  }),
  "monitoring-teams": organizationArea("records", {
    words: "settings:areas.monitoringTeams",
    reader: "app/features/monitoring/support/monitoring-terms.server.ts",
    fields: { names: entries(50) },
  }),
};
