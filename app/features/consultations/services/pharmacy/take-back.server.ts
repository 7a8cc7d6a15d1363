import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { canReturn, changeBy } from "../../domain/pharmacy/dispensing";
import { returnSchema } from "../../schemas/pharmacy/desk";
import { commitAtDesk, isDoneAlready, requireAction } from "../../support/pharmacy/commit-at-desk.server";
import { reachDeskPrescription } from "../../support/pharmacy/reach-desk-prescription.server";

/**
 * Takes back what was handed out of a line, or some of it, for a reason: it may be handed out again.
 * @throws InvalidError; ConflictError where another desk was faster; NotFoundError
 */
export async function takeBack(context: RequestContext, id: unknown, raw: unknown): Promise<void> {
  await authorize(context, "pharmacy.work");
  const { version, lineId, quantity, reason } = parse(returnSchema, raw);
  const reached = await reachDeskPrescription(context, id);
  if (isDoneAlready(context, reached, version, [{ lineId, kind: "RETURNED", quantity, reason }])) return;
  requireAction(reached, "return", version);
  const line = reached.lines.find((each) => each.id === lineId);
  if (!line) throw new NotFoundError();
  if (!canReturn(line, quantity))
    throw new InvalidError([
      { field: "quantity", message: "pharmacy:refusal.returnTooMuch", values: { most: line.dispensed } },
    ]);
  const entry = { kind: "RETURNED", quantity, reason } as const;
  await commitAtDesk(context, reached, "return", [{ lineId, change: changeBy(entry), entry }]);
}
