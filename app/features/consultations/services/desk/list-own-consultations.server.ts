import { titledNames } from "~/features/identity/public.server";
import { readPlaces } from "~/features/organization/public.server";
import { reachRecords } from "~/features/phr/public.server";
import { appointmentsById, ownAppointmentIds, type AppointmentSummary } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { consultationsBesides, consultationsOfAppointments } from "../../data/desk/patient-consultations.server";
import { CONSULTATION_TYPES, type ConsultationType } from "../../domain/consultations/consultation";
import { seenOf } from "../../domain/consultations/summary";
import type { OwnConsultation } from "../../domain/desk/own-consultation";
import { consultationMark, consultationsPageSchema, type OwnKind } from "../../schemas/desk/own-consultations";
import { keyOf } from "../../support/consultations/summary-part.server";
import { PARTS } from "../../support/consultations/summary-parts.server";

const A_PAGE = 10;
const MOST_AHEAD = 20;

/** Of each kind, which appointments and which consultations without one it has; by text there are no appointments. */
const OF_KIND = {
  all: { appointments: ["video", "in_patient"], besides: CONSULTATION_TYPES },
  video: { appointments: ["video"], besides: ["VIDEO"] },
  in_patient: { appointments: ["in_patient"], besides: ["IN_PERSON"] },
  other: { appointments: [], besides: ["TEXT", "REVIEW", "MONITORING"] },
} as const satisfies Record<
  OwnKind,
  { appointments: readonly ("video" | "in_patient")[]; besides: readonly ConsultationType[] }
>;

type Line = Omit<OwnConsultation, "parts">;

const wayPaid = (by: Pick<AppointmentSummary, "paidAtClinicAt" | "paidOnlineAt" | "paidByCreditAt">) => {
  if (by.paidByCreditAt !== null) return "credit";
  return by.paidOnlineAt !== null ? "online" : by.paidAtClinicAt !== null ? "clinic" : null;
};

/** The lines of appointments, with their consultations where somebody has opened them. */
async function linesOfAppointments(context: RequestContext, ids: readonly string[]): Promise<Line[]> {
  const [found, opened] = await Promise.all([
    appointmentsById(context, ids),
    consultationsOfAppointments(context.db, ids),
  ]);
  return found.map(({ id, stateId, startsAt, timeZone, offering, employee, branch, ...paidBy }) => {
    const consultation = opened.find(({ appointmentId }) => appointmentId === id);
    return {
      ...{ key: id, appointmentId: id, consultationId: consultation?.id ?? null, stateId, startsAt, timeZone },
      offering: offering?.name ?? "",
      type: null,
      provider: { title: employee.title, name: `${employee.firstName} ${employee.lastName}`.trim() },
      branchName: branch.name,
      publishStatus: consultation?.publishStatus ?? "UNPUBLISHED",
      paid: wayPaid(paidBy),
    };
  });
}

type Besides = Awaited<ReturnType<typeof consultationsBesides>>;

/** The lines of consultations without an appointment, in the zone of the practice. */
async function linesBesides(context: RequestContext, found: Besides): Promise<Line[]> {
  const [names, places] = await Promise.all([
    titledNames(
      context,
      found.map(({ providerId }) => providerId),
    ),
    readPlaces(
      context.db,
      found.flatMap(({ branchId }) => branchId ?? []),
    ),
  ]);
  return found.map(({ id, startTime, type, publishStatus, providerId, branchId }) => ({
    ...{ key: id, consultationId: id, appointmentId: null, stateId: null, startsAt: startTime },
    ...{ timeZone: context.profile.timeZone, offering: "", type, publishStatus, paid: null },
    provider: names.get(providerId) ?? { title: 0, name: "" },
    branchName: places.get(branchId ?? "")?.name ?? "",
  }));
}

const soonerFirst = (a: Line, b: Line) => a.startsAt - b.startsAt || (a.key < b.key ? -1 : 1);
const laterFirst = (a: Line, b: Line) => b.startsAt - a.startsAt || (a.key < b.key ? 1 : -1);

/** What each part has to say of the lines, as their patient may see it. */
async function withParts(
  context: RequestContext,
  patientId: string,
  lines: readonly Line[],
): Promise<OwnConsultation[]> {
  const listing = PARTS.flatMap(({ name, listed }) => (listed ? [{ name, listed }] : []));
  const found = await Promise.all(listing.map(({ listed }) => listed(context, patientId, lines)));
  return lines.map((line) => ({
    ...line,
    parts: listing.flatMap(({ name }, index) => {
      const entries = seenOf(name, found[index]?.get(keyOf(line)) ?? [], {
        side: "patient",
        publishStatus: line.publishStatus,
      });
      return entries.length > 0 ? [{ name, entries }] : [];
    }),
  }));
}

/**
 * A patient's own consultations, of every kind or of one: those ahead, the soonest first, and a page of those that took
 * place, the latest first, each with what came of it as far as it was given to the patient.
 * @param before where the page begins, as the address has it
 * @throws NotFoundError for anybody who is no patient; EmailUnprovenError
 */
export async function listOwnConsultations(
  context: RequestContext,
  kind: OwnKind,
  before: string | null,
): Promise<{ ahead: OwnConsultation[]; past: OwnConsultation[]; next: string | null; isFirst: boolean; name: string }> {
  await authorize(context, "consultation.read");
  const { patient } = await reachRecords(context, "consultation.read", undefined);
  const { now } = context;
  const mark = consultationsPageSchema.parse(before);
  const { appointments, besides: types } = OF_KIND[kind];
  const idsOf = async (wanted: { aheadOf: number; most: number } | { before: typeof mark; most: number }) =>
    (
      await Promise.all(
        appointments.map((type) => ownAppointmentIds(context, { patientId: patient.id, type, ...wanted })),
      )
    ).flat();
  const [coming, past, besides] = await Promise.all([
    mark === null ? idsOf({ aheadOf: now, most: MOST_AHEAD }) : [],
    idsOf({ before: mark, most: A_PAGE + 1 }),
    consultationsBesides(context.db, { patientId: patient.id, types, mark, most: A_PAGE + 1 }),
    auditRead(context, {
      action: "consultation.list",
      subjectKind: "patient",
      subjectId: patient.id,
      patientId: patient.id,
      fields: ["consultations"],
    }),
  ]);
  const [lines, added] = await Promise.all([
    linesOfAppointments(context, [...coming, ...past]),
    linesBesides(context, besides),
  ]);
  const ahead = lines.slice(0, coming.length).sort(soonerFirst).slice(0, MOST_AHEAD);
  const all = [...lines.slice(coming.length), ...added].sort(laterFirst);
  const page = all.slice(0, A_PAGE);
  const last = all.length > A_PAGE ? page.at(-1) : undefined;
  const shown = await withParts(context, patient.id, [...ahead, ...page]);
  return {
    ahead: shown.slice(0, ahead.length),
    past: shown.slice(ahead.length),
    next: last ? consultationMark({ startsAt: last.startsAt, id: last.key }) : null,
    isFirst: mark === null,
    name: patient.name,
  };
}
