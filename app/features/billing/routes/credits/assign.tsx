import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { addDays } from "~/kernel/time/dates";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Cluster, Stack } from "~/ui/base/stack";
import { ErrorSummary } from "~/ui/form/error-summary";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { ChoosePatients, nameOf } from "../../components/credits/choose-patients";
import { formErrors } from "../../components/credits/form-errors";
import { GrantFields, type GrantFieldsProps } from "../../components/credits/grant-fields";
import { tickedServices } from "../../schemas/credits/ticked-services";
import { assignCredits } from "../../services/credits/assign-credits.server";
import { readAssignPage } from "../../services/credits/read-assign-page.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

/** Default number of days for which credits are given. */
const USUAL_DAYS = 365;

export const loader = defineLoader(async ({ app, url }) => {
  const asked = { patientIds: url.searchParams.getAll("patientId"), search: url.searchParams.get("search") ?? "" };
  const atCredits = url.searchParams.get("step") === "credits" && asked.patientIds.length > 0;
  const page = await readAssignPage(app, atCredits ? { ...asked, search: "" } : asked);
  return {
    ...page,
    atCredits,
    lastDay: addDays(page.today, USUAL_DAYS),
    idempotencyKey: crypto.randomUUID(),
    title: createTranslator(app.locale).t("credits:assign.title"),
  };
});

export const action = defineForm(async ({ app }) => {
  await authorize(app, "credit.manage");
  return {
    "": attempt(async ({ app: context, value, form }) => {
      const { amount, validFrom, expiresOn, note, idempotencyKey } = value;
      const asked = { amount, validFrom, expiresOn, note, idempotencyKey };
      await assignCredits(context, { ...asked, ...tickedServices(value), patientIds: form.getAll("patientId") });
      return redirect(paths.creditsList({ done: "assigned" }), 303);
    }),
  };
});

/** Gives credits: first to whom, then how many. */
export default function AssignCredits() {
  const { title, chosen, found, search, atCredits, ...page } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.credits()}>{t("credits:index.title")}</BackLink>}
        title={title}
        lead={t("credits:assign.text")}
      />
      {atCredits ? (
        <HowMany {...page} chosen={chosen} refused={refused} />
      ) : (
        <ChoosePatients {...{ chosen, found, search }} />
      )}
    </>
  );
}

interface HowManyProps {
  chosen: readonly { id: string; firstName: string; lastName: string }[];
  offerings: GrantFieldsProps["offerings"];
  most: number;
  today: string;
  lastDay: string;
  idempotencyKey: string;
  refused: Parameters<typeof formErrors>[0];
}

function HowMany({ chosen, offerings, most, today, lastDay, idempotencyKey, refused }: HowManyProps) {
  const { t } = useT();
  const { errorOf, summary } = formErrors(refused);
  const values: Readonly<Record<string, string>> = refused?.sent ?? { validFrom: today, expiresOn: lastDay };
  const ids = chosen.map(({ id }) => id);
  const change = `${paths.creditsAssign()}?${new URLSearchParams(ids.map((id) => ["patientId", id])).toString()}`;
  return (
    <form method="post" noValidate data-draft>
      <Stack>
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={summary} />
        <HiddenFields fields={{ idempotencyKey: values["idempotencyKey"] ?? idempotencyKey }} />
        {ids.map((id) => (
          <input key={id} type="hidden" name="patientId" value={id} />
        ))}
        <Card>
          <Stack>
            <h2 className="text-lg font-semibold">{t("credits:assign.chosen")}</h2>
            <ul>
              {chosen.map((person) => (
                <li key={person.id}>
                  <bdi>{nameOf(person)}</bdi>
                </li>
              ))}
            </ul>
            <TextLink href={change} className="inline-flex min-h-11 items-center">
              {t("credits:assign.change")}
            </TextLink>
          </Stack>
        </Card>
        <Card>
          <GrantFields {...{ values, offerings, most, errorOf }} forSeveral={chosen.length > 1} isLimited={false} />
        </Card>
        <Cluster>
          <Button type="submit">{t("credits:assign.submit")}</Button>
        </Cluster>
      </Stack>
    </form>
  );
}
