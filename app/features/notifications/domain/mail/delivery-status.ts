/** How a message goes: taken over, sent on, arrived; or given up; or sent again after that. */
export type DeliveryStatus = "QUEUED" | "SENT" | "DELIVERED" | "FAILED" | "RESENT";

/** What a service reports of a message that it took over. */
export type ReportedStatus = Exclude<DeliveryStatus, "RESENT">;

const ORDER: Readonly<Record<DeliveryStatus, number>> = { QUEUED: 0, SENT: 1, DELIVERED: 2, FAILED: 2, RESENT: 3 };

/** The statuses that a report overtakes. Reports come late, twice and out of order: a message never goes back. */
export const overtakenBy = (reported: ReportedStatus): DeliveryStatus[] =>
  (Object.keys(ORDER) as DeliveryStatus[]).filter((status) => ORDER[status] < ORDER[reported]);

/** Statuses of Twilio's messages (its Programmable Messaging reference, MessageStatus). */
const TWILIO: Readonly<Record<string, ReportedStatus>> = {
  accepted: "QUEUED",
  scheduled: "QUEUED",
  queued: "QUEUED",
  sending: "QUEUED",
  sent: "SENT",
  delivered: "DELIVERED",
  read: "DELIVERED",
  undelivered: "FAILED",
  failed: "FAILED",
  canceled: "FAILED",
};

/** Events of a mail service in Resend's shape. */
const MAIL: Readonly<Record<string, ReportedStatus>> = {
  "email.sent": "SENT",
  "email.delivered": "DELIVERED",
  "email.bounced": "FAILED",
  "email.failed": "FAILED",
};

/** Undefined for a status that says nothing of how a message goes. */
export const statusOfTwilio = (status: string): ReportedStatus | undefined =>
  Object.hasOwn(TWILIO, status) ? TWILIO[status] : undefined;
export const statusOfMailEvent = (type: string): ReportedStatus | undefined =>
  Object.hasOwn(MAIL, type) ? MAIL[type] : undefined;
