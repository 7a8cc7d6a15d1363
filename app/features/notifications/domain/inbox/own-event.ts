import type { NotifiableEvent } from "~/kernel/notifiable-events";

/** The kinds that events are grouped by where their receiver chooses. */
export const EVENT_KINDS = ["requests", "changes", "reminders", "imports"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

interface EventFacts {
  readonly kind: EventKind;
  /** What the practice chooses channels for; null for what goes by mail alone. */
  readonly told: NotifiableEvent | null;
  /**
   * `always`: it asks its receiver for an answer or carries a link that they need. `wasAlways`: it can be turned off,
   * which a choice that was stored for its whole kind did not do.
   */
  readonly mail?: "always" | "wasAlways";
  /** The authority of those whom it is told; all staff without one. */
  readonly heardBy?: "employee.manage" | "patientImport.manage" | "pharmacy.work" | "prescription.sign";
}

const OF_PATIENTS = {
  booked: { kind: "changes", told: "booked", mail: "wasAlways" },
  confirmed: { kind: "changes", told: "confirmed", mail: "wasAlways" },
  proposed: { kind: "changes", told: "proposed", mail: "always" },
  moved: { kind: "changes", told: "proposed" },
  canceled: { kind: "changes", told: "canceled" },
  rejected: { kind: "changes", told: "canceled" },
  expired: { kind: "changes", told: "canceled" },
  reassigned: { kind: "changes", told: "reassigned" },
  roomLink: { kind: "changes", told: "roomLink", mail: "always" },
  waitingOffer: { kind: "changes", told: "waitingOffer", mail: "always" },
  familyRequest: { kind: "changes", told: "family", mail: "always" },
  familyAnswer: { kind: "changes", told: "family", mail: "wasAlways" },
  labResult: { kind: "changes", told: null, mail: "wasAlways" },
  labOrder: { kind: "changes", told: null, mail: "wasAlways" },
  invoice: { kind: "changes", told: null, mail: "wasAlways" },
  credit: { kind: "changes", told: null, mail: "wasAlways" },
  prescription: { kind: "changes", told: null, mail: "wasAlways" },
  reminder: { kind: "reminders", told: "reminder" },
  followUp: { kind: "reminders", told: "followUp" },
  feedback: { kind: "reminders", told: "feedback" },
} as const satisfies Record<string, EventFacts>;

const OF_STAFF = {
  staffRequest: { kind: "requests", told: "staffRequest" },
  staffRegistration: { kind: "requests", told: "staffRequest", mail: "always", heardBy: "employee.manage" },
  staffPrescription: { kind: "requests", told: "staffRequest", mail: "wasAlways", heardBy: "pharmacy.work" },
  staffRenewal: { kind: "requests", told: null, mail: "wasAlways", heardBy: "prescription.sign" },
  staffDeclined: { kind: "requests", told: null, mail: "wasAlways", heardBy: "prescription.sign" },
  staffConfirmed: { kind: "changes", told: "staffChange" },
  staffCanceled: { kind: "changes", told: "staffChange" },
  staffExpired: { kind: "changes", told: "staffChange" },
  staffSession: { kind: "changes", told: "staffChange", mail: "wasAlways" },
  staffWaiting: { kind: "changes", told: "staffWaiting", mail: "wasAlways" },
  staffLaboratory: { kind: "changes", told: null, mail: "wasAlways" },
  staffImport: { kind: "imports", told: null, mail: "wasAlways", heardBy: "patientImport.manage" },
} as const satisfies Record<string, EventFacts>;

const OWN_EVENTS = { ...OF_PATIENTS, ...OF_STAFF };
/** What a receiver chooses channels for: what they would turn off as one thing. */
export type OwnEvent = keyof typeof OWN_EVENTS;

export const PATIENT_EVENTS = Object.keys(OF_PATIENTS) as (keyof typeof OF_PATIENTS)[];
export const STAFF_EVENTS = Object.keys(OF_STAFF) as (keyof typeof OF_STAFF)[];
export const eventFacts = (event: OwnEvent): EventFacts => OWN_EVENTS[event];
