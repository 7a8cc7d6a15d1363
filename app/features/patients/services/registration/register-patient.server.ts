import { accountPhones } from "~/kernel/contact/phone-number";
import { phoneAtHome } from "~/kernel/contact/stored-phone";
import {
  checkHuman,
  findTaken,
  hashNewPassword,
  insertUser,
  openSession,
  patientSignupSchema,
} from "~/features/identity/public.server";
import { commit, refusedAs } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { consentStatement } from "../../data/consent/marketing-consent.server";
import { insertPatientStatements } from "../../data/patients/patient-insert.server";
import { localDate } from "~/kernel/time/local-date";
import { readRegistrationRules } from "./read-registration-rules.server";

const EMAIL_TAKEN = { field: "email", message: "identity:patientSignup.emailTaken" };
const PHONE_TAKEN = { field: "phone", message: "identity:patientSignup.phoneTaken" };

const consentAudit = (patientId: string) => ({
  ...{ action: "marketing.consent", subjectKind: "patient", subjectId: patientId, patientId },
  fields: ["SIGN_UP"],
});

/** A patient as they registered. `birthDate` YYYY-MM-DD, or empty; `gender` by the specification's codes. */
interface RegisteredPatient {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneCallingCode: string;
  phone: string;
  birthDate: string;
  gender: number;
}

const emailTaken = refusedAs({
  unique: ({ table }, refused) => (table === "user" ? new InvalidError([EMAIL_TAKEN]) : refused),
});

/**
 * Opens a patient's account: the user, the patient and the first session in one commit. A patient whom the practice
 * already knows by the same email is not taken over: that an email is someone's own has yet to be shown.
 * @param address the visitor's network address, a key of the rate limit
 * @returns the secret reference of the session, the patient's id, and who they said they are
 * @throws InvalidError where the email or phone has an account; RateLimitedError; NotFoundError where nobody may sign
 * up
 */
export async function registerPatient(
  context: RequestContext,
  raw: unknown,
  address: string,
): Promise<{ reference: string; patientId: string; patient: RegisteredPatient }> {
  await authorize(context, "patient.signup");
  const { db, now, profile, locale } = context;
  if (!profile.settings.patientSignupEnabled) throw new NotFoundError();
  const asks = await readRegistrationRules(context);
  const today = localDate(now, profile.timeZone);
  const { password, recaptcha, marketing, ...said } = parse(patientSignupSchema(today, asks), raw);
  const details = { ...said, ...phoneAtHome(said, said.phoneCallingCode) };
  await limitRate(context, "SIGNUP_LIMIT", `patient:${address}`);
  await checkHuman(context, recaptcha);
  const { email } = details;
  const phone = `${details.phoneCallingCode}${details.phone}`;
  const taken = await findTaken(db, { username: email, phones: accountPhones(details) });
  const refusals = [...(taken.username ? [EMAIL_TAKEN] : []), ...(taken.phone ? [PHONE_TAKEN] : [])];
  if (refusals.length > 0) throw new InvalidError(refusals);
  const ids = { user: uuidv7(now), patient: uuidv7(now) };
  const passwordHash = await hashNewPassword(password, { email, practice: profile.name });
  const account = { username: email, email, phone, passwordHash, languageCode: locale, createdAt: now };
  const user = { id: ids.user, type: "CUSTOMER" as const, ...account };
  const { reference, writes } = await openSession(context, ids.user);
  const patient = { ...details, id: ids.patient, userId: ids.user, languageCode: locale };
  const consent = marketing ? [consentStatement(db, ids.patient, "SIGN_UP", now)] : [];
  await commit(
    { ...context, auditActor: { kind: "patient", id: ids.patient } },
    {
      writes: [insertUser(db, user), ...insertPatientStatements(context, patient), ...consent, ...writes],
      audit: [
        { action: "patient.signup", subjectKind: "patient", subjectId: ids.patient, patientId: ids.patient },
        ...(marketing ? [consentAudit(ids.patient)] : []),
        { action: "session.create", subjectKind: "user", subjectId: ids.user, patientId: ids.patient },
      ],
      outbox: [
        outboxEntry(context, "mail", {
          template: "patient.welcome",
          to: { kind: "USER", id: ids.user },
          stranger: true,
        }),
      ],
      result: null,
    },
  ).catch(emailTaken);
  return { reference, patientId: ids.patient, patient: asRegistered(ids.patient, details) };
}

/** Of all that was typed, who they said they are. */
const asRegistered = (
  id: string,
  { firstName, lastName, email, phoneCallingCode, phone, birthDate, gender }: Omit<RegisteredPatient, "id">,
): RegisteredPatient => ({ id, firstName, lastName, email, phoneCallingCode, phone, birthDate, gender });
