import type { ConsultationType, PublishStatus } from "../consultations/consultation";
import type { SummaryEntry, SummaryPartName } from "../consultations/summary";

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
  paid: "online" | "clinic" | "credit" | null;
  parts: { name: SummaryPartName; entries: readonly SummaryEntry[] }[];
}
