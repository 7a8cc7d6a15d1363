import { commit, CommitRefused } from "~/db/commit.server";
import { defaultCallingCode } from "~/kernel/countries";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError, StaleFormError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { updateAccountStatement, updatePhoneStatement } from "../data/employee-account-write.server";
import { searchTokenStatements } from "../data/employee-holdings-write.server";
import { findEmployee } from "../data/employee-rows.server";
import { employeeAccountSchema } from "../schemas/employee-profile";
import { reachEmployee } from "./reach-employee.server";

const refused = (field: string, message: string) => new InvalidError([{ field, message }]);

/**
 * Changes what an employee signs in with and is reached by; administration may, and they themselves.
 * @throws InvalidError, StaleFormError, NotFoundError
 */
export async function changeEmployeeAccount(context: RequestContext, employeeId: string, raw: unknown): Promise<void> {
  const employee = await reachEmployee(context, "employee.profile", employeeId);
  const { email, phone, languageCode, version, ...given } = parse(employeeAccountSchema, raw);
  const { db, actor, profile } = context;
  if (languageCode !== "" && !profile.locales.includes(languageCode))
    throw refused("languageCode", "errors:field.chooseOne");
  const self = actor.kind === "employee" && actor.employeeId === employee.id;
  if (employee.isCreator && !self && email !== employee.email) throw refused("email", "employees:refusal.ownersEmail");
  const phoneCallingCode = given.phoneCallingCode ?? defaultCallingCode(profile.phoneCallingCode);
  const whole = phone && `${phoneCallingCode}${phone}`;
  try {
    await commit(context, {
      guarded: updatePhoneStatement(db, employee.id, version ?? employee.version, { phoneCallingCode, phone }),
      writes: [
        updateAccountStatement(db, employee.userId, { email, phone: whole, languageCode: languageCode || null }),
        ...searchTokenStatements(db, { ...employee, email }),
      ],
      audit: [
        {
          action: "employee.account",
          subjectKind: "employee",
          subjectId: employee.id,
          fields: ["email", "phone", "language"],
        },
      ],
      result: null,
    });
  } catch (error) {
    if (!(error instanceof CommitRefused)) throw error;
    if (error.failure.kind === "unique") throw refused("email", "employees:form.emailTaken");
    if (error.failure.kind !== "conflict") throw error;
    const now = await findEmployee(db, employee.id);
    if (!now || now.deletedAt !== null) throw new NotFoundError();
    const current = { email: now.email, phone: now.phone, languageCode: now.languageCode ?? "" };
    throw new StaleFormError(now.version, current);
  }
}
