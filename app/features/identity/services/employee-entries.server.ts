import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";

type EmployeeMail = "employee.invite" | "employee.approved";

/** The outbox entry of a mail to an employee's account. */
export const employeeMail = ({ now }: RequestContext, template: EmployeeMail, userId: string) => ({
  id: uuidv7(now),
  topic: "mail",
  payload: { template, to: { kind: "USER", id: userId } },
});

/** The outbox entry that ends what a user has open: their connections must show anew what they may. */
export const userEnded = ({ now }: RequestContext, userId: string) => ({
  id: uuidv7(now),
  topic: "user.ended",
  payload: { userId },
});
