import {
  chargesOwed,
  chargesOwedByAnyone,
  readBalances,
  readOpenBalances,
  type ChargeOfPatient,
  type OpenBalance,
} from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import {
  standingOfDebtors,
  standingOfThese,
  standingOfUnpaid,
  type StandingAppointment,
} from "../../data/payments/standing-appointments.server";
import { standingOf, type OwedThing, type Standing, type StandingFacts } from "../../domain/payments/account-standing";

/** What of an appointment is neither paid, at the desk or online, nor waived. */
const dueOf = ({ costMinor, settledMinor, onlineMinor }: StandingAppointment) =>
  Math.max(0, costMinor - settledMinor - onlineMinor);

function ofAppointment(row: StandingAppointment): OwedThing {
  const { id, startsAt: at, timeZone, what, currencyCode, isBooked } = row;
  return {
    ...{ of: "appointment", id, at, timeZone, what, currencyCode, paidMinor: 0 },
    ...{ dueMinor: dueOf(row), isBooked: isBooked === 1 },
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
  const unpaid = appointments.filter((row) => row.isPaid === 0 && dueOf(row) > 0);
  return {
    owed: [...unpaid.filter(isOwed).map(ofAppointment), ...charges.map(ofCharge)],
    later: unpaid.filter((row) => !isOwed(row) && row.startsAt > now).map(ofAppointment),
    setAside: appointments
      .filter(({ isBooked }) => isBooked === 0)
      .map(({ currencyCode, settledMinor, aloneMinor, waivedMinor }) => ({
        ...{ currencyCode, waivedMinor },
        amountMinor: settledMinor + aloneMinor,
      })),
    balance,
  };
}

type Reader = Pick<RequestContext, "db" | "now">;
type Balance = Pick<OpenBalance, "patientId" | "currencyCode" | "amountMinor">;

function byPatient<Row extends { patientId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.patientId, [...(found.get(row.patientId) ?? []), row]);
  return found;
}

/** What was read of some patients, by whom it is of. */
function standingsOf(
  [appointments, charges, balances]: [StandingAppointment[], ChargeOfPatient[], Balance[]],
  now: number,
): Map<string, Standing[]> {
  const [visited, charged, owed] = [byPatient(appointments), byPatient(charges), byPatient(balances)];
  return new Map(
    [...new Set([...visited.keys(), ...charged.keys(), ...owed.keys()])].map((id) => [
      id,
      standingOf(factsOf(visited.get(id) ?? [], charged.get(id) ?? [], owed.get(id) ?? [], now)),
    ]),
  );
}

const idsOf = (patients: readonly (string | null)[]) => [...new Set(patients.flatMap((id) => id ?? []))];

/**
 * How it stands with the money of some patients, by their ids, in one round trip; who owes nothing may be left out. It
 * asks nobody's permission: whoever calls it has.
 */
export async function standingOfPatients(
  { db, now }: Reader,
  patients: readonly (string | null)[],
): Promise<Map<string, Standing[]>> {
  const ids = idsOf(patients);
  if (ids.length === 0) return new Map();
  return standingsOf(
    await Promise.all([standingOfThese(db, ids, now), chargesOwed(db, ids), readBalances(db, ids)]),
    now,
  );
}

/** The same, of some appointments' patients whom one of these is to be paid by: of no other more than the books is read. */
export async function standingOfUnpaidLines(
  { db, now }: Reader,
  lines: readonly { id: string; patientId: string | null }[],
): Promise<Map<string, Standing[]>> {
  const patientIds = idsOf(lines.map(({ patientId }) => patientId));
  if (patientIds.length === 0) return new Map();
  const ids = lines.map(({ id }) => id);
  return standingsOf(
    await Promise.all([standingOfUnpaid(db, ids, now), chargesOwed(db, patientIds), readBalances(db, patientIds)]),
    now,
  );
}

/** What is known of everyone who may owe something. */
export interface Debtors {
  standings: Map<string, Standing[]>;
  /** Whose the appointments are that are owed, by their ids. */
  providers: Map<string, string>;
  balances: readonly OpenBalance[];
}

/** Who may owe something by a charge or by the books. Where a balance was corrected, money that is set aside may hide it. */
const owingByBooks = (charges: readonly ChargeOfPatient[], balances: readonly OpenBalance[]): string[] => [
  ...charges.map(({ patientId }) => patientId),
  ...balances.flatMap(({ patientId, amountMinor, correctedAt }) =>
    amountMinor > 0 || correctedAt !== null ? patientId : [],
  ),
];

/**
 * How it stands with the money of everyone who may owe something. One round trip, and one more where somebody owes
 * something else than an appointment.
 */
export async function readDebtors({ db, now }: Reader): Promise<Debtors> {
  const [unpaid, charges, balances] = await Promise.all([
    standingOfDebtors(db, now),
    chargesOwedByAnyone(db),
    readOpenBalances(db),
  ]);
  const known = new Set(unpaid.map(({ patientId }) => patientId));
  const others = idsOf(owingByBooks(charges, balances)).filter((id) => !known.has(id));
  const appointments = others.length > 0 ? [...unpaid, ...(await standingOfThese(db, others, now))] : unpaid;
  return {
    standings: standingsOf([appointments, charges, balances], now),
    providers: new Map(appointments.map(({ id, employeeId }) => [id, employeeId])),
    balances,
  };
}

/** How it stands with the money of one patient. */
export const standingOfPatient = async (context: Reader, patientId: string): Promise<Standing[]> =>
  (await standingOfPatients(context, [patientId])).get(patientId) ?? [];
