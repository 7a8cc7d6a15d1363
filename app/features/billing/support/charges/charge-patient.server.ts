import { employeeNames } from "~/features/identity/public.server";
import { commit, refusedAs, storedResult } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { actorKey } from "~/platform/access/actor-key.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { practiceFormat } from "~/platform/reader-format.server";
import { insertChargeStatements, takeChargeBack, type NewCharge } from "../../data/charges/charge-write.server";
import { readCharge, sameChargeSince } from "../../data/charges/charges-read.server";
import { bookMoney } from "../ledger/book-money.server";

interface AskedCharge extends Omit<NewCharge, "id"> {
  /** Chosen by the caller: the same key asked again gives the first answer. */
  idempotencyKey: string | undefined;
  /** Whoever asks knows that somebody else has just added the same. */
  again: boolean;
}

/** So long somebody else's same charge is likelier the same thing than another one. */
const JUST_NOW_MS = 10 * 60_000;

/** @throws InvalidError at `again` where somebody else has just added the same charge */
async function requireNew(context: RequestContext, charge: Omit<NewCharge, "id">): Promise<void> {
  const { db, now, profile, locale, auditActor } = context;
  const same = await sameChargeSince(db, charge, { since: now - JUST_NOW_MS, byOther: auditActor.id ?? "" });
  if (!same) return;
  const name = (await employeeNames(context, same.createdBy === null ? [] : [same.createdBy])).get(
    same.createdBy ?? "",
  );
  const time = practiceFormat(profile, locale).relative(same.at, now);
  throw new InvalidError([
    name === undefined
      ? { field: "again", message: "charges:add.sameNobody", values: { time } }
      : { field: "again", message: "charges:add.same", values: { name, time } },
  ]);
}

/**
 * Charges a patient, and books it in the same commit. The caller has authorized it.
 * @throws InvalidError at `again` where somebody else has just added the same charge, and nobody says that it is another
 */
export async function chargePatient(
  context: RequestContext,
  { idempotencyKey, again, ...asked }: AskedCharge,
): Promise<{ chargeId: string }> {
  const key = idempotencyKey === undefined ? undefined : await actorKey(context, "charge", idempotencyKey, asked);
  const stored = key && (await storedResult<{ chargeId: string }>(context, key));
  if (stored) return stored.result;
  if (!again) await requireNew(context, asked);
  const id = uuidv7(context.now);
  const { patientId, currencyCode, totalMinor: amountMinor, taxMinor, taxes } = asked;
  const price = { amountMinor, currencyCode, taxMinor, discountMinor: 0, taxes };
  const { result } = await commit(context, {
    writes: [
      ...insertChargeStatements(context, { id, ...asked }),
      ...bookMoney(context, [{ event: "chargedByHand", chargeId: id, patientId, price }]),
    ],
    audit: [{ action: "charge.create", subjectKind: "charge", subjectId: id, patientId, fields: ["charge"] }],
    ...(key ? { idempotency: key } : {}),
    result: { chargeId: id },
  });
  return result;
}

/**
 * Takes a charge back, and its entry with it. Asked twice, or by two at once, the result is as requested. The caller has
 * authorized it.
 * @throws ConflictError where something of it is paid
 */
export async function takeBackFromPatient(
  context: RequestContext,
  { id, patientId }: { id: string; patientId: string },
  reason: string,
): Promise<void> {
  await commit(context, {
    guarded: takeChargeBack(context, id, reason),
    writes: bookMoney(context, [{ event: "chargeTakenBack", chargeId: id }]),
    audit: [{ action: "charge.takeBack", subjectKind: "charge", subjectId: id, patientId, fields: ["charge"] }],
    result: null,
  }).catch(
    refusedAs({
      conflict: async () => {
        const now = await readCharge(context.db, id);
        if (now?.takenBackAt != null) return undefined;
        return new ConflictError("changedMeanwhile", [{ field: "", message: "charges:back.paid" }]);
      },
    }),
  );
}
