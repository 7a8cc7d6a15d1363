import type { CommitPlan } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";

/** A mail that is ready to go. */
export interface OutgoingMail {
  /** One a mail, however often it is tried: by it a service knows a mail that it has taken before. */
  id: string;
  to: { name: string; email: string };
  /** Where answers go; empty where the sender reads none. */
  replyTo: string;
  /** Whole address at which its receiver refuses its kind; null where it may not be refused. */
  unsubscribe: string | null;
  subject: string;
  html: string;
  text: string;
  /** An .ics file, where the mail carries one. */
  calendarFile: string | null;
}

type MailWrites = NonNullable<CommitPlan<null>["writes"]>;

/** The way out of the platform. */
export interface MailTransport {
  /**
   * Takes the mail over. What it gives back to write is written together with the delivery's row, and so is the name
   * that the service reports by; one that throws has taken nothing over, and is asked again later.
   */
  hand(context: RequestContext, mail: OutgoingMail): Promise<MailWrites | { providerRef: string | null }>;
}
