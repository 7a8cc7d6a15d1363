import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";

type EmployeeMail =
  "employee.invite" | "employee.approved" | "employee.rejected" | "ownership.received" | "ownership.given";

/** So long what can be taken back is not told yet. */
const HELD_BACK_MS = 60_000;

/** The outbox entry of a mail to an employee's account. */
export const employeeMail = ({ now }: RequestContext, template: EmployeeMail, userId: string) => ({
  id: uuidv7(now),
  topic: "mail",
  payload: { template, to: { kind: "USER", id: userId } },
  ...(template === "employee.rejected" ? { availableAt: now + HELD_BACK_MS } : {}),
});

/** The outbox entry that ends what a user has open: their connections must show anew what they may. */
export const userEnded = ({ now }: RequestContext, userId: string) => ({
  id: uuidv7(now),
  topic: "user.ended",
  payload: { userId },
});
