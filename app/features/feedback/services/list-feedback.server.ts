import { appointmentsById, readFilterOptions } from "~/features/scheduling/public.server";
import { addDays } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { countOpen, readGiven, readMonths, type FeedbackRow } from "../data/feedback.server";
import type { FeedbackFilter, GivenView, MonthView } from "../domain/feedback";
import { listSchema, type ListAsked } from "../schemas/list";
import { answerOf } from "../support/answer-of.server";

const PAGE = 20;
const MONTHS = 12;
/** So many are counted at most. */
const MOST_COUNTED = 100;

export interface FeedbackList {
  asked: ListAsked;
  items: GivenView[];
  months: MonthView[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
  /** What it can be narrowed by. */
  options: Awaited<ReturnType<typeof readFilterOptions>>;
  /** Whether whoever reads may publish, hide and answer. */
  manages: boolean;
}

/**
 * Whose answers a member of staff reads: everybody's (null), or those about themselves.
 * @throws NotFoundError for a patient, who may read one answer that is their own, and never the list
 */
function ownOnly(context: RequestContext): string | null {
  const { actor } = context;
  if (actor.kind !== "employee") throw new NotFoundError();
  if (verdictOf(context, "feedback.manage") === "allowed") return null;
  return actor.authorities.has("feedback.read") ? null : actor.employeeId;
}

function filterOf(context: RequestContext, asked: ListAsked): FeedbackFilter {
  const { timeZone } = context.profile;
  const [at = "", id = ""] = asked.before.split("_");
  return {
    providerId: ownOnly(context) ?? (asked.provider || null),
    offeringId: asked.service || null,
    branchId: asked.location || null,
    stars: asked.stars || null,
    from: asked.from ? startOfDay(asked.from, timeZone) : null,
    until: asked.to ? startOfDay(addDays(asked.to, 1), timeZone) : null,
    isOpen: asked.open !== "",
    before: id ? { at: Number(at) || 0, id } : null,
  };
}

/** The counters that go with a filter: they are of one provider, one service or one location, or of all. */
function countedBy({ providerId, offeringId, branchId }: FeedbackFilter) {
  if (providerId) return { kind: "PROVIDER", id: providerId } as const;
  if (offeringId) return { kind: "OFFERING", id: offeringId } as const;
  return branchId ? ({ kind: "BRANCH", id: branchId } as const) : ({ kind: "ALL", id: "" } as const);
}

/** A patient who wants not to be named to the doctor is named to administrators alone. */
function viewOf(
  row: FeedbackRow,
  of: Awaited<ReturnType<typeof appointmentsById>>[number] | undefined,
  manages: boolean,
): GivenView[] {
  const answer = answerOf(row);
  if (!answer || !of || row.givenAt === null) return [];
  const { employee, offering, branch, patient } = of;
  const isNamed = manages || !answer.isAnonymous;
  return [
    {
      ...answer,
      appointmentId: isNamed ? row.appointmentId : "",
      givenAt: row.givenAt,
      patientName: isNamed && patient ? `${patient.firstName} ${patient.lastName}`.trim() : null,
      provider: { title: employee.title, firstName: employee.firstName, lastName: employee.lastName },
      offeringName: offering?.name ?? "",
      branchName: branch.name,
      isPublished: row.publishedAt !== null,
      ...{ hiddenReason: row.hiddenReason, reply: row.reply, isOpen: row.isOpen, version: row.version },
    },
  ];
}

/** What patients said, narrowed and page by page, and how it went month by month. A provider reads what is about them. */
export async function listFeedback(context: RequestContext, raw: unknown): Promise<FeedbackList> {
  await authorize(context, "feedback.read");
  const asked = parse(listSchema, raw);
  const filter = filterOf(context, asked);
  const from = new Date(context.now - MONTHS * 31 * 86_400_000).toISOString().slice(0, 7);
  const [rows, months, options] = await Promise.all([
    readGiven(context.db, filter, PAGE + 1),
    readMonths(context.db, { ...countedBy(filter), from }),
    readFilterOptions(context.db),
  ]);
  const page = rows.slice(0, PAGE);
  const appointments = await appointmentsById(
    context,
    page.map(({ appointmentId }) => appointmentId),
  );
  const last = page.at(-1);
  const manages = verdictOf(context, "feedback.manage") === "allowed";
  return {
    ...{ asked, manages, options },
    items: page.flatMap((row) =>
      viewOf(
        row,
        appointments.find(({ id }) => id === row.appointmentId),
        manages,
      ),
    ),
    months: months.map(({ month, count, stars }) => ({ month, count, mean: count === 0 ? 0 : stars / count })),
    next: rows.length > PAGE && last ? `${last.givenAt}_${last.appointmentId}` : null,
  };
}

/** How many answers wait for an administrator. */
export async function countFeedbackToSeeTo(context: RequestContext): Promise<number> {
  await authorize(context, "feedback.manage");
  return countOpen(context.db, MOST_COUNTED);
}
