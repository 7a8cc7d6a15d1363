import type { TimelineSource } from "./timeline";

/** The parts of a patient's page, each with an address of its own. */
export const PATIENT_TABS = ["overview", "appointments", "messages", "records", "money", "files", "people"] as const;
export type PatientTab = (typeof PATIENT_TABS)[number];

/** What of the timeline a part shows; the overview shows all of it. */
export const SOURCES_OF_TAB: Readonly<Partial<Record<PatientTab, readonly TimelineSource[]>>> = {
  messages: ["message"],
  records: ["consultation", "note", "prescription", "order", "record"],
  money: ["payment"],
  files: ["recordFile", "chatFile"],
};

/** The parts that somebody has, by what they may read: a part of which they see nothing is absent. */
export const tabsOf = (may: { appointments: boolean; records: boolean; money: boolean }): PatientTab[] =>
  PATIENT_TABS.filter((tab) => {
    if (tab === "appointments") return may.appointments;
    if (tab === "records" || tab === "files") return may.records;
    return tab === "money" ? may.money : true;
  });
