import type { AuditEntry, OutboxEntry, Write } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { MailTemplate } from "~/outbox/mail-templates";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { requireFresh } from "~/platform/access/fresh-sign-in.server";
import {
  emptyAccount,
  followEmailStatement,
  setEmailStatement,
  setPassword,
} from "../../data/accounts/credentials-write.server";
import {
  endWaitingStatement,
  insertChangeStatement,
  readCredentials,
  type Credentials,
  type EmailChange,
} from "../../data/accounts/email-changes.server";
import { searchTokenStatements } from "../../data/team/employee-holdings-write.server";
import { deleteFactorsOfUser } from "../../data/second-factors/factors.server";
import { dropCodes } from "../../data/second-factors/recovery-codes.server";
import { endOtherSessions, endSessionsOfUser } from "../../data/sessions/sessions.server";
import { dropAllUserTokens } from "../../data/accounts/user-tokens.server";
import { tokenExpiry } from "../../domain/sessions/lifetimes";
import { securityMail } from "./security-mail.server";
import { sessionsEnded } from "../sessions/sessions-ended.server";

/**
 * What an account is signed in to with changes here and nowhere else: its address, its username and its password.
 * Whoever starts a change puts what these functions give into their own commit. Held by
 * tests/architecture/credentials.test.ts.
 */
export { clearPassword, switchAccountStatement } from "../../data/accounts/credentials-write.server";

/** What goes into the commit of whoever starts a change. */
export interface CredentialChange {
  writes: Write[];
  audit: AuditEntry[];
  outbox: OutboxEntry[];
}

/** Which sessions of the user a change ends: none, all, or all but the one of this hash. */
export type EndedSessions = "none" | "all" | { but: string };

/** Ends sessions, and tells the rooms that sockets of theirs may have lost them. */
function endSessions({ db, now }: RequestContext, userId: string, ended: EndedSessions) {
  if (ended === "none") return { writes: [], outbox: [] };
  const write = ended === "all" ? endSessionsOfUser(db, userId, now) : endOtherSessions(db, userId, ended.but, now);
  return { writes: [write], outbox: [sessionsEnded(userId, now)] };
}

/**
 * A new password: the conditional write that sets it, and what goes with it. Every mailed link of the user is gone, and
 * the user is told.
 * @param told whether they had a password before, so that they are told of another one
 */
export function passwordChange(
  context: RequestContext,
  userId: string,
  { passwordHash, sessions, told }: { passwordHash: string; sessions: EndedSessions; told: boolean },
): { guarded: Write; writes: Write[]; outbox: OutboxEntry[] } {
  const { db, now } = context;
  const ended = endSessions(context, userId, sessions);
  return {
    guarded: setPassword(db, userId, passwordHash),
    writes: [...ended.writes, dropAllUserTokens(db, userId, now)],
    outbox: [...(told ? [securityMail("security.passwordChanged", userId, now)] : []), ...ended.outbox],
  };
}

/**
 * What deletes the account of whoever is signed in: all by which somebody signs in to it, its links and its sessions.
 * They are asked again who they are.
 * @throws FreshSignInNeededError, ForbiddenError for a program
 */
export function accountDeleted(context: RequestContext, userId: string): CredentialChange {
  requireFresh(context);
  const { db, now } = context;
  const ended = endSessions(context, userId, "all");
  return {
    writes: [
      emptyAccount(db, userId),
      deleteFactorsOfUser(db, userId),
      dropCodes(db, userId),
      dropAllUserTokens(db, userId, now),
      ...ended.writes,
    ],
    audit: [{ action: "user.delete", subjectKind: "user", subjectId: userId, fields: ["enabled"] }],
    outbox: ended.outbox,
  };
}

/**
 * What makes an account have its new address.
 * @param proven whether the user, signed in, opened the link that was mailed there. The link alone gives the address and
 * proves nothing: its owner may press it out of curiosity, for an account that is somebody else's.
 */
