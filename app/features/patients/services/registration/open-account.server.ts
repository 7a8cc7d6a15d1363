import { z } from "zod";
import { commit, refusedAs, type CommitPlan, type Write } from "~/db/commit.server";
import {
  findTaken,
  hashNewPassword,
  insertUser,
  newPasskeyOptions,
  newPasskeyWrites,
  openSession,
  PASSWORD_LENGTH,
  passwordField,
  proveEmailStatement,
  usePasskeySchema,
  type NewPasskeyOptions,
} from "~/features/identity/public.server";
import { uuidv7 } from "~/kernel/ids";
import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { joinAccountStatement } from "../../data/patients/patient-update.server";
import { personOfRequest } from "../../support/merging/person-of-request.server";

const openAccountSchema = z.object({ password: passwordField });

/** The link was mailed: the holder of one that was texted has a phone, and not the mailbox. */
interface Link {
  byMail: boolean;
}

async function openable(context: RequestContext, { byMail }: Link) {
  if (!byMail || !context.profile.settings.patientSignupEnabled) return null;
  const person = await personOfRequest(context);
  if (!person) return null;
  const { username } = await findTaken(context.db, { username: person.email, phones: [] });
  return username === null ? person : null;
}

/**
 * The address for which the holder of a mailed link can open an account by a password alone, and how many characters
 * that has at least; null where they cannot.
 * Only they are told: the link came to the very address, so that nobody learns of another's whether it has an account.
 */
export async function accountToOpen(
  context: RequestContext,
  link: Link,
): Promise<{ email: string; min: number } | null> {
  await authorize(context, "appointment.read");
  const person = await openable(context, link);
  return person && { email: person.email, min: PASSWORD_LENGTH.min };
}

/** Where a request to open an account comes from. */
interface Asked extends Link {
  /** The visitor's network address, a key of the rate limit. */
  address: string;
}

/** @throws NotFoundError where there is nothing to open an account for; RateLimitedError */
async function askerOf(context: RequestContext, { address, ...link }: Asked) {
  await limitRate(context, "SIGNUP_LIMIT", `patient:${address}`);
  const person = await openable(context, link);
  if (!person) throw new NotFoundError();
  return person;
}

/** How somebody will sign in to the account that they open. */
interface Way {
  passwordHash: string | null;
  writes?: readonly Write[];
  audit?: NonNullable<CommitPlan<null>["audit"]>;
}

/**
 * Writes the account, who it belongs to, and its first session. The link has proven the address, and the person who was
 * written down for the request is theirs.
 */
async function writeAccount(
  context: RequestContext,
  person: { id: string; email: string },
  id: string,
  { passwordHash, writes: added = [], audit = [] }: Way,
): Promise<string> {
  const { db, now, locale } = context;
  const { id: patientId, email } = person;
  const account = { username: email, email, phone: "", passwordHash, languageCode: locale, createdAt: now };
  const secondFactorAt = passwordHash === null ? now : null;
  const { reference, writes } = await openSession(context, id, { secondFactorAt });
  await commit(
    { ...context, auditActor: { kind: "patient", id: patientId } },
    {
      // Who presses twice at once has one account: a username is there once.
      guarded: insertUser(db, { id, type: "CUSTOMER", ...account }),
      writes: [proveEmailStatement(db, id, now), joinAccountStatement(db, patientId, id), ...added, ...writes],
      audit: [
        { action: "patient.signup", subjectKind: "patient", subjectId: patientId, patientId },
        { action: "session.create", subjectKind: "user", subjectId: id, patientId },
        ...audit,
      ],
      outbox: [outboxEntry(context, "mail", { template: "patient.welcome", to: { kind: "USER", id } })],
      result: null,
    },
  ).catch(refusedAs({ unique: () => new NotFoundError() }));
  return reference;
}

/**
 * Opens an account for somebody who booked as a guest, by a password that they choose on the page of the link that was
 * mailed to them.
 * @returns the secret reference of the session
 * @throws NotFoundError where there is nothing to open an account for, or the address has got one meanwhile;
 * InvalidError at `password`; RateLimitedError
 */
export async function openAccount(context: RequestContext, raw: unknown, asked: Asked): Promise<string> {
  await authorize(context, "appointment.read");
  const { password } = parse(openAccountSchema, raw);
  const person = await askerOf(context, asked);
  const passwordHash = await hashNewPassword(password, { email: person.email, practice: context.profile.name });
  return writeAccount(context, person, uuidv7(context.now), { passwordHash });
}

/**
 * What the browser of such a guest needs to make a passkey for the account that they will open by it.
 * @throws NotFoundError where there is nothing to open an account for
 */
export async function accountPasskeyOptions(context: RequestContext, link: Link): Promise<NewPasskeyOptions> {
  await authorize(context, "appointment.read");
  const person = await openable(context, link);
  if (!person) throw new NotFoundError();
  // Under the patient, who is there already: whoever tries twice has one passkey on the device.
  return newPasskeyOptions(context, { id: person.id, username: person.email, displayName: person.email });
}

/**
 * Opens an account for such a guest by a passkey in place of a password. Should they lose it, they choose a password by
 * mail, as whoever forgot theirs does.
 * @param raw what the browser answered to accountPasskeyOptions, and their proof
 * @returns the secret reference of the session
 * @throws NotFoundError as openAccount does; PasskeyRefused; RateLimitedError
 */
export async function openAccountByPasskey(context: RequestContext, raw: unknown, asked: Asked): Promise<string> {
  await authorize(context, "appointment.read");
  const made = parse(usePasskeySchema, raw);
  const person = await askerOf(context, asked);
  const id = uuidv7(context.now);
  const label = context.visitor.device;
  return writeAccount(context, person, id, {
    passwordHash: null,
    writes: await newPasskeyWrites(context, id, { ...made, label }, person.id),
    audit: [{ action: "secondFactor.setUp", subjectKind: "user", subjectId: id, patientId: person.id }],
  });
}
