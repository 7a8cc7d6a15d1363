import { allot, takeAtDesk, unchangedCharges, type Debt, type DeskTaking } from "~/features/billing/public.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { readManyForChange } from "../../data/appointments/appointment-change-read.server";
import { paidAtDesk } from "../../services/payments/apply-payment.server";
import { amountText } from "./amount-text.server";
import type { StandingItem } from "../../domain/payments/account-standing";
import { standingOfPatient } from "./standing-of-patient.server";

type Part = { debt: Pick<StandingItem, "id">; amountMinor: number };
type ChargePart = { debt: StandingItem; amountMinor: number };
type Taken = DeskTaking & { patientId: string; takingId: string };

/** A named thing that is owed, as money at the desk is divided; what the books say beyond is paid by what is left over. */
const debtOf = (item: StandingItem): (Debt & { item: StandingItem })[] =>
  item.of === "balance" ? [] : [{ of: item.of, id: item.id, at: item.at ?? 0, amountMinor: item.dueMinor, item }];

/** The appointments that a part goes to, each as a change of its own. */
export async function changesOf(context: RequestContext, parts: readonly Part[], { patientId: _, ...taken }: Taken) {
  const ids = parts.map(({ debt }) => debt.id);
  const found = ids.length === 0 ? [] : await readManyForChange(context.db, ids, context.now);
  return found.map((loaded) => {
    const amountMinor = parts.find(({ debt }) => debt.id === loaded.appointment.id)?.amountMinor ?? 0;
    const isPart = amountMinor < loaded.dueMinor;
    const whole = paidAtDesk(loaded);
    return {
      loaded: isPart ? loaded : whole.loaded,
      note: isPart ? amountText(amountMinor, taken.currencyCode) : undefined,
      change: {
        action: "mark-paid" as const,
        authority: "appointment.markPaid" as const,
        ...(isPart ? { paysPart: true } : { set: { paidAtClinicAt: context.now }, ...whole.told }),
        taken: { ...taken, amountMinor },
      },
    };
  });
}

/** What pays charges, each with its part, and that none of them was paid meanwhile. */
const chargesOf = (context: RequestContext, parts: readonly ChargePart[], taken: Taken): D1PreparedStatement[] =>
  parts.length === 0
    ? []
    : [
        unchangedCharges(
          context,
          parts.map(({ debt }) => debt),
        ),
        ...parts.flatMap(({ debt, amountMinor }) =>
          takeAtDesk(context, { ...taken, amountMinor, for: { chargeId: debt.id } }),
        ),
      ];

/**
 * What money at the desk pays of all that a patient owes in its currency, the oldest first: the changes of appointments,
 * the statements that pay charges, and in minor units what is for none of them (`rest`), and what of that is more than is
 * asked for (`ahead`), besides what was paid ahead before (`aheadMinor`), with how it stood.
 */
export async function allotted(
  context: RequestContext,
  { kind, amountMinor, currencyCode, reference, patientId }: DeskTaking & { patientId: string },
) {
  const standing = (await standingOfPatient(context, patientId)).find((each) => each.currencyCode === currencyCode);
  const debts = standing?.items.flatMap((item) => debtOf(item)) ?? [];
  const { allotted: found, ahead: rest } = allot(amountMinor, debts);
  const parts = found.map(({ debt, amountMinor: part }): ChargePart => ({ debt: debt.item, amountMinor: part }));
  const takingId = uuidv7(context.now);
  const taken = { kind, amountMinor, currencyCode, reference, patientId, takingId };
  const of = (what: "appointment" | "charge") => parts.filter(({ debt }) => debt.of === what);
  return {
    ...{ standing, takingId, rest, aheadMinor: standing?.aheadMinor ?? 0 },
    ahead: Math.max(0, Math.min(rest, amountMinor - (standing?.toPayMinor ?? 0))),
    changes: await changesOf(context, of("appointment"), taken),
    charges: chargesOf(context, of("charge"), taken),
  };
}
