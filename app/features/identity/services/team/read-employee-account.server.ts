import { LOCALES, isLocaleCode } from "~/i18n/locales";
import { defaultCallingCode } from "~/kernel/codes/countries";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { findWaitingChange } from "../../data/accounts/email-changes.server";
import { callingCodeChoices } from "../../support/metadata/calling-code-choices.server";
import { reachEmployee } from "./reach-employee.server";

/** What an employee signs in with and is reached by; for administration and for themselves. @throws NotFoundError */
export async function readEmployeeAccount(context: RequestContext, employeeId: string) {
  const employee = await reachEmployee(context, "employee.profile", employeeId);
  const { profile, actor, locale } = context;
  const code =
    employee.phoneCallingCode === "" ? defaultCallingCode(profile.phoneCallingCode) : employee.phoneCallingCode;
  const waiting = await findWaitingChange(context.db, employee.userId, context.now);
  const { codes, chosen } = callingCodeChoices(locale, code);
  const { title, firstName, lastName, email, phone, languageCode, version } = employee;
  const self = actor.kind === "employee" && actor.employeeId === employee.id;
  return {
    employee: { id: employee.id, title, firstName, lastName },
    manages: verdictOf(context, "employee.manage") === "allowed",
    /** The owner's address is the owner's alone to change. */
    emailFixed: employee.isCreator && !self,
    /** The address that waits for its link to be opened; null where none does. */
    waitingEmail: waiting?.email ?? null,
    codes,
    languages: profile.locales.flatMap((each) =>
      isLocaleCode(each) ? [{ value: each, label: LOCALES[each].endonym, lang: LOCALES[each].bcp47 }] : [],
    ),
    values: { email, phone, phoneCallingCode: chosen, languageCode: languageCode ?? "", version },
  };
}
