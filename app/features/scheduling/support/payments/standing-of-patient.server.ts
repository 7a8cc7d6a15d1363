import { chargesOwed, readBalances, type ChargeOfPatient } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readStandingAppointments, type StandingAppointment } from "../../data/payments/pay-to-book.server";
import { standingOf, type OwedThing, type Standing, type StandingFacts } from "../../domain/payments/account-standing";

function ofAppointment(row: StandingAppointment): OwedThing {
  const { id, startsAt: at, timeZone, what, currencyCode, costMinor, settledMinor, isBooked } = row;
  return {
    ...{ of: "appointment", id, at, timeZone, what, currencyCode, paidMinor: 0 },
    ...{ dueMinor: Math.max(0, costMinor - settledMinor), isBooked: isBooked === 1 },
  };
}

const ofCharge = ({ id, at, what, currencyCode, totalMinor, paidMinor }: ChargeOfPatient): OwedThing => ({
  ...{ of: "charge", id, at, timeZone: null, what, currencyCode, paidMinor },
  ...{ dueMinor: totalMinor - paidMinor, isBooked: true },
});

/** What single appointments say of a patient's money. */
function factsOf(
  appointments: readonly StandingAppointment[],
  charges: readonly ChargeOfPatient[],
  balance: StandingFacts["balance"],
  now: number,
): StandingFacts {
  const isOwed = ({ tookPlace, isBooked }: StandingAppointment) => tookPlace === 1 || isBooked === 1;
  const unpaid = appointments.filter(({ isPaid, costMinor, settledMinor }) => isPaid === 0 && costMinor > settledMinor);
  return {
    owed: [...unpaid.filter(isOwed).map(ofAppointment), ...charges.map(ofCharge)],
    later: unpaid.filter((row) => !isOwed(row) && row.startsAt > now).map(ofAppointment),
    setAside: appointments
      .filter(({ isBooked }) => isBooked === 0)
      .map(({ currencyCode, settledMinor, onlineMinor }) => ({
        currencyCode,
        amountMinor: settledMinor + onlineMinor,
      })),
    balance,
  };
}

/**
 * How it stands with the money of some patients, by their ids, in one round trip; nobody (null) owes nothing. It asks nobody's permission: whoever
 * calls it has.
 */
export async function standingOfPatients(
  { db, now }: Pick<RequestContext, "db" | "now">,
  patients: readonly (string | null)[],
): Promise<Map<string, Standing[]>> {
  const patientIds = [...new Set(patients.flatMap((id) => id ?? []))];
  if (patientIds.length === 0) return new Map();
  const [appointments, charges, balances] = await Promise.all([
    readStandingAppointments(db, patientIds, now),
    chargesOwed(db, patientIds),
    readBalances(db, patientIds),
  ]);
  const of = (patientId: string) => (row: { patientId: string }) => row.patientId === patientId;
  return new Map(
    patientIds.map((id) => {
      const [own, charged] = [appointments.filter(of(id)), charges.filter(of(id))];
      return [id, standingOf(factsOf(own, charged, balances.filter(of(id)), now))] as const;
    }),
  );
}

/** The same of one. */
export const standingOfPatient = async (
  context: Pick<RequestContext, "db" | "now">,
  patientId: string,
): Promise<Standing[]> => (await standingOfPatients(context, [patientId])).get(patientId) ?? [];
