import {
  chargesBefore,
  onAccountBefore,
  paidAheadBefore,
  payChoices,
  paymentKeysOf,
  tooMuchOf,
} from "~/features/billing/public.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { moneyOfAppointments, onlineKeysOf } from "../../data/payments/items-read.server";
import { listedPayments } from "../../domain/payments/paid-payment";
import { newestFirst, ownRows, type CorrectionRow } from "../../domain/payments/own-rows";
import { askedOf } from "../../domain/payments/payment-item";
import { ownPaymentsSchema } from "../../schemas/payments/list-payments";
import { deskRefunds } from "../../support/payments/desk-refunds.server";
import { justPaid, paidParts } from "../../support/payments/paid-parts.server";
import { standingOfPatient } from "../../support/payments/standing-of-patient.server";
import { aheadItems, appointmentItems, chargeItems } from "../../support/payments/payment-items.server";
import { settleReturned } from "./apply-payment.server";

const A_PAGE = 20;

/**
 * What the patient who is signed in, or whom they act for, paid and owes: appointments, charges and what was paid ahead,
 * the newest first, a page at a time. It reads no more of a patient who has come for years.
 * @param raw behind which place, and the signed name of the payment that they come back from
 * @throws NotFoundError, ForbiddenError
 */
export async function listOwnPayments(context: RequestContext, raw: unknown) {
  await authorize(context, "payment.read");
  if (context.actor.kind !== "patient") throw new NotFoundError();
  const { patientId } = context.actor;
  await authorize(context, "payment.read", { kind: "patient", id: patientId, patientId });
  const { after, payment } = parse(ownPaymentsSchema, raw);
  const { db } = context;
  const returned = await settleReturned(context, payment, patientId);
  const wanted = { before: after ?? { at: Number.MAX_SAFE_INTEGER, id: "" }, most: A_PAGE + 1 };
  const [appointments, charges, ahead, account, standings, online, desk] = await Promise.all([
    moneyOfAppointments(db, patientId, wanted),
    chargesBefore(db, patientId, wanted),
    paidAheadBefore(db, patientId, wanted),
    onAccountBefore(db, patientId, wanted),
    standingOfPatient(context, patientId),
    tooMuchOf(context, patientId),
    deskRefunds(context, patientId),
    auditRead(context, {
      action: "payment.list",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["payments"],
    }),
  ]);
  const owed = await Promise.all(
    standings.map(async (standing) => ({
      ...standing,
      choices: standing.toPayMinor > 0 ? await payChoices(context, standing.currencyCode) : [],
    })),
  );
  const items = [...(await appointmentItems(db, appointments)), ...chargeItems(charges), ...aheadItems(ahead)];
  const corrections = account.corrections.map((each): CorrectionRow => ({ of: "correction", ...each }));
  const all = [...items, ...aheadItems(account.online, "account"), ...corrections].sort(newestFirst);
  const onPage = all.slice(0, A_PAGE);
  const page = onPage.flatMap((each) => (each.of === "correction" ? [] : askedOf(each, standings)));
  const ids = page.map(({ id }) => id);
  const keys = (await Promise.all([paymentKeysOf(db, ids), onlineKeysOf(db, ids)])).flat();
  const parts = await paidParts(context, [...new Set(keys.map(({ key }) => key))]);
  const last = all.length > A_PAGE ? onPage.at(-1) : undefined;
  return {
    returned: returned?.status ?? null,
    /** What they have just paid, where they come back from it. */
    paid: await justPaid(context, returned),
    items: page,
    /** The same as a list of payments: one for several things is one row. */
    rows: ownRows(
      listedPayments(page, keys, parts),
      onPage.flatMap((each) => (each.of === "correction" ? each : [])),
    ),
    /** What they paid too much, of which nobody has said yet what becomes of it. */
    tooMuch: [...online, ...desk.map(({ amountMinor, currencyCode }) => ({ amountMinor, currencyCode }))],
    owed,
    timeZone: context.profile.timeZone,
    next: last ? `${last.at}_${last.id}` : null,
    isFirst: after === null,
  };
}

export type OwnPayments = Awaited<ReturnType<typeof listOwnPayments>>;
