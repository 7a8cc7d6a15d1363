import { z } from "zod";
import { done } from "~/kernel/answer";
import { CREDIT_MOVES, CREDIT_SERVICES, CREDIT_STATUSES } from "../../domain/credits/credit-kinds";

const id = z.string();
const count = z.int().min(0);
const day = z.string().meta({ description: "YYYY-MM-DD, in the organization's time zone." });

const totals = {
  totalCredits: count,
  creditsHeld: count.meta({ description: "Kept for appointments to come; not among those that are used." }),
  creditsUsed: count,
  creditsRemaining: count,
};

/** A grant of credits (specification, section 4). */
const grant = z
  .object({
    id,
    uuid: id,
    patientId: id,
    validFrom: day,
    expiresOn: day.meta({ description: "The last day on which they can be used, YYYY-MM-DD." }),
    services: z.array(z.enum(CREDIT_SERVICES)).meta({ description: "The kinds of service that they pay for." }),
    serviceOfferingIds: z
      .array(id)
      .meta({ description: "The single services that they pay for. For all services, both lists are empty." }),
    note: z.string(),
    status: z.enum(CREDIT_STATUSES),
    version: z.int(),
    ...totals,
    deletable: z.boolean().meta({ description: "Nothing was used: deleting it does not archive it." }),
  })
  .meta({ id: "CreditGrant" });

const summary = z.object(totals);
const message = z.string().meta({ description: "In the language of the request." });

export const assignedCreditsAnswer = done({ message, grants: z.array(grant) });
export const changedGrantAnswer = done({ message, grant });
export const deletedGrantAnswer = done({
  message,
  result: z.enum(["deleted", "archived"]).meta({ description: "Archived where something was used." }),
});
export const grantListAnswer = done({
  active: z.array(grant),
  expired: z.array(grant).meta({ description: "All that are not ACTIVE." }),
  summary: z.object({ ACTIVE: summary, ARCHIVED: summary, OTHER: summary }),
});
export const availableCreditsAnswer = done(totals);
export const creditUsesAnswer = done({
  from: day,
  to: day,
  usages: z.array(
    z.object({
      id,
      grantId: id,
      patientId: id,
      patientName: z.string(),
      event: z
        .enum([...CREDIT_MOVES, "REFUND"])
        .meta({ description: "REFUND came back after the last day, and is lost." }),
      credits: z.int().meta({ description: "What it adds to what is left: 0 where one that was kept is used." }),
      parts: z
        .array(z.object({ event: z.enum([...CREDIT_MOVES, "REFUND"]), credits: z.int() }))
        .meta({ description: "Of what that is made; the sums of a period are made of the same." }),
      appointmentId: z.string().nullable(),
      at: z.int().meta({ description: "UTC ms." }),
      by: z.string().meta({ description: "Who did it; empty for the system." }),
    }),
  ),
  next: z.string().nullable().meta({ description: "`after` of the next page; null after the last." }),
});
