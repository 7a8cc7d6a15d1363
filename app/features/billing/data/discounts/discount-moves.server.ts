import type { CommitContext } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";
import { uuidv7 } from "~/kernel/ids";
import type { AgreedPrice } from "../../domain/discounts/agreed-price";
import type { TakenDiscount } from "../../domain/discounts/discount-kinds";

/*
 * The statements by which an appointment takes discounts and gives them back, for the `commit` that changes it. Each is
 * one move; triggers count the uses. Of any number at once on the last use the condition lets one through, and the check
 * of the discount holds it.
 */

const COLUMNS =
  "organization_id, id, discount_id, appointment_id, patient_id, kind, amount_minor, currency_code, at, actor_kind, actor_id";

/**
 * ?4 is the discount, ?5 what it takes off, ?6 of which currency, ?7 now, ?8 and ?9 who; ?2 the patient, ?3 the
 * appointment.
 */
const NEW = "?10, ?4, ?3, ?2, 'TAKE', ?5, ?6, ?7, ?8, ?9";
const LEFT = "d.organization_id = ?1 AND d.id = ?4 AND (d.limit_total IS NULL OR d.used < d.limit_total)";
/** As it was when it was worked out (?11), and within the limit of a patient who is known (?12). */
const TAKE = `INSERT INTO discount_move (${COLUMNS}) SELECT ?1, ${NEW} FROM discount d
WHERE ${LEFT} AND d.enabled = 1 AND d.version = ?11 AND (?12 = 0 OR d.limit_per_patient IS NULL OR d.limit_per_patient >
(SELECT count(*) FROM discount_use u WHERE u.organization_id = ?1 AND u.discount_id = d.id AND u.patient_id = ?2))`;
const TAKE_AGAIN = `INSERT INTO discount_move (${COLUMNS}) SELECT ?1, ${NEW} FROM discount d WHERE ${LEFT}`;
const GIVE_BACK = `INSERT INTO discount_move (${COLUMNS})
SELECT ?1, ?4, u.discount_id, u.appointment_id, u.patient_id, 'GIVE_BACK', u.amount_minor, u.currency_code, ?5, ?6, ?7 FROM discount_use u
WHERE u.organization_id = ?1 AND u.appointment_id = ?2 AND u.discount_id = ?3`;

const CHANGED = "SELECT CASE WHEN changes() > 0 THEN 1 ELSE json_extract('{}', 'conflict') END";

const AGREED_ANEW = `ON CONFLICT (organization_id, appointment_id) DO UPDATE SET base_minor = excluded.base_minor,
discount_minor = excluded.discount_minor, tax_minor = excluded.tax_minor, total_minor = excluded.total_minor,
currency_code = excluded.currency_code, taxes = excluded.taxes, discounts = excluded.discounts`;
const INTO_AGREED =
  "INSERT INTO agreed_price (organization_id, appointment_id, base_minor, discount_minor, tax_minor, total_minor, currency_code, taxes, discounts)";
const AGREE = `${INTO_AGREED} VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ${AGREED_ANEW}`;

/** Who takes discounts: the appointment, and its patient; whether somebody has shown who that is. */
export interface DiscountTaker {
  appointmentId: string;
  patientId: string;
  isKnown: boolean;
}

function takeStatements(
  { db, now, auditActor }: CommitContext,
  text: string,
  { appointmentId, patientId, isKnown }: DiscountTaker,
  { id, amountMinor }: TakenDiscount,
  more: { currencyCode: string; version?: number },
): D1PreparedStatement[] {
  const { kind, id: actorId } = auditActor;
  const known = [db.organizationId, patientId, appointmentId, id, amountMinor, more.currencyCode] as const;
  const version = more.version === undefined ? [] : [more.version, isKnown ? 1 : 0];
  return [db.raw(text, ...known, now, kind, actorId, uuidv7(now), ...version), db.raw(CHANGED)];
}

const isAmong = (discounts: readonly TakenDiscount[], { id, amountMinor }: TakenDiscount) =>
  discounts.some((each) => each.id === id && each.amountMinor === amountMinor);

