import { chargesPage, type ChargesPage } from "~/features/billing/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { Standing } from "../../domain/payments/account-standing";
import { askedOfCharge, type AskedOfCharge } from "../../domain/payments/asked-of-charge";
import { isPaid } from "../../domain/payments/online-payment";
import { standingOfPatient } from "../../support/payments/standing-of-patient.server";
import type { ExplainedCharge } from "~/kernel/money/explained-charge";
import { appointmentsById } from "../../support/appointments/appointments-by-id.server";

/** The appointment that a charge is for; `startsAt` in UTC ms. */
interface ChargedAppointment {
  id: string;
  service: string;
  startsAt: number;
  timeZone: string;
}

/** What a patient was charged, and the appointments that it was for, by their ids. */
export interface Charges extends Omit<ChargesPage, "charges"> {
  charges: (ExplainedCharge & AskedOfCharge)[];
  appointments: Record<string, ChargedAppointment>;
  standings: Standing[];
}

async function charges(context: RequestContext, patientId: string, raw: unknown): Promise<Charges> {
  const [page, standings] = await Promise.all([
    chargesPage(context, patientId, raw),
    standingOfPatient(context, patientId),
    auditRead(context, {
      action: "payment.list",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["charges"],
    }),
  ]);
  const ids = [...new Set(page.charges.flatMap(({ appointmentId }) => appointmentId ?? []))];
  const found = ids.length === 0 ? [] : await appointmentsById(context, ids);
  const named = found.map(({ id, startsAt, timeZone, offering }) => ({
    ...{ id, startsAt, timeZone, service: offering?.name ?? "" },
  }));
  const paid = new Set(found.filter(isPaid).map(({ id }) => id));
  return {
    ...page,
    charges: page.charges.map((charge) => ({ ...charge, ...askedOfCharge(charge, standings, paid) })),
    appointments: Object.fromEntries(named.map((each) => [each.id, each])),
    standings,
  };
}

/**
 * What a patient was charged, for whoever takes money for the whole practice. Reading it is audited.
 * @param raw behind which charge, as `next` of the page before said it
 * @throws NotFoundError for a provider, who takes money for their own appointments alone; ForbiddenError
 */
export async function chargesOfPatient(context: RequestContext, patientId: string, raw: unknown): Promise<Charges> {
  await authorize(context, "appointment.markPaid", { kind: "patient", id: patientId, patientId });
  return charges(context, patientId, raw);
}

/**
 * What the patient who is signed in, or of whom they act for, was charged. With an address that is not proven nobody sees
 * it.
 * @throws NotFoundError, ForbiddenError
 */
export async function readOwnCharges(context: RequestContext, raw: unknown): Promise<Charges> {
  await authorize(context, "charge.read");
  if (context.actor.kind !== "patient") throw new NotFoundError();
  const { patientId } = context.actor;
  await authorize(context, "charge.read", { kind: "patient", id: patientId, patientId });
  return charges(context, patientId, raw);
}
