import { commit, refusedAs, type OutboxEntry } from "~/db/commit.server";
import { auditDenial } from "~/features/phr/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { MailTemplate } from "~/outbox/mail-templates";
import { authorize } from "~/platform/access/authorize.server";
import type { Authority } from "~/platform/access/authorities.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { changeConsultation } from "../../data/consultations/consultations.server";
import { afterAction, mayEverAct, type ConsultationAction } from "../../domain/consultations/consultation-states";
import { saysSomething } from "../../domain/consultations/summary";
import { withdrawSchema } from "../../schemas/consultations/consultation-forms";
import { consultationActor } from "../../support/consultations/consultation-actor.server";
import { sharedWithSummary, withdrawnWithSummary } from "../../support/consultations/notes-with-summary.server";
import { gatherSummary } from "../../support/consultations/gather-summary.server";
import { reachConsultation, type ReachedConsultation } from "../../support/consultations/reach-consultation.server";

/** What the patient is mailed: that there is something, and nothing of it. */
const TOLD: Partial<Record<ConsultationAction, MailTemplate<"account">>> = {
  publish: "consultation.published",
  withdraw: "consultation.withdrawn",
};

/** What tells the patient, who reads it with their account; whoever has none is told by the practice. */
function toldOf(
  context: RequestContext,
  action: ConsultationAction,
  { id, hasAccount }: ReachedConsultation["patient"],
): OutboxEntry[] {
  const template = TOLD[action];
  return template && hasAccount ? [outboxEntry(context, "mail", { template, to: { kind: "PATIENT", id } })] : [];
}

interface Acted {
  id: string;
  action: ConsultationAction;
  reason?: string;
  /** Shared notes that stay shared where their summary is withdrawn. */
  keeps?: readonly string[];
}

/** What goes with a summary: the notes that it shared. */
async function withNotes(
  context: RequestContext,
  reached: ReachedConsultation,
  { action, reason = "", keeps = [] }: Acted,
) {
  if (action === "publish") return sharedWithSummary(context, reached);
  if (action === "withdraw") return withdrawnWithSummary(context, reached, { reason, keeps });
  return { writes: [], audit: [] };
}

async function act(
  context: RequestContext,
  authority: Authority,
  { id, action, reason = "", keeps = [] }: Acted,
): Promise<void> {
  const reached = await reachConsultation(context, authority, id);
  const { consultation, patient } = reached;
  const by = consultationActor(context, reached);
  if (by === null || context.actor.kind !== "employee" || !mayEverAct(action, by)) {
    const of = { subjectKind: "consultation", subjectId: id, patientId: patient.id } as const;
    await auditDenial(context, { authority, ...of });
    throw new ForbiddenError();
  }
  const after = afterAction(action, by, consultation);
  if (!after) throw new ConflictError("changedMeanwhile");
  if (action === "publish" && !saysSomething((await gatherSummary(context, reached)).summary))
    throw new InvalidError([{ field: "", message: "consultations:publishNothing" }]);
  const { db, now } = context;
  const { employeeId } = context.actor;
  const changed = {
    ...after,
    ...(action === "publish" && { publishedAt: now, withdrawnReason: "" }),
    ...(action === "withdraw" && { publishedAt: now, withdrawnReason: reason }),
  };
  const fields = changedFields(consultation, changed);
  const notes = await withNotes(context, reached, { id, action, reason, keeps });
  await commit(context, {
    guarded: changeConsultation(db, consultation, {
      ...changed,
      ...(action === "publish" && { publishedBy: employeeId }),
      now,
    }),
    writes: notes.writes,
    audit: [
      {
        action: `consultation.${action}`,
        subjectKind: "consultation",
        subjectId: id,
        patientId: patient.id,
        fields,
      },
      ...notes.audit,
    ],
    outbox: toldOf(context, action, patient),
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
}

/**
 * Shows the patient what came of a consultation, with the notes that were withdrawn with it, and tells them that it is
 * ready.
 * @throws NotFoundError; ForbiddenError, also for who did not consult; ConflictError where it is published already;
 * InvalidError where there is nothing that the patient would see
 */
export async function publishConsultation(context: RequestContext, id: string): Promise<void> {
  await authorize(context, "consultation.sign");
  await act(context, "consultation.sign", { id, action: "publish" });
}

/**
 * Takes a summary from the patient again with the notes that were shared in it, and tells them so.
 * @param raw the reason, which the patient reads, and which notes stay shared
 * @throws what publishConsultation throws; InvalidError without a reason
 */
export async function withdrawConsultation(context: RequestContext, id: string, raw: unknown): Promise<void> {
  await authorize(context, "consultation.sign");
  const { reason, notes, withNotes: alsoNotes } = parse(withdrawSchema, raw);
  await act(context, "consultation.sign", { id, action: "withdraw", reason, keeps: alsoNotes ? [] : notes });
}

/** Says that its provider is done with a consultation. @throws NotFoundError, ForbiddenError, ConflictError */
export async function closeConsultation(context: RequestContext, id: string): Promise<void> {
  await authorize(context, "consultation.write");
  await act(context, "consultation.write", { id, action: "close" });
}

/** Says that they are not, after all. @throws NotFoundError, ForbiddenError, ConflictError */
export async function reopenConsultation(context: RequestContext, id: string): Promise<void> {
  await authorize(context, "consultation.write");
  await act(context, "consultation.write", { id, action: "reopen" });
}
