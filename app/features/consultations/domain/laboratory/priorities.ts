/** Priorities by the specification's numbers: a larger one comes first. */
export const LAB_PRIORITIES = ["ROUTINE", "URGENT", "ASAP", "EMERGENCY"] as const;
export type LabPriority = (typeof LAB_PRIORITIES)[number];

/** The specification's number of each. */
export const PRIORITY_NUMBER: Readonly<Record<LabPriority, number>> = { ROUTINE: 0, URGENT: 1, ASAP: 2, EMERGENCY: 3 };

export const priorityOf = (number: number): LabPriority => LAB_PRIORITIES[number] ?? "ROUTINE";

/** FHIR's codes of request-priority. */
export const FHIR_PRIORITY: Readonly<Record<LabPriority, "routine" | "urgent" | "asap" | "stat">> = {
  ROUTINE: "routine",
  URGENT: "urgent",
  ASAP: "asap",
  EMERGENCY: "stat",
};

/** An emergency first, then what is urgent, then what is wanted soon: in every list of the desk. */
export const PRIORITY_RANK: Readonly<Record<LabPriority, number>> = { EMERGENCY: 0, URGENT: 1, ASAP: 2, ROUTINE: 3 };

/** Those that are told to the laboratory at once. */
export const tellsAtOnce = (priority: LabPriority): boolean => PRIORITY_RANK[priority] <= 1;