/**
 * What becomes of the discounts of an appointment where another price is agreed on, with others or with none: as
 * `takeDiscountStatements`, but what it had before it keeps whatever the limits are by now.
 */
export function changeDiscountStatements(
  context: CommitContext,
  taker: DiscountTaker,
  { before, after }: { before: readonly TakenDiscount[]; after: AgreedPrice },
  versions: Readonly<Record<string, number>>,
): D1PreparedStatement[] {
  const { appointmentId } = taker;
  const gone = before.filter((each) => !isAmong(after.discounts, each));
  const added = after.discounts.filter((each) => !isAmong(before, each));
  const kept = added.filter(({ id }) => before.some((each) => each.id === id));
  return [
    ...giveBackStatements(context, appointmentId, gone),
    ...takeAgainStatements(context, taker, { ...after, discounts: kept }),
    ...takeStatementsOf(
      context,
      taker,
      { ...after, discounts: added.filter((each) => !kept.includes(each)) },
      versions,
    ),
    agreeStatement(context.db, appointmentId, after),
  ];
}

const takeStatementsOf = (
  context: CommitContext,
  taker: DiscountTaker,
  { discounts, currencyCode }: Pick<AgreedPrice, "discounts" | "currencyCode">,
  versions: Readonly<Record<string, number>>,
): D1PreparedStatement[] =>
  discounts.flatMap((each) =>
    takeStatements(context, TAKE, taker, each, { currencyCode, version: versions[each.id] ?? 0 }),
  );

/**
 * Takes the discounts of an agreed price, and keeps the price; refuses the batch as a conflict where one ran out or was
 * changed since. `versions` are those of the discounts, by their ids. They go behind the row of the appointment.
 */
export function takeDiscountStatements(
  context: CommitContext,
  taker: DiscountTaker,
  agreed: AgreedPrice,
  versions: Readonly<Record<string, number>>,
): D1PreparedStatement[] {
  return [
    ...takeStatementsOf(context, taker, agreed, versions),
    agreeStatement(context.db, taker.appointmentId, agreed),
  ];
}

/** Takes discounts again that an appointment gave back; refuses the batch as a conflict where one has run out since. */
export const takeAgainStatements = (
  context: CommitContext,
  taker: Pick<DiscountTaker, "appointmentId" | "patientId">,
  { discounts, currencyCode }: Pick<AgreedPrice, "discounts" | "currencyCode">,
): D1PreparedStatement[] =>
  discounts.flatMap((each) =>
    takeStatements(context, TAKE_AGAIN, { ...taker, isKnown: false }, each, { currencyCode }),
  );

/** Gives back the uses that an appointment has; those that it does not have are left alone. */
export const giveBackStatements = (
  { db, now, auditActor }: CommitContext,
  appointmentId: string,
  discounts: readonly Pick<TakenDiscount, "id">[],
): D1PreparedStatement[] =>
  discounts.map(({ id }) =>
    db.raw(GIVE_BACK, db.organizationId, appointmentId, id, uuidv7(now), now, auditActor.kind, auditActor.id),
  );

function agreeStatement(db: TenantDb, appointmentId: string, agreed: AgreedPrice): D1PreparedStatement {
  const { baseMinor, discountMinor, taxMinor, totalMinor, currencyCode, taxes, discounts } = agreed;
  return db.raw(
    AGREE,
    ...[db.organizationId, appointmentId, baseMinor, discountMinor, taxMinor, totalMinor, currencyCode],
    ...[JSON.stringify(taxes), JSON.stringify(discounts)],
  );
}

/**
 * Without discounts it is agreed that the appointment costs what its service costs now, whatever prices and taxes become
 * later. It goes behind the row of the appointment. `asSet` is the SELECT of scheduling's that gives the columns.
 */
export const agreeAsSetStatement = (db: TenantDb, appointmentId: string, asSet: string): D1PreparedStatement =>
  db.raw(`${INTO_AGREED} ${asSet} ${AGREED_ANEW}`, db.organizationId, appointmentId);
