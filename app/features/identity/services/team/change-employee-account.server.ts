import { phoneAtHome } from "~/kernel/contact/stored-phone";
import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { defaultCallingCode } from "~/kernel/codes/countries";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { updateAccountStatement, updatePhoneStatement } from "../../data/team/employee-account-write.server";
import { findEmployee } from "../../data/team/employee-rows.server";
import { employeeAccountSchema } from "../../schemas/team/employee-profile";
import { askForEmail } from "../../support/accounts/credentials.server";
import { reachEmployee } from "./reach-employee.server";

const refused = (field: string, message: string) => new InvalidError([{ field, message }]);

/**
 * Changes what an employee signs in with and is reached by; administration may, and they themselves. Another email takes
 * effect once its mailed link was opened.
 * @returns whether an email waits for that
 * @throws InvalidError, StaleFormError, NotFoundError; FreshSignInNeededError for another email
 */
export async function changeEmployeeAccount(
  context: RequestContext,
  employeeId: string,
  raw: unknown,
): Promise<{ emailWaits: boolean }> {
  const employee = await reachEmployee(context, "employee.profile", employeeId);
  const { email, languageCode, version, ...given } = parse(employeeAccountSchema, raw);
  const { db, actor, profile } = context;
  if (languageCode !== "" && !profile.locales.includes(languageCode))
    throw refused("languageCode", "errors:field.chooseOne");
  const self = actor.kind === "employee" && actor.employeeId === employee.id;
  if (employee.isCreator && !self && email !== employee.email) throw refused("email", "employees:refusal.ownersEmail");
  const { phoneCallingCode, phone } = phoneAtHome(given, defaultCallingCode(profile.phoneCallingCode));
  const whole = phone && `${phoneCallingCode}${phone}`;
  const asked = await askForEmail(context, { userId: employee.userId, email, taken: "employees:form.emailTaken" });
  await commit(context, {
    guarded: updatePhoneStatement(db, employee.id, version ?? employee.version, { phoneCallingCode, phone }),
    writes: [
      updateAccountStatement(db, employee.userId, { phone: whole, languageCode: languageCode || null }),
      ...asked.writes,
    ],
    audit: [
      {
        action: "employee.account",
        subjectKind: "employee",
        subjectId: employee.id,
        fields: changedFields(employee, { phoneCallingCode, phone, languageCode: languageCode || null }),
      },
      ...asked.audit,
    ],
    outbox: asked.outbox,
    result: null,
  }).catch(
    refusedAs({
      conflict: async () => {
        const now = await findEmployee(db, employee.id);
        if (!now || now.deletedAt !== null) return new NotFoundError();
        const current = { email: now.email, phone: now.phone, languageCode: now.languageCode ?? "" };
        return new StaleFormError(now.version, current);
      },
      unique: () => refused("email", "employees:form.emailTaken"),
    }),
  );
  return { emailWaits: asked.outcome === "waits" };
}
