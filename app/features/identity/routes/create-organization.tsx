import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { act, defineForm } from "~/platform/http/define-form.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { Island } from "~/ui/base/island";
import { PageHeader } from "~/ui/view/page-header";
import { Panel } from "~/ui/view/panel";
import { CreateOrganizationBenefits } from "../components/create-organization-benefits";
import { CreateOrganizationForm } from "../components/create-organization-form";
import { ownOrganizationSchema } from "../schemas/sessions/own-organization";
import {
  currencyOfCountries,
  practiceChoices,
  suggestedPractice,
} from "../support/organizations/suggested-practice.server";
import { createOwnOrganization, offersOwnOrganization } from "../services/organizations/create-own-organization.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request }) => {
  if (!offersOwnOrganization(app)) throw new NotFoundError();
  return {
    title: createTranslator(app.locale).t("organization:create.title"),
    suggested: suggestedPractice(request, app),
    choices: practiceChoices(app),
    currencyOf: currencyOfCountries(),
    domain: app.env.PLATFORM_DOMAIN,
  };
});

export const action = defineForm({
  // Not by a redirect: the policy of forms keeps them on their own host.
  "": act(ownOrganizationSchema, async ({ app, value, address }) => createOwnOrganization(app, value, address), {
    hideFields: ["password"],
  }),
});

export default function CreateOrganization() {
  const { title, ...props } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer | { signInUrl: string }>();
  const { t } = useT();
  if (answer && "signInUrl" in answer)
    return (
      <Panel
        title={t("organization:create.ready")}
        actions={
          <LinkButton href={answer.signInUrl} size="large">
            {t("organization:create.open")}
          </LinkButton>
        }
      >
        <p>{t("organization:create.readyText")}</p>
        <p className="mt-2">
          <bdi>{new URL(answer.signInUrl).host}</bdi>
        </p>
      </Panel>
    );
  return (
    <>
      <PageHeader title={title} lead={t("organization:create.lead")} />
      <div className="grid items-start gap-8 computer:grid-cols-[minmax(0,1fr)_20rem]">
        <CreateOrganizationForm answer={answer} {...props} />
        <CreateOrganizationBenefits />
      </div>
      <Island name="own-practice" />
    </>
  );
}
