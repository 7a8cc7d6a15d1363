import type { RequestContext } from "~/platform/context.server";
import type { PaymentLine } from "../../domain/payments/payment-line";
import { standingOfPatients } from "./standing-of-patient.server";

const isAhead = ({ deskId, appointmentId, chargeId, state }: PaymentLine): boolean =>
  deskId !== null && appointmentId === null && !chargeId && (state === "paid" || state === "partlyRefunded");

/**
 * Listed payments, of which those say it that were paid ahead by a patient who has not used all that they paid ahead; a
 * round trip where there are any. It asks nobody's permission: whoever calls it has.
 */
export async function withUnused<Line extends PaymentLine>(
  context: Pick<RequestContext, "db" | "now">,
  lines: readonly Line[],
): Promise<Line[]> {
  const standings = await standingOfPatients(
    context,
    lines.filter(isAhead).map(({ patientId }) => patientId),
  );
  const isLeft = ({ patientId, currencyCode }: Line) =>
    (standings.get(patientId ?? "") ?? []).some(
      (each) => each.currencyCode === currencyCode && each.aheadLeftMinor > 0,
    );
  return lines.map((line) => (isAhead(line) && isLeft(line) ? { ...line, isUnused: true } : line));
}
