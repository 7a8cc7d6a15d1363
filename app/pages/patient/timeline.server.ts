import { paymentsBefore } from "~/features/billing/public.server";
import { papersBefore } from "~/features/consultations/public.server";
import { questionnairesBefore } from "~/features/forms/public.server";
import { messagesBefore } from "~/features/notifications/public.server";
import { recordsBefore } from "~/features/phr/public.server";
import { questionsBefore } from "~/features/questions/public.server";
import { appointmentsBefore } from "~/features/scheduling/public.server";
import { callPapersBefore } from "~/features/waiting-room/public.server";
import type { BackWanted } from "~/kernel/time/back-page";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { mergeTimeline, sourceBefore, timelineStart, type TimelinePlace, type TimelineSource } from "./timeline";

/** So many lines a page of a timeline holds. */
export const LINES_A_PAGE = 25;

/** Whether this person takes money for the whole practice, and not for their own appointments alone. */
export const takesMoney = (app: RequestContext, patientId: string): boolean =>
  verdictOf(app, "appointment.markPaid", { kind: "patient", id: patientId, patientId }) === "allowed";

/**
 * The sources of a patient's timeline that somebody may read, by their authorities.
 * @param readsRecords whether they may read this patient's health record
 */
export function readableSources(
  app: RequestContext,
  patientId: string,
  readsRecords: boolean,
): ReadonlySet<TimelineSource> {
  const may = (
    authority:
      | "appointment.list"
      | "consultation.read"
      | "prescription.read"
      | "labOrder.read"
      | "question.read"
      | "questionnaire.read",
  ) => verdictOf(app, authority) === "allowed";
  const rights: Record<TimelineSource, boolean> = {
    appointment: may("appointment.list"),
    consultation: readsRecords && may("consultation.read"),
    note: readsRecords && may("consultation.read"),
    prescription: readsRecords && may("prescription.read"),
    order: readsRecords && may("labOrder.read"),
    record: readsRecords,
    recordFile: readsRecords,
    callNote: readsRecords && may("appointment.list"),
    chatFile: readsRecords && may("appointment.list"),
    question: readsRecords && may("question.read"),
    questionnaire: readsRecords && may("questionnaire.read"),
    message: true,
    payment: takesMoney(app, patientId),
  };
  const sources = Object.keys(rights) as TimelineSource[];
  return new Set(sources.filter((source) => rights[source]));
}

/**
 * A page of a patient's timeline: so many lines of the sources that are asked for, the newest first. Each source is read
 * with a bound, all in the same moment, and by the service of its owner, which authorizes and audits it.
 * @param after the last line of the page before; null for the first page
 */
export async function readTimeline(
  app: RequestContext,
  patientId: string,
  { sources, after }: { sources: ReadonlySet<TimelineSource>; after: TimelinePlace | null },
) {
  const place = after ?? timelineStart(app.now);
  const wanted = (source: TimelineSource): BackWanted | undefined =>
    sources.has(source) ? { before: sourceBefore(source, place), most: LINES_A_PAGE + 1 } : undefined;
  const asked = {
    notes: wanted("note"),
    prescriptions: wanted("prescription"),
    orders: wanted("order"),
    consultations: wanted("consultation"),
  };
  const ofCalls = { notes: wanted("callNote"), files: wanted("chatFile") };
  const inRecord = { records: wanted("record"), files: wanted("recordFile") };
  const [appointment, papers, records, calls, question, questionnaire, message, payment] = await Promise.all([
    read(wanted("appointment"), (page) => appointmentsBefore(app, patientId, page)),
    Object.values(asked).some(Boolean) ? papersBefore(app, patientId, asked) : undefined,
    Object.values(inRecord).some(Boolean) ? recordsBefore(app, patientId, inRecord) : undefined,
    Object.values(ofCalls).some(Boolean) ? callPapersBefore(app, patientId, ofCalls) : undefined,
    read(wanted("question"), (page) => questionsBefore(app, patientId, page)),
    read(wanted("questionnaire"), (page) => questionnairesBefore(app, patientId, page)),
    read(wanted("message"), (page) => messagesBefore(app, patientId, page)),
    read(wanted("payment"), (page) => paymentsBefore(app, patientId, page)),
  ]);
  const pages = {
    ...{ appointment, question, questionnaire, message, payment, callNote: calls?.notes, chatFile: calls?.files },
    ...{ note: papers?.notes, prescription: papers?.prescriptions, order: papers?.orders },
    ...{ consultation: papers?.consultations, record: records?.records, recordFile: records?.files },
  };
  return { ...mergeTimeline(pages, LINES_A_PAGE), isFirst: after === null, providers: papers?.providers ?? {} };
}

const read = async <Page>(wanted: BackWanted | undefined, by: (wanted: BackWanted) => Promise<Page>) =>
  wanted === undefined ? undefined : by(wanted);

export type Timeline = Awaited<ReturnType<typeof readTimeline>>;
export type TimelineLine = Timeline["lines"][number];