export function addressTaken(
  context: RequestContext,
  change: EmailChange,
  { employee, sessions, proven }: { employee: Credentials["employee"]; sessions: EndedSessions; proven: boolean },
): CredentialChange {
  const { db, now } = context;
  const { id: changeId, userId, email } = change;
  const ended = endSessions(context, userId, sessions);
  return {
    writes: [
      setEmailStatement(db, userId, email, proven ? now : null),
      followEmailStatement(db, userId, change),
      dropAllUserTokens(db, userId, now),
      ...(employee ? searchTokenStatements(db, { ...employee, email }) : []),
      ...ended.writes,
    ],
    audit: [{ action: "user.emailChange", subjectKind: "user", subjectId: userId, fields: ["email"] }],
    outbox: [
      outboxEntry(context, "mail", { template: "security.emailChanged", to: { kind: "USER", id: userId }, changeId }),
      outboxEntry(context, "user.emailChanged", { userId }),
      ...ended.outbox,
    ],
  };
}

const mail = (context: RequestContext, template: MailTemplate<"account">, id: string): OutboxEntry =>
  outboxEntry(context, "mail", { template, to: { kind: "USER", id } });

/** The one who has not entered the account yet does so by a link to the new address: the old one works no more. */
const newInvitation = (context: RequestContext, { userId, type, approved }: Credentials): OutboxEntry[] =>
  type === "EMPLOYEE" ? [mail(context, approved ? "employee.invite" : "password.reset", userId)] : [];

interface WantedEmail {
  userId: string;
  email: string;
  /** What is said at the field `email` where somebody has it; without it nobody learns that, and its owner is told. */
  taken?: string;
}

/** Nothing is to be done, it waits for its link, or it has taken effect. */
type Asked = CredentialChange & { outcome: "none" | "waits" | "done" };
const NOTHING = { writes: [], audit: [], outbox: [] };

/**
 * Asks for another address of an account, whoever asks: the account keeps the one that it has until the link that is
 * mailed to the new one was opened. An account that nobody ever entered has the new address at once, and its link.
 * @throws FreshSignInNeededError, ForbiddenError for a program; InvalidError where somebody has the address
 */
export async function askForEmail(context: RequestContext, wanted: WantedEmail): Promise<Asked> {
  const { db, now } = context;
  const { userId, email, taken } = wanted;
  const known = await readCredentials(db, userId, email);
  if (!known) throw new NotFoundError();
  if (known.email === email) return { ...NOTHING, outcome: "none" };
  requireFresh(context);
  if (known.takenBy !== null && taken) throw new InvalidError([{ field: "email", message: taken }]);
  const audit: AuditEntry[] = [
    { action: "user.emailAsked", subjectKind: "user", subjectId: userId, fields: ["email"] },
  ];
  if (known.takenBy !== null)
    return { writes: [], audit, outbox: [mail(context, "account.exists", known.takenBy)], outcome: "waits" };
  const expiresAt = tokenExpiry("CONFIRM_EMAIL", now);
  const change = { id: uuidv7(now), userId, email, previousEmail: known.email, expiresAt };
  const written = [endWaitingStatement(db, userId, now), insertChangeStatement(db, change, { now, done: !known.used })];
  if (known.used) {
    const outbox = [
      outboxEntry(context, "mail", {
        template: "email.confirm",
        to: { kind: "USER", id: userId },
        changeId: change.id,
      }),
      mail(context, "security.emailAsked", userId),
    ];
    return { writes: written, audit, outbox, outcome: "waits" };
  }
  const { writes, outbox, ...effect } = addressTaken(context, change, {
    employee: known.employee,
    sessions: "none",
    proven: false,
  });
  return {
    writes: [...written, ...writes],
    audit: [...audit, ...effect.audit],
    outbox: [...outbox, ...newInvitation(context, known)],
    outcome: "done",
  };
}
