import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Banner } from "~/ui/view/banner";
import { AccountForm } from "../../components/employees/account-form";
import { ClearFactorsCard } from "../../components/employees/clear-factors-card";
import { PersonHeader } from "../../components/employees/person-header";
import { profileIdOf } from "../../domain/team/profile-id";
import { employeeAccountSchema } from "../../schemas/team/employee-profile";
import { changeEmployeeAccount } from "../../services/team/change-employee-account.server";
import { clearSecondFactors } from "../../services/second-factors/clear-second-factors.server";
import { reachEmployee } from "../../services/team/reach-employee.server";
import { readEmployeeAccount } from "../../services/team/read-employee-account.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, url }) => ({
  ...(await readEmployeeAccount(app, profileIdOf(params))),
  done: url.searchParams.get("done"),
  isSelf: app.actor.kind === "employee" && app.actor.employeeId === profileIdOf(params),
  title: createTranslator(app.locale).t("employees:account.title"),
}));

export const action = defineForm(async ({ app, params }) => {
  const { id, userId } = await reachEmployee(app, "employee.profile", profileIdOf(params));
  return {
    clearFactors: press(async () => {
      await clearSecondFactors(app, userId);
      return redirect(paths.employeeAccount(id, { done: "cleared" }));
    }),
    "": act(
      employeeAccountSchema,
      async ({ value }) => {
        await changeEmployeeAccount(app, id, value);
        return redirect(paths.employeeAccount(id, { done: "account" }));
      },
      { edits: true },
    ),
  };
});

/** What somebody signs in with and is reached by: for administration, and for themselves. */
export default function UserAccount() {
  const { employee, manages, codes, languages, emailFixed, waitingEmail, values, done, isSelf, title } =
    useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const up = manages ? paths.employeeSettings(employee.id) : paths.settings();
  return (
    <>
      <PersonHeader person={employee} title={title} back={{ href: up, label: t("common:actions.back") }} />
      {done && !answer && (
        <Banner
          tone="good"
          live
          title={t(done === "cleared" ? "employees:account.cleared" : "employees:done.account")}
        />
      )}
      {waitingEmail !== null && (
        <Banner tone="info" title={t("credentials:email.waitsOther", { email: waitingEmail })} />
      )}
      <AccountForm {...{ answer, values, codes, languages, emailFixed }} />
      {manages && !isSelf && <ClearFactorsCard />}
    </>
  );
}
