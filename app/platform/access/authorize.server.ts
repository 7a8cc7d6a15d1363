import { auditStatement } from "~/db/commit.server";
import { ownPatientId, type PatientActor } from "./actor.server";
import { AUTHORITIES, type Authority, type AuthorityRule } from "./authorities.server";
import type { RequestContext } from "../context.server";
import { ForbiddenError, NotFoundError, NotSignedInError, SecondFactorNeededError } from "../http/errors.server";
import { sealAfterDenial } from "../audit/seal-tail.server";

/** What an actor wants to act on, and whose it is. */
export interface Subject {
  kind: string;
  id: string | null;
  patientId?: string | null;
  employeeId?: string | null;
  appointmentId?: string | null;
  waitingRoomId?: string | null;
  userId?: string | null;
  /** Patient who made it; an account with an unproven address reaches nothing that others made. */
  madeBy?: string | null;
}

/** Decision: allowed, not allowed at all, or allowed but not for this subject. */
export type Verdict = "allowed" | "sign-in" | "forbidden" | "not-theirs";

function employeeVerdict(
  context: RequestContext,
  authority: Authority,
  rule: AuthorityRule,
  subject?: Subject,
): Verdict {
  const { actor } = context;
  if (actor.kind !== "employee" || rule.employee === undefined || rule.employee === "none") return "forbidden";
  if (rule.employee === "all") return "allowed";
  if (rule.employee === "own") return !subject || subject.userId === actor.userId ? "allowed" : "not-theirs";
  if (!actor.approved) return "forbidden";
  if (actor.authorities.has(authority)) return "allowed";
  if (!actor.authorities.has(`${authority}.own`)) return "forbidden";
  return !subject || subject.employeeId === actor.employeeId ? "allowed" : "not-theirs";
}

function isOwn(actor: PatientActor, subject: Subject): boolean {
  if ((subject.userId ?? null) === actor.userId) return true;
  if (subject.patientId !== actor.patientId) return false;
  return actor.unproven !== true || subject.madeBy === ownPatientId(actor);
}

/** The decision alone, for buttons and lists. Pure: it writes nothing. */
export function verdictOf(context: RequestContext, authority: Authority, subject?: Subject): Verdict {
  const rule: AuthorityRule = AUTHORITIES[authority];
  const { actor } = context;
  switch (actor.kind) {
    case "anonymous":
      return rule.anonymous ? "allowed" : "sign-in";
    case "pending":
      return rule.anonymous || rule.pending === "all" || rule.pending === actor.needs ? "allowed" : "sign-in";
    case "system":
      return rule.system ? "allowed" : "forbidden";
    case "employee":
      return employeeVerdict(context, authority, rule, subject);
    case "apiKey":
      // A key may do what everybody may, and what its scopes name, but nothing that is personal.
      if (rule.anonymous) return "allowed";
      return rule.employee === "role" && actor.authorities.has(authority) ? "allowed" : "forbidden";
    case "patient":
      if (rule.patient === "all") return "allowed";
      if (rule.patient !== "own") return "forbidden";
      return !subject || isOwn(actor, subject) ? "allowed" : "not-theirs";
    case "link":
      if (rule.link === "all") return "allowed";
      if (rule.link !== "own") return "sign-in";
      return !subject || subject.appointmentId === actor.appointmentId ? "allowed" : "not-theirs";
    case "guest":
      if (rule.guest === "all") return "allowed";
      if (rule.guest !== "own") return "sign-in";
      return !subject || subject.appointmentId === actor.appointmentId ? "allowed" : "not-theirs";
  }
}

/**
 * Checks whether the actor may do this, with this subject; services call it first. A denial of a known actor goes to
 * the audit, which is sealed at once; one of an anonymous visitor goes to the log.
 * @throws NotSignedInError, SecondFactorNeededError, ForbiddenError, or NotFoundError for a subject of somebody else,
 * as if it did not exist
 */
export async function authorize(context: RequestContext, authority: Authority, subject?: Subject): Promise<void> {
  const verdict = verdictOf(context, authority, subject);
  if (verdict === "allowed") return;
  if (context.actor.kind === "pending") throw new SecondFactorNeededError();
  if (context.actor.kind === "anonymous") {
    context.log.info("denied", { authority, actorKind: "anonymous", organizationId: context.organization.id });
    throw new NotSignedInError();
  }
  const denied = {
    action: authority,
    subjectKind: subject?.kind ?? "none",
    subjectId: subject?.id ?? null,
    patientId: subject?.patientId ?? null,
    outcome: "DENIED",
  } as const;
  await auditStatement(context, denied).run();
  sealAfterDenial(context);
  if (verdict === "not-theirs") throw new NotFoundError();
  if (verdict === "sign-in") throw new NotSignedInError();
  throw new ForbiddenError();
}
