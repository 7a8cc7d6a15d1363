import { createZoneTable } from "~/kernel/time/zones";
import { auditRead, filtersSet } from "~/platform/audit/audit-read.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readStateCounts } from "../../data/lists/appointment-count-read.server";
import type { ListKey } from "../../data/lists/appointment-list-read.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { readFilterOptions, type FilterOptions } from "../../data/lists/filter-options-read.server";
import { MOST_ANSWERS } from "../../domain/appointments/bulk-answer";
import { APPOINTMENT_TABS, type AppointmentTab } from "../../domain/lists/appointment-selection";
import { localTime } from "../../domain/availability/local-time";
import { listAppointmentsSchema } from "../../schemas/lists/list-appointments";
import { readListPage } from "./read-list-page.server";
import { filterOf } from "./filter-of.server";
import { opensPatientsOf, seesEveryone } from "../../support/appointments/appointment-reach.server";
import { totalOfTab } from "../../support/lists/appointment-totals.server";

const PAGE_SIZE = 20;

/** All requests that can be answered at once are on one page. */
const pageSize = (tab: AppointmentTab, select: "page" | "all" | null) =>
  tab === "new" && select === "all" ? MOST_ANSWERS : PAGE_SIZE;

const NO_OPTIONS: FilterOptions = { providers: [], departments: [], branches: [] };

const cursor = (key: ListKey | undefined) => (key ? `${key.startsAt}_${key.id}` : null);

/**
 * One page of the upcoming, past, new or all appointments that this person may see, with the numbers of every list
 * and what they can be narrowed by. 'Today' is the organization's own.
 */
export async function listAppointments(context: RequestContext, raw: unknown) {
  await authorize(context, "appointment.list");
  const { tab, after, before, select = null, ...wanted } = parse(listAppointmentsSchema, raw);
  const filter = await filterOf(context, wanted);
  const today = localTime(createZoneTable(), context.profile.timeZone, context.now).day;
  const everyone = seesEveryone(context);
  const [page, counts, options] = await Promise.all([
    readListPage(context, filter, { tab, today, size: pageSize(tab, select), after, before }),
    readStateCounts(context.db, filter, today),
    everyone ? readFilterOptions(context.db) : NO_OPTIONS,
    auditRead(context, { action: "appointment.list", subjectKind: "appointment", fields: filtersSet(wanted) }),
  ]);
  const appointments = await readSummaries(
    context.db,
    page.keys.map((key) => key.id),
  );
  return {
    view: context.actor.kind === "patient" ? ("patient" as const) : ("staff" as const),
    everyone,
    /** The appointments whose patients' pages this person may open. */
    opensPatients: await opensPatientsOf(context, appointments),
    /** Whether this person books, for themselves or for patients; whoever does not has no calendar either. */
    books: context.actor.kind === "patient" || verdictOf(context, "appointment.set") === "allowed",
    tab,
    select,
    today,
    filter: wanted,
    totals: APPOINTMENT_TABS.map((name) => ({ tab: name, total: totalOfTab(counts, name, null) })),
    appointments,
    options,
    before: page.hasBefore ? cursor(page.keys[0]) : null,
    after: page.hasAfter ? cursor(page.keys.at(-1)) : null,
  };
}
