import { asAsked, commit, type Write } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  missingAmong,
  openingStatements,
  PAYMENT_OPENINGS,
  readMissingPayments,
} from "../../data/ledger/ledger-opening.server";
import {
  APPOINTMENT_OPENINGS,
  type AppointmentOpening,
  type BookableAppointment,
  type BookableEvent,
} from "../../domain/ledger/opening";

/** Where the appointments come from that have to be in the books. */
interface BookableAppointments {
  /** The next behind an id of a kind, since an instant (UTC ms); `next` is the id to go on behind, null after the last. */
  read: (
    kind: AppointmentOpening,
    from: { since: number; after: string },
  ) => Promise<{ appointments: BookableAppointment[]; next: string | null }>;
  /** Refuses the commit as a conflict where one of them was changed since it was read. */
  unchanged: (appointments: readonly BookableAppointment[]) => Write;
}

/** Books some that are missing; whether nobody was first. */
async function bookMissing(
  context: RequestContext,
  kind: (typeof PAYMENT_OPENINGS)[number] | AppointmentOpening,
  { missing, checks = [] }: { missing: readonly BookableEvent[]; checks?: readonly Write[] },
): Promise<boolean> {
  const done = await commit(context, {
    writes: [...checks, ...openingStatements(context, kind, missing)],
    audit: [{ action: "ledger.opened", subjectKind: "organization", fields: ["books"] }],
    result: true,
  }).catch(asAsked);
  return done !== undefined;
}

async function openPayments(
  context: RequestContext,
  kind: (typeof PAYMENT_OPENINGS)[number],
  since: number,
): Promise<number> {
  let booked = 0;
  let after = "";
  for (;;) {
    const missing = await readMissingPayments(context.db, kind, { since, after });
    const last = missing.at(-1);
    if (!last) return booked;
    // Where somebody else was first, what is missing now is read again.
    if (!(await bookMissing(context, kind, { missing }))) continue;
    booked += missing.length;
    after = last.id;
  }
}

async function openAppointments(
  context: RequestContext,
  kind: AppointmentOpening,
  { since, source }: { since: number; source: BookableAppointments },
): Promise<number> {
  let booked = 0;
  let after: string | null = "";
  while (after !== null) {
    const page = await source.read(kind, { since, after });
    const missing = await missingAmong(context.db, kind, page.appointments);
    if (missing.length > 0) {
      const checks = [source.unchanged(missing)];
      if (!(await bookMissing(context, kind, { missing, checks }))) continue;
    }
    booked += missing.length;
    after = page.next;
  }
  return booked;
}

/**
 * Books what happened to money and is not in the books of the organization: payments, what goes and went back, what was
 * paid at the clinic, and what took place. Done again, or twice at once, it books nothing twice; cut off, it goes on
 * where it was.
 * @param source the appointments that have to be in the books
 * @param since UTC ms: what happened before is left as it is
 * @returns how many entries it booked
 */
export async function openBooks(
  context: RequestContext,
  { source, since }: { source: BookableAppointments; since: number },
): Promise<number> {
  await authorize(context, "ledger.open");
  let booked = 0;
  for (const kind of PAYMENT_OPENINGS) booked += await openPayments(context, kind, since);
  for (const kind of APPOINTMENT_OPENINGS) booked += await openAppointments(context, kind, { since, source });
  return booked;
}
