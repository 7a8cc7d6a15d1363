import { createZoneTable } from "~/kernel/time/zones";
import { auditRead, filtersSet } from "~/platform/audit/audit-read.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { areCounted, readAheadToday, readStateCounts } from "../../data/lists/appointment-count-read.server";
import type { AppointmentFilter, ListKey } from "../../data/lists/appointment-list-read.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { readOwed } from "../../data/lists/owed-read.server";
import { readFilterOptions, type FilterOptions } from "../../data/lists/filter-options-read.server";
import { MOST_ANSWERS } from "../../domain/appointments/bulk-answer";
import {
  APPOINTMENT_TABS,
  OVER_STATES,
  usualOrder,
  type AppointmentTab,
} from "../../domain/lists/appointment-selection";
import { localTime } from "../../domain/availability/local-time";
import { listAppointmentsSchema } from "../../schemas/lists/list-appointments";
import { readListPage } from "./read-list-page.server";
import { filterOf, searchesPatients } from "./filter-of.server";
import { opensPatientsOf, seesEveryone } from "../../support/appointments/appointment-reach.server";
import { readAskedOfLines } from "../../support/asked-of-lines.server";
import { totalAfterToday, totalOfTab } from "../../support/lists/appointment-totals.server";

const PAGE_SIZE = 20;

/** All that can be answered at once are on one page. */
const pageSize = (tab: AppointmentTab, select: "page" | "all" | null) =>
  select === "all" && (tab === "new" || tab === "past") ? MOST_ANSWERS : PAGE_SIZE;

const NO_OPTIONS: FilterOptions = { providers: [], departments: [], branches: [], offerings: [] };

const cursor = (key: ListKey | undefined) => (key ? `${key.startsAt}_${key.id}` : null);

/** How many each list holds; null where the list is narrowed by what is not counted. */
async function totalsOf(context: RequestContext, filter: AppointmentFilter, today: string) {
  if (!areCounted(filter)) return APPOINTMENT_TABS.map((tab) => ({ tab, total: null }));
  const { db, now } = context;
  const [counts, aheadToday] = await Promise.all([
    readStateCounts(db, filter, today),
    readAheadToday(db, filter, OVER_STATES, { today, now }),
  ]);
  const over = totalAfterToday(counts, OVER_STATES) + aheadToday;
  return APPOINTMENT_TABS.map((tab) => ({
    tab,
    // What was canceled before its time is over and has not begun: it is not in the past.
    total: totalOfTab(counts, tab, null) - (tab === "past" ? over : 0),
  }));
}

/**
 * One page of the upcoming, past, new or all appointments that this person may see, with the numbers of every list
 * and what they can be narrowed by. 'Today' is the organization's own.
 */
export async function listAppointments(context: RequestContext, raw: unknown) {
  await authorize(context, "appointment.list");
  const { tab, after, before, select = null, order: asked, ...wanted } = parse(listAppointmentsSchema, raw);
  const order = asked === usualOrder(tab) ? null : asked;
  const filter = await filterOf(context, wanted);
  const today = localTime(createZoneTable(), context.profile.timeZone, context.now).day;
  const everyone = seesEveryone(context);
  const sorted = order === null ? {} : { newestFirst: order === "descending" };
  const [page, totals, options] = await Promise.all([
    readListPage(context, filter, { tab, today, size: pageSize(tab, select), after, before, ...sorted }),
    totalsOf(context, filter, today),
    everyone ? readFilterOptions(context.db) : NO_OPTIONS,
    auditRead(context, { action: "appointment.list", subjectKind: "appointment", fields: filtersSet(wanted) }),
  ]);
  const ids = page.keys.map((key) => key.id);
  const takesPayments = context.actor.kind === "employee" && verdictOf(context, "appointment.markPaid") === "allowed";
  const begun = page.keys.filter(({ startsAt }) => takesPayments && startsAt <= context.now);
  const [appointments, opensPatients, unpaid, askedOf] = await Promise.all([
    readSummaries(context.db, ids),
    opensPatientsOf(context, page.keys),
    readOwed(context.db, takesPayments ? ids : []),
    readAskedOfLines(context, begun),
  ]);
  const lines = appointments.flatMap((appointment) => {
    const amount = unpaid[appointment.id];
    return amount ? [{ ...amount, appointment }] : [];
  });
  const askedFor = askedOf(lines);
  const owed = Object.fromEntries(
    askedFor.map(({ appointment: { id }, amountMinor, currencyCode }) => [id, { amountMinor, currencyCode }]),
  );
  return {
    view: context.actor.kind === "patient" ? ("patient" as const) : ("staff" as const),
    everyone,
    searchesPatients: searchesPatients(context),
    /** The appointments whose patients' pages this person may open. */
    opensPatients,
    /** What can be paid for at the clinic, by id: it took place, costs something and is not paid. */
    owed,
    /** Whether this person books, for themselves or for patients; whoever does not has no calendar either. */
    books: context.actor.kind === "patient" || verdictOf(context, "appointment.set") === "allowed",
    tab,
    select,
    today,
    filter: wanted,
    /** Null for the order that the list usually has. */
    order,
    /** How many patients a search for one found; null where none was searched. */
    patientsFound: filter.patientIds?.length ?? null,
    totals,
    appointments,
    options,
    before: page.hasBefore ? cursor(page.first) : null,
    after: page.hasAfter ? cursor(page.last) : null,
  };
}
