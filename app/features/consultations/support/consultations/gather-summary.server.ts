import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import {
  notesStatus,
  seenOf,
  SUMMARY_PARTS,
  type ConsultationSummary,
  type SummaryEntries,
  type SummaryEntry,
  type SummarySide,
} from "../../domain/consultations/summary";
import { consultationHead, zoneOf, type ConsultationHead } from "./consultation-head.server";
import type { ReachedConsultation } from "./reach-consultation.server";
import type { AskedPart } from "./summary-part.server";
import { PARTS } from "./summary-parts.server";
import { writtenInRoom } from "./written-in-room.server";

/** A consultation as one side sees it, and what its pages need besides. */
export interface GatheredSummary {
  summary: ConsultationSummary;
  head: ConsultationHead;
  side: SummarySide;
  appointmentId: string | null;
  /** In which its times are said. */
  timeZone: string;
  publishedAt: number | null;
  /** Why it was withdrawn, in words for the patient. */
  withdrawnReason: string;
  version: number;
}

/** What of each part one side sees. */
async function entriesOf(context: RequestContext, asked: AskedPart, side: SummarySide): Promise<SummaryEntries> {
  const { publishStatus } = asked.consultation;
  const read = await Promise.all(
    PARTS.map(
      async (part) => [part.name, seenOf(part.name, await part.read(context, asked), { side, publishStatus })] as const,
    ),
  );
  const none = Object.fromEntries(SUMMARY_PARTS.map((name) => [name, [] as readonly SummaryEntry[]]));
  return { ...none, ...Object.fromEntries(read) } as SummaryEntries;
}

export const sideOf = ({ role }: Pick<ReachedConsultation, "role">): SummarySide =>
  role === "patient" || role === "viewer" ? "patient" : "staff";

/**
 * Everything that came of a consultation, for whoever reached it; the caller has it audited. To a patient the words of
 * its provider go when they are published, and what the provider wrote for the practice never.
 * @throws NotFoundError for a patient where there was no appointment and nothing is published: they know of none
 */
export async function gatherSummary(context: RequestContext, reached: ReachedConsultation): Promise<GatheredSummary> {
  const { consultation, patient } = reached;
  const side = sideOf(reached);
  const published = side === "staff" || consultation.publishStatus === "PUBLISHED";
  const isBooked = consultation.appointmentId !== null;
  if (!isBooked && side === "patient" && consultation.publishStatus === "UNPUBLISHED") throw new NotFoundError();
  const [head, written] = await Promise.all([
    consultationHead(context, consultation),
    published ? writtenInRoom(context, consultation.appointmentId) : null,
  ]);
  const entries = await entriesOf(context, { ...reached, head }, side);
  const { id, status, startTime, type, publishStatus, reason, branchId, creatorId, providerId } = consultation;
  return {
    summary: {
      ...{ id, uuid: id, status, startTime, type, publishStatus },
      // Of an appointment it is what the patient said; else its provider wrote it.
      reason: published || isBooked ? reason : "",
      consultationTime: consultation.consultationTime ?? head.startedAt,
      creator: { id: creatorId, name: head.creatorName },
      provider: { id: providerId, ...head.provider },
      patient: { id: patient.id, name: patient.name, birthDate: patient.birthDate, gender: patient.gender },
      branch: branchId === null ? null : { id: branchId, name: head.place?.name ?? "" },
      prescription: entries.prescriptions,
      labOrders: entries.orders,
      phrItems: entries.records,
      billInvoice: entries.payments,
      reviewNotes: side === "staff" ? (written?.reviewNote ?? "") : "",
      notes: { encounters: entries.notes, status: notesStatus(entries.notes), count: entries.notes.length },
      summary: written?.summary ?? "",
    },
    ...{ head, side },
    appointmentId: consultation.appointmentId,
    timeZone: zoneOf(head, context),
    publishedAt: consultation.publishedAt,
    withdrawnReason: consultation.publishStatus === "WITHDRAWN" ? consultation.withdrawnReason : "",
    version: consultation.version,
  };
}
