import { accountPhones } from "~/kernel/contact/phone-number";
import { phoneAtHome } from "~/kernel/contact/stored-phone";
import { commit, refusedAs } from "~/db/commit.server";
import { defaultCallingCode } from "~/kernel/codes/countries";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { MailTemplate, RecipientKind } from "~/outbox/mail-templates";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { searchTokenStatements } from "../../data/team/employee-holdings-write.server";
import { findRolesAndAdmins, insertEmployee } from "../../data/team/employees.server";
import { findTaken, insertUser } from "../../data/accounts/users.server";
import { rolesOfTeamUserType, TEAM_USER_TYPE } from "../../domain/team/roles";
import { professionalSignupSchema } from "../../schemas/team/professional-signup";
import { checkHuman } from "../protection/check-human.server";

/** A professional as they registered. */
interface RegisteredProfessional {
  id: string;
  username: string;
  email: string;
  title: number;
  firstName: string;
  lastName: string;
  phoneCallingCode: string;
  phone: string | null;
  adminApproval: number;
}

/**
 * How a registration went: done, or which fields stand in the way (messages by key) and whether a colleague has the
 * email.
 */
export type ProfessionalRegistration =
  | { registered: true; employeeId: string; employee: RegisteredProfessional }
  | { registered: false; sameEmail: boolean; errors: { field: "username" | "phone"; message: string }[] };

const SAME_EMAIL: ProfessionalRegistration = { registered: false, sameEmail: true, errors: [] };

function refusal(taken: Awaited<ReturnType<typeof findTaken>>): ProfessionalRegistration | undefined {
  if (taken.username === "EMPLOYEE") return SAME_EMAIL;
  const errors: { field: "username" | "phone"; message: string }[] = [];
  if (taken.username) errors.push({ field: "username", message: "identity:professionalSignup.usernameTaken" });
  if (taken.phone) errors.push({ field: "phone", message: "identity:professionalSignup.phoneTaken" });
  return errors.length > 0 ? { registered: false, sameEmail: false, errors } : undefined;
}

type Details = Omit<RegisteredProfessional, "username" | "email" | "phone"> & { phone?: string | null | undefined };

/** How a registration went that is done: the username is the email. */
function registered(details: Details, email: string): ProfessionalRegistration {
  const { id, title, firstName, lastName, phoneCallingCode, phone = null, adminApproval } = details;
  const employee = { id, username: email, email, title, firstName, lastName, phoneCallingCode, phone, adminApproval };
  return { registered: true, employeeId: id, employee };
}

/**
 * Registers a health professional under the organization: a doctor who waits for approval, with the email as username
 * and a mailed link to choose a password. The administrators are told.
 * @param address the visitor's network address, a key of the rate limit
 * @throws InvalidError, RateLimitedError, NotFoundError where the organization takes no registrations
 */
export async function registerProfessional(
  context: RequestContext,
  raw: unknown,
  address: string,
): Promise<ProfessionalRegistration> {
  await authorize(context, "employee.signup");
  if (!context.profile.settings.hpSignupEnabled) throw new NotFoundError();
  const { email, recaptcha, ...person } = parse(professionalSignupSchema, raw);
  await limitRate(context, "SIGNUP_LIMIT", `professional:${address}`);
  await checkHuman(context, recaptcha);
  const { db, now } = context;
  const number = phoneAtHome(person, defaultCallingCode(context.profile.phoneCallingCode));
  const phone = number.phone && `${number.phoneCallingCode}${number.phone}`;
  const refused = refusal(await findTaken(db, { username: email, phones: accountPhones(number) }));
  if (refused) return refused;
  const ids = { user: uuidv7(now), employee: uuidv7(now) };
  const { roleIds, adminIds } = await findRolesAndAdmins(db, rolesOfTeamUserType(TEAM_USER_TYPE.DOCTOR));
  const user = {
    id: ids.user,
    type: "EMPLOYEE" as const,
    username: email,
    email,
    phone,
    passwordHash: null,
    languageCode: context.locale,
    createdAt: now,
  };
  const employee = {
    id: ids.employee,
    userId: ids.user,
    ...person,
    ...number,
    teamUserType: TEAM_USER_TYPE.DOCTOR,
    adminApproval: 0,
    createdAt: now,
  };
  const mail = (template: MailTemplate<"account">, kind: RecipientKind, id: string) =>
    outboxEntry(context, "mail", { template, to: { kind, id } });
  const added = [insertUser(db, user), ...insertEmployee(db, employee, roleIds)];
  const plan = {
    writes: [...added, ...searchTokenStatements(db, { ...employee, email })],
    audit: [{ action: "employee.signup", subjectKind: "employee", subjectId: ids.employee }] as const,
    outbox: [
      mail("employee.registered", "USER", ids.user),
      mail("password.reset", "USER", ids.user),
      ...adminIds.map((id) => mail("employee.waiting", "EMPLOYEE", id)),
    ],
    result: registered(employee, email),
  };
  return commit(context, plan).then(
    ({ result }) => result,
    refusedAs({ unique: ({ table }, refused) => (table === "user" ? SAME_EMAIL : refused) }),
  );
}
