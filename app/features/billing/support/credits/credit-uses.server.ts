import { employeeNames } from "~/features/identity/public.server";
import { patientNames } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { CreditMoveRow } from "../../data/credits/credit-history.server";
import { creditParts, creditsOf, eventOf, type CreditUse } from "../../domain/credits/credit-view";

/** Moves as lines of a history, each with who made it: staff by their name, patients by theirs, the clock by none. */
export async function creditUses(
  context: RequestContext,
  moves: readonly CreditMoveRow[],
): Promise<(CreditUse & { patientName: string })[]> {
  const staff = moves.flatMap(({ actorKind, actorId }) => (actorKind === "employee" && actorId ? [actorId] : []));
  const [colleagues, people] = await Promise.all([
    employeeNames(context, [...new Set(staff)]),
    patientNames(context, [...new Set(moves.map(({ patientId }) => patientId))]),
  ]);
  return moves.map((move) => {
    const { id, grantId, patientId, appointmentId, at, actorKind, actorId } = move;
    const patientName = people.get(patientId) ?? "";
    const byPatient = actorKind === "patient" || actorKind === "link" || actorKind === "guest";
    const by = actorKind === "employee" ? (colleagues.get(actorId ?? "") ?? "") : byPatient ? patientName : "";
    return {
      id,
      grantId,
      patientId,
      event: eventOf(move),
      credits: creditsOf(move),
      parts: creditParts(move),
      appointmentId,
      at,
      by,
      patientName,
    };
  });
}
