import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";

type EmployeeMail =
  "employee.invite" | "employee.approved" | "employee.rejected" | "ownership.received" | "ownership.given";

/** So long what can be taken back is not told yet. */
const HELD_BACK_MS = 60_000;

/** The outbox entry of a mail to an employee's account. */
export const employeeMail = (context: RequestContext, template: EmployeeMail, userId: string) =>
  outboxEntry(
    context,
    "mail",
    { template, to: { kind: "USER", id: userId } },
    template === "employee.rejected" ? { availableAt: context.now + HELD_BACK_MS } : {},
  );

/** The outbox entry that ends what a user has open: their connections must show anew what they may. */
export const userEnded = (context: RequestContext, userId: string) => outboxEntry(context, "user.ended", { userId });
