import type { MailTemplate, RecipientKind } from "./mail-template";

/** What the organization has set: whom it tells of what. */
export interface OrganizationWishes {
  readonly staffOfRequests: boolean;
  readonly patientOfConfirmations: boolean;
  readonly patientOfChanges: boolean;
}

/** What its receiver has set for themselves. */
export interface OwnWishes {
  readonly requests: boolean;
  readonly changes: boolean;
  readonly reminders: boolean;
}

type Concern = "request" | "confirmation" | "change" | "reminder";

const CONCERN: { readonly [Template in MailTemplate]?: Concern } = {
  "appointment.requestReceived": "request",
  "appointment.confirmed": "confirmation",
  "series.set": "confirmation",
  "appointment.canceled": "change",
  "appointment.rescheduled": "change",
  "appointment.rejected": "change",
  "appointment.expired": "change",
  "appointment.reassigned": "change",
  "series.canceled": "change",
  "appointment.reminder": "reminder",
  "appointment.followUp": "reminder",
  "appointment.feedback": "reminder",
};

/**
 * Whether the organization and the receiver want this told. What asks its receiver for an answer, carries a link that
 * they asked for or concerns the safety of their account is always told.
 */
export function isWanted(template: MailTemplate, to: RecipientKind, organization: OrganizationWishes, own: OwnWishes) {
  const staff = to === "EMPLOYEE";
  switch (CONCERN[template]) {
    case "request":
      return organization.staffOfRequests && own.requests;
    case "confirmation":
      return staff ? own.changes : organization.patientOfConfirmations;
    case "change":
      return staff ? own.changes : organization.patientOfChanges && own.changes;
    case "reminder":
      return own.reminders;
    case undefined:
      return true;
  }
}
