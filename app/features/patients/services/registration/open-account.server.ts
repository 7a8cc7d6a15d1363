import { z } from "zod";
import { commit, refusedAs } from "~/db/commit.server";
import {
  findTaken,
  hashNewPassword,
  insertUser,
  openSession,
  PASSWORD_LENGTH,
  passwordField,
  proveEmailStatement,
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

/**
 * Opens an account for somebody who booked as a guest, by a password that they choose on the page of the link that was
 * mailed to them. The link has proven the address, and the person who was written down for the request is theirs.
 * @param address the visitor's network address, a key of the rate limit
 * @returns the secret reference of the session
 * @throws NotFoundError where there is nothing to open an account for, or the address has got one meanwhile;
 * InvalidError at `password`; RateLimitedError
 */
export async function openAccount(
  context: RequestContext,
  raw: unknown,
  { address, ...link }: Link & { address: string },
): Promise<string> {
  await authorize(context, "appointment.read");
  const { password } = parse(openAccountSchema, raw);
  await limitRate(context, "SIGNUP_LIMIT", `patient:${address}`);
  const person = await openable(context, link);
  if (!person) throw new NotFoundError();
  const { db, now, locale } = context;
  const { id: patientId, email } = person;
  const id = uuidv7(now);
  const passwordHash = await hashNewPassword(password, { email, practice: context.profile.name });
  const account = { username: email, email, phone: "", passwordHash, languageCode: locale, createdAt: now };
  const { reference, writes } = await openSession(context, id);
  await commit(
    { ...context, auditActor: { kind: "patient", id: patientId } },
    {
      // Who presses twice at once has one account: a username is there once.
      guarded: insertUser(db, { id, type: "CUSTOMER", ...account }),
      writes: [proveEmailStatement(db, id, now), joinAccountStatement(db, patientId, id), ...writes],
      audit: [
        { action: "patient.signup", subjectKind: "patient", subjectId: patientId, patientId },
        { action: "session.create", subjectKind: "user", subjectId: id, patientId },
      ],
      outbox: [outboxEntry(context, "mail", { template: "patient.welcome", to: { kind: "USER", id } })],
      result: null,
    },
  ).catch(refusedAs({ unique: () => new NotFoundError() }));
  return reference;
}
