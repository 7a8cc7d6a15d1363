import { readCharge, takeBackFromPatient } from "~/features/billing/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { takeBackSchema } from "../../schemas/payments/charge";
import { requireChargeRight } from "./charge-right.server";

async function takeBack(context: RequestContext, id: string, reason: string): Promise<void> {
  const charge = await readCharge(context.db, id);
  if (!charge) throw new NotFoundError();
  await requireChargeRight(context, charge);
  if (charge.takenBackAt === null) await takeBackFromPatient(context, charge, reason);
}

/**
 * Takes a charge back that was made by hand and of which nothing is paid. Taken back already, it stays so.
 * @param raw why
 * @throws NotFoundError, ForbiddenError; ConflictError where something of it is paid
 */
export async function takeBackCharge(context: RequestContext, id: string, raw: unknown): Promise<void> {
  await authorize(context, "appointment.markPaid");
  await takeBack(context, id, parse(takeBackSchema, raw).reason);
}

/** The same right after it was made, which needs no reason. */
export async function undoCharge(context: RequestContext, id: string): Promise<void> {
  await authorize(context, "appointment.markPaid");
  await takeBack(context, id, "");
}
