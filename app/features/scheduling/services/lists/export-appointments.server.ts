import { readListChoice } from "~/features/identity/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { shownColumns, type ListName } from "~/kernel/lists/list-choice";
import { localStamp } from "~/kernel/time/local-stamp";
import { createZoneTable } from "~/kernel/time/zones";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { exportList, MOST_EXPORTED } from "~/platform/http/export-list.server";
import { readerFormat } from "~/platform/reader-format.server";
import { parse } from "~/platform/http/parse.server";
import type { ListKey } from "../../data/lists/appointment-list-read.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { stateName } from "../../domain/appointments/appointment-states";
import { localTime } from "../../domain/availability/local-time";
import { bookingNumber } from "../../domain/booking/booking-number";
import { newestFirst } from "../../domain/lists/appointment-selection";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { APPOINTMENT_COLUMNS, type AppointmentColumn } from "../../domain/lists/list-columns";
import { listAppointmentsSchema } from "../../schemas/lists/list-appointments";
import { filterOf } from "./filter-of.server";
import { readListPage } from "./read-list-page.server";

/** So many are read at a time. */
const A_PIECE = 200;

type Cells = Readonly<Record<Exclude<AppointmentColumn, "actions">, (row: AppointmentSummary) => string>>;
type Words = ReturnType<typeof createTranslator>["t"];

const nameOf = (person: { firstName: string; lastName: string } | null) =>
  person === null ? "" : `${person.firstName} ${person.lastName}`.trim();

/** All times are by one clock, so that they can be sorted and compared; the heads of their columns name its zone. */
function cellsOf(t: Words, zone: string): Cells {
  const zones = createZoneTable();
  return {
    patient: ({ patient, reason }) => (patient === null ? reason : nameOf(patient)),
    when: ({ startsAt }) => localStamp(zones, zone, startsAt),
    provider: ({ employee }) => nameOf(employee),
    offering: ({ offering }) => offering?.name ?? "",
    status: ({ stateId }) => t(`common:appointmentStates.${stateName(stateId)}`),
    phone: ({ patient }) => (patient?.phone ? `+${patient.phoneCallingCode} ${patient.phone}` : ""),
    email: ({ patient }) => patient?.email ?? "",
    branch: ({ branch }) => branch.name,
    reason: ({ reason }) => reason,
    reference: ({ id }) => bookingNumber(id),
    booked: ({ createdAt }) => localStamp(zones, zone, createdAt),
  };
}

/**
 * All that staff's list would show on its pages, with the columns that they chose, as a CSV file; see `exportList` for
 * how many rows at most. That it was taken is audited.
 * @throws ForbiddenError for a patient
 */
export async function exportAppointments(context: RequestContext, list: ListName, raw: unknown): Promise<Response> {
  await authorize(context, "appointment.list");
  if (context.actor.kind !== "employee") throw new ForbiddenError();
  const { tab, after: _, before: __, select: ___, order, ...wanted } = parse(listAppointmentsSchema, raw);
  const [filter, { columns }] = await Promise.all([
    filterOf(context, wanted),
    readListChoice(context, list),
    auditRead(context, { action: "appointment.export", subjectKind: "appointment", fields: ["export"] }),
  ]);
  const { t } = createTranslator(context.locale);
  const { timeZone } = context.profile;
  const cells = cellsOf(t, timeZone);
  const zoneName = readerFormat(context).zoneName(timeZone, context.now);
  const headerOf = (key: Exclude<AppointmentColumn, "actions">) => {
    const header = t(`scheduling:columns.${key}`);
    return key === "when" || key === "booked" ? t("common:timeInZone", { time: header, zone: zoneName }) : header;
  };
  const today = localTime(createZoneTable(), context.profile.timeZone, context.now).day;
  const sorted = { newestFirst: order === null ? newestFirst(tab) : order === "descending" };
  return exportList<AppointmentSummary, ListKey>({
    name: list === "videoAppointments" ? "video-appointments" : "appointments",
    columns: shownColumns(APPOINTMENT_COLUMNS, columns).flatMap((key) =>
      key === "actions" ? [] : [{ header: headerOf(key), cell: cells[key] }],
    ),
    page: async (after) => {
      const page = await readListPage(context, filter, { tab, today, size: A_PIECE, after, ...sorted });
      const ids = page.keys.map(({ id }) => id);
      return {
        rows: await readSummaries(context.db, ids),
        next: page.hasAfter ? (page.last ?? null) : null,
      };
    },
    cut: t("lists:cut", { total: MOST_EXPORTED }),
  });
}
