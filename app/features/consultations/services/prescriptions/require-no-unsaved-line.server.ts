import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { lineValues, unsavedFields } from "../../schemas/prescriptions/line";
import { reachPrescription } from "../../support/prescriptions/reach-prescription.server";

/**
 * Refuses to go on while the form of a medicine holds what is not on the draft, which would be left out silently.
 * @param posted the fields of the form, and `lineId` where it is of a line that is there
 * @throws NotFoundError, ForbiddenError; InvalidError at the name, or else at the first field that holds something
 */
export async function requireNoUnsavedLine(
  context: RequestContext,
  rawId: unknown,
  posted: Readonly<Record<string, unknown>>,
): Promise<void> {
  await authorize(context, "prescription.write");
  const { prescription } = await reachPrescription(context, "prescription.write", rawId);
  const line = (await linesOf(context.db, [prescription.id])).find(({ id }) => id === posted["lineId"]);
  const [first, ...others] = unsavedFields(posted, line && lineValues(line));
  if (first === undefined) return;
  const typed = typeof posted["name"] === "string" ? posted["name"].trim() : "";
  const name = line?.name ?? typed;
  const message = line
    ? "prescriptions:sign.notSaved"
    : name
      ? "prescriptions:sign.notAdded"
      : "prescriptions:sign.unnamed";
  const field = [first, ...others].includes("name") ? "name" : first;
  throw new InvalidError([{ field, message, values: { name } }]);
}
