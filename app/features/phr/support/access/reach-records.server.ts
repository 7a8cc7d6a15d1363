import { ROLE } from "~/features/identity/public.server";
import { settingOf } from "~/features/organization/public.server";
import { localDate, patientSubject, providerOf, readRecord, readRecordAccess } from "~/features/patients/public.server";
import type { Authority } from "~/platform/access/authorities.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { EmailUnprovenError, ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { liveOpening } from "../../data/access/record-openings.server";
import type { OpeningReason } from "../../domain/access/opening-reasons";
import type { PrivateOf } from "../../domain/records/private-records";
import { mayWithRecord, type RecordAct, type RecordRights, type RecordRole } from "../../domain/records/record-rights";
import type { AuthorKind, RecordSource } from "../../domain/records/record-kinds";
import { recordPatientSchema } from "../../schemas/records/record-address";
import { auditDenial } from "./audit-denial.server";

/** A patient whose records somebody reached, in which part, and what rules go by. */
export interface ReachedRecords {
  patient: {
    id: string;
    name: string;
    firstName: string;
    birthDate: string;
    gender: number;
    /** Whether what is shared with them can be read by them here. */
    hasAccount: boolean;
    /** Whether anything can be mailed to them. */
    hasEmail: boolean;
  };
  role: RecordRole;
  /** The patient themselves asks, and nobody for them. */
  isSelf: boolean;
  /** The reason by which a record that is not theirs was opened; null where there is a treatment relation. */
  opening: { reason: OpeningReason; note: string; until: number } | null;
  /** False for a provider who comes to nothing but what is their own, such as a draft of theirs. */
  treats: boolean;
  /** Whose private records they read. */
  privateOf: PrivateOf;
  author: { authorKind: AuthorKind; authorId: string; source: RecordSource };
  facts: { today: string; birthDate: string };
  may: (rights: RecordRights, act: RecordAct, first?: AuthorKind) => boolean;
}

type Opening = Awaited<ReturnType<typeof liveOpening>>;

async function roleOf(context: RequestContext, patientId: string, treats: boolean): Promise<RecordRole | null> {
  const { actor, db } = context;
  if (actor.kind === "patient") {
    if (!actor.acting) return "patient";
    const access = await readRecordAccess(db, actor.acting.ownPatientId, patientId);
    return access === undefined ? null : access === "MANAGE" ? "patient" : "viewer";
  }
  if (actor.kind !== "employee") return null;
  if (actor.roles.includes(ROLE.PROVIDER) && treats) return "provider";
  if (actor.roles.includes(ROLE.NURSE)) return "nurse";
  if (actor.isCreator || (await settingOf(context, "compliance")).adminsMayReadRecords) return "administrator";
  return null;
}

function authorOf({ actor }: RequestContext): ReachedRecords["author"] {
  if (actor.kind === "employee") return { authorKind: "employee", authorId: actor.employeeId, source: "PROVIDER" };
  if (actor.kind === "patient")
    return { authorKind: "patient", authorId: actor.acting?.ownPatientId ?? actor.patientId, source: "PATIENT" };
  throw new ForbiddenError();
}

/**
 * The records of one patient for whoever asks: the patient or a relative with a grant, a provider who looks after them
 * or has given a reason, a nurse, and an administrator where the organization allows it. Every denial is audited.
 * @param rawPatientId the patient; a patient who asks means themselves, or whom they act for, where it is left out
 * @param own the provider who is responsible for what is asked for, such as a draft of theirs: they come to it though
 * they look after the patient no more
 * @throws NotFoundError for a patient who does not exist and one who is not theirs alike; ForbiddenError; EmailUnprovenError
 */
export async function reachRecords(
  context: RequestContext,
  authority: Authority,
  rawPatientId: unknown,
  own: { providerId?: string | undefined } = {},
): Promise<ReachedRecords> {
  await authorize(context, authority);
  const { actor, db, now, profile } = context;
  if (actor.kind === "patient" && actor.unproven) {
    await auditDenial(context, { authority, subjectKind: "patient", patientId: null });
    throw new EmailUnprovenError();
  }
  const asked = parse(recordPatientSchema, rawPatientId);
  const patientId = asked ?? (actor.kind === "patient" ? actor.patientId : undefined);
  if (patientId === undefined) throw new NotFoundError();
  const employeeId = providerOf(context);
  const [found, opening] = await Promise.all([
    readRecord(db, patientId, employeeId),
    employeeId === null ? undefined : liveOpening(db, employeeId, patientId, now),
  ]);
  if (!found) throw new NotFoundError();
  const isTheirs = employeeId !== null && employeeId === own.providerId;
  const treats = found.isOwn || opening !== undefined || isTheirs;
  await authorize(context, authority, patientSubject(context, patientId, treats));
  const role = await roleOf(context, patientId, treats);
  if (role === null) {
    await auditDenial(context, { authority, subjectKind: "patient", subjectId: patientId, patientId });
    throw new ForbiddenError();
  }
  const { id, firstName, lastName, birthDate, gender, userId, email } = found.record;
  const isSelf = actor.kind === "patient" && !actor.acting;
  const author = authorOf(context);
  return {
    patient: {
      ...{ id, name: `${firstName} ${lastName}`.trim(), firstName, birthDate, gender },
      ...{ hasAccount: userId !== null, hasEmail: email !== "" },
    },
    role,
    isSelf,
    opening: openingOf(found.isOwn, opening),
    treats: role !== "provider" || found.isOwn || opening !== undefined,
    privateOf: {
      privates: isSelf ? "all" : { authorId: author.authorId },
      hidden: role !== "patient" && role !== "viewer",
    },
    author,
    facts: { today: localDate(now, profile.timeZone), birthDate },
    may: (rights, act, first) => mayWithRecord(rights, role, act, first),
  };
}

const openingOf = (isOwn: boolean, opening: Opening) =>
  !isOwn && opening ? { reason: opening.reason, note: opening.note, until: opening.until } : null;
