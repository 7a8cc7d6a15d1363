import { commit, refusedAs, type OutboxEntry } from "~/db/commit.server";
import { insertUser } from "~/features/identity/public.server";
import { uuidv7 } from "~/kernel/ids";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { readAccount } from "../../data/family/family-read.server";
import { insertRelation } from "../../data/family/family-write.server";
import { insertPatientStatements } from "../../data/patients/patient-insert.server";
import { readRecord } from "../../data/patients/patient-record-read.server";
import { localDate } from "~/kernel/time/local-date";
import { usualAccess } from "../../domain/family/record-access";
import type { PatientRecord } from "../../domain/patients/patient-views";
import { addRelatedSchema, type AddRelated } from "../../schemas/family/related-user";
import { reachFamily } from "./family-reach.server";
import { withPhone } from "../../support/patients/phone-of-patient.server";

type Dependant = Extract<AddRelated, { kind: "DEPENDANT" }>;
type Adult = Extract<AddRelated, { kind: "ADULT" }>;

/** The patient that a relation is made with, and what has to be written for it. */
interface Relative {
  patientId: string;
  writes: Parameters<typeof commit>[1]["writes"];
  /** Who is asked by mail; null where nobody has to agree. */
  askedUserId: string | null;
}

/** Someone who does not sign in: a patient of their own, reached at the primary user's address where none is given. */
function dependantOf(context: RequestContext, input: Dependant, own: PatientRecord): Relative {
  const id = uuidv7(context.now);
  const { kind: _kind, relation: _relation, recordAccess: _access, ...said } = input;
  const person = withPhone(context, said);
  const phone = person.phone === "" ? own : person;
  const contact = {
    email: person.email || own.email,
    phone: phone.phone,
    phoneCallingCode: phone.phoneCallingCode,
  };
  const added = { ...person, ...contact, id, userId: null, languageCode: context.locale };
  return { patientId: id, writes: insertPatientStatements(context, added), askedUserId: null };
}

/**
 * An adult by their email: the account that has it, else one that is made and waits for its owner. What is written
 * and answered is alike, so that nobody learns who has an account here.
 */
async function adultOf(context: RequestContext, { firstName, lastName, email }: Adult): Promise<Relative> {
  const { db, now, locale } = context;
  const account = await readAccount(db, email);
  if (account?.patientId) return { patientId: account.patientId, writes: [], askedUserId: account.userId };
  const ids = { user: account?.userId ?? uuidv7(now), patient: uuidv7(now) };
  const user = { id: ids.user, type: "CUSTOMER" as const, username: email, email, phone: "", passwordHash: null };
  const patient = { firstName, lastName, email, phoneCallingCode: "", phone: "", birthDate: "", gender: -1 };
  return {
    patientId: ids.patient,
    askedUserId: ids.user,
    writes: [
      ...(account ? [] : [insertUser(db, { ...user, languageCode: locale, createdAt: now })]),
      ...insertPatientStatements(context, { ...patient, id: ids.patient, userId: ids.user, languageCode: locale }),
    ],
  };
}

const alreadyThere = refusedAs({
  unique: ({ table }, refused) =>
    table === "related_patient" ? new InvalidError([{ field: "email", message: "family:alreadyThere" }]) : refused,
});

/**
 * Adds a relative: a dependant at once, an adult once they have agreed by the link that is mailed to them.
 * @throws InvalidError, RateLimitedError
 */
export async function addRelatedUser(context: RequestContext, raw: unknown): Promise<{ id: string; waiting: boolean }> {
  const primary = await reachFamily(context);
  const { db, now, profile } = context;
  const today = localDate(now, profile.timeZone);
  const input = parse(addRelatedSchema(today), raw);
  await limitRate(context, "LINK_LIMIT", `family:${primary.userId}`);
  const own = await readRecord(db, primary.patientId, null);
  if (!own) throw new NotFoundError();
  const relative = input.kind === "ADULT" ? await adultOf(context, input) : dependantOf(context, input, own.record);
  if (relative.patientId === primary.patientId)
    throw new InvalidError([{ field: "email", message: "family:yourself" }]);
  const id = uuidv7(now);
  const asks = relative.askedUserId;
  const mail: OutboxEntry[] =
    asks === null
      ? []
      : [outboxEntry(context, "mail", { template: "family.consent", to: { kind: "USER", id: asks }, relationId: id })];
  await commit(context, {
    writes: [
      ...(relative.writes ?? []),
      insertRelation(db, {
        id,
        primaryPatientId: primary.patientId,
        patientId: relative.patientId,
        relation: input.relation,
        consentBy: asks === null ? "GUARDIAN" : null,
        consentAt: asks === null ? now : null,
        recordAccess: input.recordAccess ?? usualAccess(input.kind === "ADULT" ? "" : input.birthDate, today),
        askedEmail: input.kind === "ADULT" ? input.email : "",
        createdAt: now,
      }),
    ],
    audit: [{ action: "family.add", subjectKind: "relatedUser", subjectId: id, patientId: relative.patientId }],
    outbox: mail,
    result: null,
  }).catch(alreadyThere);
  return { id, waiting: asks !== null };
}
