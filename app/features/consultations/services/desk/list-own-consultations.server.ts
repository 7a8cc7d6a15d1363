import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import {
  appointmentsAhead,
  appointmentsPast,
  consultationsBesides,
  type AppointmentOfPatient,
  type ConsultationBesides,
} from "../../data/desk/patient-consultations.server";
import type { ConsultationType, PublishStatus } from "../../domain/consultations/consultation";
import { seenOf, type SummaryEntry, type SummaryPartName } from "../../domain/consultations/summary";
import { consultationMark, consultationsPageSchema } from "../../schemas/desk/own-consultations";
import { keyOf } from "../../support/consultations/summary-part.server";
import { PARTS } from "../../support/consultations/summary-parts.server";

const A_PAGE = 10;
const MOST_AHEAD = 20;

/** By video, or in person; what needs no appointment stands with those in person. */
export type OwnKind = "video" | "in_patient";

const BESIDES: Readonly<Record<OwnKind, readonly ConsultationType[]>> = {
  video: ["VIDEO"],
  in_patient: ["IN_PERSON", "TEXT", "REVIEW", "MONITORING"],
};

/** One consultation in its patient's list. Instants in UTC ms. */
export interface OwnConsultation {
  key: string;
  consultationId: string | null;
  appointmentId: string | null;
  stateId: number | null;
  startsAt: number;
  timeZone: string;
  offering: string;
  /** Of one without an appointment. */
  type: ConsultationType | null;
  provider: { title: number; name: string };
  branchName: string;
  /** UNPUBLISHED, too, where nobody has opened it. */
  publishStatus: PublishStatus;
  paid: "online" | "clinic" | null;
  parts: { name: SummaryPartName; entries: readonly SummaryEntry[] }[];
}

type Line = Omit<OwnConsultation, "parts">;

const lineOf = (row: AppointmentOfPatient): Line => ({
  key: row.appointmentId,
  consultationId: row.consultationId,
  appointmentId: row.appointmentId,
  stateId: row.stateId,
  startsAt: row.startsAt,
  timeZone: row.timeZone,
  offering: row.offering,
  type: null,
  provider: { title: row.providerTitle, name: row.providerName },
  branchName: row.branchName,
  publishStatus: row.publishStatus ?? "UNPUBLISHED",
  paid: row.paidOnlineAt !== null ? "online" : row.paidAtClinicAt !== null ? "clinic" : null,
});

const besidesOf = (row: ConsultationBesides, timeZone: string): Line => ({
  key: row.consultationId,
  consultationId: row.consultationId,
  appointmentId: null,
  stateId: null,
  startsAt: row.startsAt,
  timeZone,
  offering: "",
  type: row.type,
  provider: { title: row.providerTitle, name: row.providerName },
  branchName: row.branchName,
  publishStatus: row.publishStatus,
  paid: null,
});

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
 * A patient's own consultations of one kind: those ahead, the soonest first, and a page of those that took place, the
 * latest first, each with what came of it as far as it was given to the patient.
 * @param before where the page begins, as the address has it
 * @throws NotFoundError for anybody who is no patient; EmailUnprovenError
 */
export async function listOwnConsultations(
  context: RequestContext,
  type: OwnKind,
  before: string | null,
): Promise<{ ahead: OwnConsultation[]; past: OwnConsultation[]; next: string | null; isFirst: boolean; name: string }> {
  await authorize(context, "consultation.read");
  const { patient } = await reachRecords(context, "consultation.read", undefined);
  const { db, now, profile } = context;
  const mark = consultationsPageSchema.parse(before);
  const of = { patientId: patient.id, type };
  const [ahead, past, besides] = await Promise.all([
    mark === null ? appointmentsAhead(db, { ...of, most: MOST_AHEAD, now }) : [],
    appointmentsPast(db, { ...of, mark, most: A_PAGE + 1 }),
    consultationsBesides(db, { patientId: patient.id, types: BESIDES[type], mark, most: A_PAGE + 1 }),
    auditRead(context, {
      ...{ action: "consultation.list", subjectKind: "patient", subjectId: patient.id, patientId: patient.id },
      fields: [type],
    }),
  ]);
  const all = [...past.map(lineOf), ...besides.map((row) => besidesOf(row, profile.timeZone))].sort(laterFirst);
  const page = all.slice(0, A_PAGE);
  const last = all.length > A_PAGE ? page.at(-1) : undefined;
  const coming = ahead.map(lineOf);
  const shown = await withParts(context, patient.id, [...coming, ...page]);
  return {
    ahead: shown.slice(0, coming.length),
    past: shown.slice(coming.length),
    next: last ? consultationMark({ startsAt: last.startsAt, id: last.key }) : null,
    isFirst: mark === null,
    name: patient.name,
  };
}
