import { z } from "zod";
import { compareReports, openBooks, verifyLedger } from "~/features/billing/public.server";
import { sampleRowsAmong } from "~/features/demo/public.server";
import { readBookableAppointments, unchangedAppointments } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { Env } from "~/platform/env.server";
import { parse } from "~/platform/http/parse.server";
import { eachOrganization, organizationsWanted, type OperatorBasis } from "./operator-organizations";

type Finding = Awaited<ReturnType<typeof verifyLedger>>["findings"][number];

const SAID: Record<Finding["kind"], string> = {
  unbalanced: "the sides of the entry do not come to nothing",
  balance: "the account does not hold what its lines come to",
  payment: "the payment is not in the books as it stands",
  clearing: "the account of the gateway is not what its payments come to",
  charge: "what the appointment costs is not what it was charged, or the charge is not in the books as it stands",
  tax: "the taxes of the entry are not what its line TAX says",
  desk: "what was taken at the desk is not what the books have of it",
};

const NOT_COMPARED = {
  NOT_REPORTED: "it has no report",
  UNREACHABLE: "it did not answer, or does not allow it",
} as const;

/** What the gateways report otherwise than the books, and which of them were not compared. */
async function comparisonsOf(context: RequestContext, day: string | undefined) {
  const [problems, notes]: [string[], string[]] = [[], []];
  for (const { gatewayType, day: of, state, differences } of await compareReports(context, day)) {
    const head = `${gatewayType} ${of}`;
    if (state === "EQUAL") notes.push(`${head}: as reported`);
    else if (state !== "DIFFERS") notes.push(`${head}: not compared, ${NOT_COMPARED[state]}`);
    for (const { paymentId, kind, currencyCode, bookedMinor, reportedMinor } of differences)
      problems.push(
        `${head}: ${kind === "taken" ? "payment" : "refund of"} ${paymentId}: booked ${bookedMinor}, reported ${reportedMinor} ${currencyCode} (minor units)`,
      );
  }
  return { problems, notes };
}

const problemsOf = ({ findings }: Awaited<ReturnType<typeof verifyLedger>>) =>
  findings.map(({ kind, what }) => `${what}: ${SAID[kind]}`);

const verified = organizationsWanted.extend({
  /** What the gateways report of this day is compared; of the last whole one where it is left out. */
  day: z.iso.date().optional(),
});

/**
 * Verifies the books of one organization or of the next few, compares them with what their gateways report of a day, and
 * names what differs; none if the slug is unknown.
 * `next` is the `after` of the following request; null after the last one.
 */
export function verifyLedgers(env: Env, raw: unknown, basis: OperatorBasis) {
  const { day, ...wanted } = parse(verified, raw);
  return eachOrganization(env, wanted, { ...basis, task: "ledger" }, async (context) => {
    const verdict = await verifyLedger(context);
    const { problems, notes } = await comparisonsOf(context, day);
    const { slug } = context.organization;
    return { slug, entries: verdict.entries, problems: [...problemsOf(verdict), ...problems], notes };
  });
}

/**
 * Books what is missing in the books of the organization; sample data is nobody's money.
 * @param since UTC ms: what happened before is left as it is
 * @returns how many entries it booked
 */
export const openAllBooks = (context: RequestContext, since = 0): Promise<number> =>
  openBooks(context, {
    since,
    source: {
      read: async (kind, from) => {
        const { appointments, next } = await readBookableAppointments(context.db, kind, from);
        const ids = appointments.map(({ id }) => id);
        const samples = await sampleRowsAmong(context.db, "appointment", ids);
        return { appointments: appointments.filter(({ id }) => !samples.has(id)), next };
      },
      unchanged: (appointments) => unchangedAppointments(context.db, appointments),
    },
  });

const opened = organizationsWanted.extend({
  /** UTC ms: what happened before is not booked. */
  since: z.number().int().default(0),
});

/**
 * Books what is missing in the books of one organization or of the next few, and says how much that was and what differs
 * still; nothing if the slug is unknown. `next` is the `after` of the following request; null after the last one.
 */
export function openLedgers(env: Env, raw: unknown, basis: OperatorBasis) {
  const { since, ...wanted } = parse(opened, raw);
  return eachOrganization(env, wanted, { ...basis, task: "ledger" }, async (context) => {
    const entries = await openAllBooks(context, since);
    return { slug: context.organization.slug, entries, problems: problemsOf(await verifyLedger(context)) };
  });
}
