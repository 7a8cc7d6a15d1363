import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { OwnershipForm } from "../../components/employees/ownership-form";
import { reassignOwnershipSchema } from "../../schemas/team/employee-action";
import { listOwnerCandidates } from "../../services/organizations/list-owner-candidates.server";
import { reassignOwnership } from "../../services/organizations/reassign-ownership.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => ({
  candidates: await listOwnerCandidates(app),
  title: createTranslator(app.locale).t("employees:ownership.title"),
}));

const handOver = act(
  reassignOwnershipSchema,
  async ({ app, value }) => {
    const { employeeId } = await reassignOwnership(app, value);
    return redirect(paths.employees({ done: "owner", id: employeeId }));
  },
  { hideFields: ["password"] },
);

export const action = defineForm(async ({ app }) => {
  await listOwnerCandidates(app);
  return { "": handOver };
});

/** Hands the organization over; the owner alone sees it. */
export default function OwnershipReassign() {
  const { candidates, title } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.employees()}>{t("employees:form.backToTeam")}</BackLink>}
        title={title}
        lead={t("employees:ownership.lead")}
      />
      {candidates.length === 0 ? (
        <Card padding="flush">
          <EmptyState
            icon="person"
            title={t("employees:ownership.nobody")}
            action={<LinkButton href={paths.employeeCreate()}>{t("employees:list.add")}</LinkButton>}
          >
            {t("employees:ownership.nobodyText")}
          </EmptyState>
        </Card>
      ) : (
        <OwnershipForm answer={answer} candidates={candidates} />
      )}
    </>
  );
}
