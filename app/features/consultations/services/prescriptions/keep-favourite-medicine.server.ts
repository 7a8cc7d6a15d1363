import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { canonicalJson } from "~/kernel/text/canonical-json";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { favouritesOf, insertFavourite, MOST_FAVOURITES } from "../../data/prescriptions/favourites.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { prescriptionIdSchema } from "../../schemas/prescriptions/prescription";
import { reachPrescription } from "../../support/prescriptions/reach-prescription.server";

/**
 * Keeps a line to write it again for others: without what was said of this patient. One that is kept alike is not kept
 * twice.
 * @throws NotFoundError, ForbiddenError; InvalidError where too many are kept
 */
export async function keepFavouriteMedicine(
  context: RequestContext,
  rawId: unknown,
  rawLineId: unknown,
): Promise<void> {
  await authorize(context, "prescription.write");
  const { prescription, employeeId, actor } = await reachPrescription(context, "prescription.write", rawId);
  if (actor === null || employeeId === null) throw new ForbiddenError();
  const lineId = parse(prescriptionIdSchema, rawLineId);
  const { db, now } = context;
  const line = (await linesOf(db, [prescription.id])).find(({ id }) => id === lineId);
  if (!line) throw new NotFoundError();
  const { name, codeSystem, code } = line;
  const medicine = { ...line.medicine, overruled: [], reason: "" };
  const kept = await favouritesOf(db, employeeId);
  if (kept.some((each) => each.name === name && canonicalJson(each.medicine) === canonicalJson(medicine))) return;
  if (kept.length >= MOST_FAVOURITES)
    throw new InvalidError([
      { field: "", message: "prescriptions:tooManyFavourites", values: { number: MOST_FAVOURITES } },
    ]);
  const id = uuidv7(now);
  await commit(context, {
    writes: [insertFavourite(db, { id, employeeId, name, codeSystem, code, medicine, createdAt: now })],
    audit: [
      {
        action: "favouriteMedicine.keep",
        subjectKind: "favouriteMedicine",
        subjectId: id,
        fields: changedFields({}, { name, medicine }),
      },
    ],
    result: null,
  });
}
