import type { MailTemplate, RecipientKind } from "../mail/mail-template";

/** What the organization has set: whom it tells of what. */
export interface OrganizationWishes {
  readonly staffOfRequests: boolean;
  readonly patientOfConfirmations: boolean;
  readonly patientOfChanges: boolean;
}

const OF_CONFIRMATIONS: ReadonlySet<MailTemplate> = new Set<MailTemplate>(["appointment.confirmed", "series.set"]);
const OF_CHANGES: ReadonlySet<MailTemplate> = new Set<MailTemplate>([
  "appointment.canceled",
  "appointment.rescheduled",
  "appointment.rejected",
  "appointment.expired",
  "appointment.reassigned",
  "series.canceled",
]);

/** Whether the organization tells this at all. */
export function isTold(template: MailTemplate, to: RecipientKind, organization: OrganizationWishes): boolean {
  if (template === "appointment.requestReceived") return organization.staffOfRequests;
  if (to === "EMPLOYEE") return true;
  if (OF_CONFIRMATIONS.has(template)) return organization.patientOfConfirmations;
  return organization.patientOfChanges || !OF_CHANGES.has(template);
}
