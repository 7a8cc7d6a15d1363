import { organizationArea } from "../setting-area";
import { entries, onOff, text, UNITS, whole } from "../setting-fields";

/** How health records are kept. */
export const recordsAreas = {
  units: organizationArea({
    words: "settings:areas.units",
    group: "records",
    seenByAll: true,
    reader: null,
    fields: UNITS,
  }),
  records: organizationArea({
    words: "settings:areas.records",
    group: "records",
    reader: null,
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
      reports: onOff(true),
    },
  }),
  "frequent-medications": organizationArea({
    words: "settings:areas.frequentMedications",
    group: "records",
    reader: null,
    fields: { names: entries(200) },
  }),
  "remote-monitoring": organizationArea({
    words: "settings:areas.remoteMonitoring",
    group: "records",
    reader: null,
    fields: {
      enabled: onOff(false),
      reminderHours: whole(0, 168, 24, {
        label: "settings:fields.measureHours",
        hint: "settings:fields.reminderHint",
      }),
      instructions: text(1000),
    },
  }),
  "monitoring-teams": organizationArea({
    words: "settings:areas.monitoringTeams",
    group: "records",
    reader: null,
    fields: { names: entries(50) },
  }),
};
