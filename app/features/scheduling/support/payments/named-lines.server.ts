import { gatewayNames, type MoneyLine } from "~/features/billing/public.server";
import { employeeNames } from "~/features/identity/public.server";
import { patientNames } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { PaymentLine } from "../../domain/payments/payment-line";

/** Payments, each with the names of its patient and of who did it. */
export async function namedLines(context: RequestContext, lines: readonly MoneyLine[]): Promise<PaymentLine[]> {
  const staff = lines.flatMap(({ actorKind, actorId }) => (actorKind === "employee" && actorId ? [actorId] : []));
  const [patients, people, nameOf] = await Promise.all([
    patientNames(context, [...new Set(lines.flatMap(({ patientId }) => patientId ?? []))]),
    employeeNames(context, [...new Set(staff)]),
    gatewayNames(context),
  ]);
  return lines.map((line) => ({
    ...line,
    // A word of the books themselves for what was there when they were opened.
    reason: line.reason === "opening" ? "" : line.reason,
    patientName: patients.get(line.patientId ?? "") ?? line.payerName ?? "",
    gatewayName: line.gatewayType && nameOf(line.gatewayType),
    byName: people.get(line.actorId ?? "") ?? "",
  }));
}
