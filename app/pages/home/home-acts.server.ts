import { redirect } from "@remix-run/cloudflare";
import {
  dismissReview,
  markGivenBack,
  refundPayment,
  refundSurplus,
  sayUnreachable,
} from "~/features/billing/public.server";
import {
  answerAppointments,
  appointmentsById,
  cancelAppointment,
  confirmAppointment,
  isSaidAct,
  keepDeskMoney,
  lastTaken,
  markNoShow,
  markPaidAtClinic,
  readAnswers,
  undoAnswers,
  undoAppointment,
  viewUndo,
  withPatient,
} from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { attempt } from "~/platform/http/define-form.server";

/** Confirms or declines what was chosen, and leads to the page that says what became of each. */
const answering = (answer: "confirm" | "reject") =>
  attempt(async ({ app, form, value: { intent: _, appointmentIds: __, ...fields } }) => {
    const appointmentIds = form.getAll("appointmentIds").filter((id) => typeof id === "string");
    await answerAppointments(app, { ...fields, answer, appointmentIds });
    return redirect(paths.home({ answered: fields["idempotencyKey"] }), 303);
  });

type Service = (context: RequestContext, raw: unknown) => Promise<{ id: string }>;

/** What of the page's address stays as it is: which unpaid appointments are shown. */
const keptOf = (url: URL) => ({ age: url.searchParams.get("age") ?? undefined });

/** Does something to one appointment, and says so on the same page, with the way to undo it. */
const doing = (service: Service, done: string) =>
  attempt(async ({ app, url, value: { intent: _, ...fields } }) => {
    const { id } = await service(app, fields);
    return redirect(paths.home({ ...keptOf(url), done, of: done === "undo" ? undefined : id }), 303);
  });

/** Settles a payment that only a person can settle. */
const settling = (service: (app: RequestContext, raw: unknown) => Promise<void>, done: string) =>
  attempt(async ({ app, url, value: { paymentId } }) => {
    await sayUnreachable(service(app, { paymentId }));
    return redirect(paths.home({ ...keptOf(url), done }), 303);
  });

/** What staff do to appointments on their home page. */
export const homeActs = {
  confirm: doing(confirmAppointment, "confirm"),
  "no-show": doing(markNoShow, "no-show"),
  cancel: doing(cancelAppointment, "cancel"),
  "mark-paid": doing(markPaidAtClinic, "mark-paid"),
  refund: settling(refundPayment, "refund"),
  refundPart: settling(refundSurplus, "refund"),
  refunded: settling(markGivenBack, "refunded"),
  keep: settling(dismissReview, "kept"),
  dismiss: settling(dismissReview, "dismiss"),
  "keep-desk": attempt(async ({ app, url, value }) => {
    await keepDeskMoney(app, value);
    return redirect(paths.home({ ...keptOf(url), done: "kept" }), 303);
  }),
  "take-otherwise": attempt(async ({ app, value: { intent: _, ...fields } }) => {
    const { id: appointmentId } = await undoAppointment(app, fields);
    return redirect(paths.paymentCreate({ appointmentId }), 303);
  }),
  undo: doing(undoAppointment, "undo"),
  "confirm-many": answering("confirm"),
  "reject-many": answering("reject"),
  "undo-many": attempt(async ({ app, value: { answered } }) => {
    await undoAnswers(app, { answered });
    return redirect(paths.home({ done: "undo" }), 303);
  }),
};

const DONE = [
  "set",
  "walk-in",
  "confirm",
  "no-show",
  "cancel",
  "mark-paid",
  "refund",
  "refunded",
  "dismiss",
  "kept",
  "undo",
] as const;

/**
 * What was just done on the page, as its address says, until when (UTC ms) this person can undo it, and what its
 * patient has heard of it.
 */
export async function doneOn(app: RequestContext, asked: URLSearchParams) {
  const [done, key] = [asked.get("done"), asked.get("answered")];
  // A check-in, and an end at the desk, are said and undone as such.
  const of = isSaidAct(done) ? null : asked.get("of");
  const [undoable, answered] = await Promise.all([
    of === null ? null : viewUndo(app, of),
    key === null ? null : readAnswers(app, key),
  ]);
  const known = of !== null && undoable !== null;
  const [[one], taken] = await Promise.all([
    known ? appointmentsById(app, [of]) : [],
    known && done === "mark-paid" ? lastTaken(app, of) : null,
  ]);
  return {
    done: DONE.find((each) => each === done) ?? null,
    undo: of === null || undoable === null ? null : { id: of, ...undoable },
    /** Whose appointment it was; null where that is over or not the reader's. */
    about: one?.patient ? { patient: one.patient, startsAt: one.startsAt, timeZone: one.timeZone } : null,
    /** What was taken at the desk, and from whom; null where that is over. */
    taken: withPatient(taken, one),
    answered,
  };
}

export type DoneOn = Awaited<ReturnType<typeof doneOn>>;
