import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { attempt, defineForm, type ActArgs, type FilledFields } from "~/platform/http/define-form.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ListFilter } from "~/screens/lists/list-filter";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { ChangeGrant } from "../../components/credits/change-grant";
import { formErrors } from "../../components/credits/form-errors";
import { GrantTable } from "../../components/credits/grant-table";
import { GRANT_STATES } from "../../schemas/credits/credits";
import { tickedServices } from "../../schemas/credits/ticked-services";
import { changeGrant } from "../../services/credits/change-grant.server";
import { archiveGrant, deleteGrant } from "../../services/credits/end-grant.server";
import { listGrants, readGrantForm } from "../../services/credits/list-grants.server";
import { mostCredits } from "../../support/credits/require-grant.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["assigned", "changed", "deleted", "archived"] as const;

export const loader = defineLoader(async ({ app, url }) => {
  const changes = url.searchParams.get("change");
  const [list, changed] = await Promise.all([
    listGrants(app, Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""))),
    changes === null ? null : readGrantForm(app, changes),
  ]);
  if (changes !== null && changed?.grant.status === "ARCHIVED") throw new NotFoundError();
  return {
    ...list,
    changed,
    most: mostCredits(app),
    done: DONE.find((each) => each === url.searchParams.get("done")) ?? null,
    title: createTranslator(app.locale).t("credits:list.title"),
  };
});

/** The list as it was narrowed, with what has just been done. */
function backTo(url: URL, done: (typeof DONE)[number]) {
  const { state, patientId, search } = Object.fromEntries(url.searchParams);
  return redirect(paths.creditsList({ state, patientId, search, done }), 303);
}

const acts = {
  change: attempt(
    async ({ app, url, value }: ActArgs<FilledFields>) => {
      const { id, version, amount, validFrom, expiresOn, allServices, note = "" } = value;
      const asked = { id, version, amount, validFrom, expiresOn, allServices, note };
      await changeGrant(app, { ...asked, ...tickedServices(value) });
      return backTo(url, "changed");
    },
    { edits: true },
  ),
  archive: attempt(async ({ app, url, value }) => {
    await archiveGrant(app, value);
    return backTo(url, "archived");
  }),
  delete: attempt(async ({ app, url, value }) => backTo(url, await deleteGrant(app, value))),
};

export const action = defineForm(async ({ app }) => {
  await authorize(app, "credit.manage");
  return acts;
});

/** Who has credits, with what may be done with them. */
export default function CreditsList() {
  const { title, grants, filter, after, isFirstPage, changed, most, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  const query = Object.fromEntries(Object.entries(filter).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  const { summary } = formErrors(refused);
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.credits()}>{t("credits:index.title")}</BackLink>}
        title={title}
        actions={
          <LinkButton href={paths.creditsAssign()} icon="plus">
            {t("credits:index.assign")}
          </LinkButton>
        }
      />
      {done && !refused && (
        <Banner tone="good" live>
          {t(`credits:done.${done}`)}
        </Banner>
      )}
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={summary} />
      {changed && <ChangeGrant {...changed} most={most} refused={refused} backHref={paths.creditsList(query)} />}
      <ListFilter
        action={paths.creditsList()}
        clearHref={Object.keys(query).length > 0 ? paths.creditsList() : null}
        search={
          <TextField name="search" type="search" label={t("credits:list.search")} defaultValue={filter.search ?? ""} />
        }
      >
        <NativeSelect
          name="state"
          label={t("credits:list.state")}
          defaultValue={filter.state ?? ""}
          placeholder={t("credits:list.anyState")}
          options={GRANT_STATES.map((value) => ({ value, label: t(`credits:list.states.${value}`) }))}
        />
      </ListFilter>
      {grants.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="card" title={t("credits:list.empty")} />
        </Card>
      ) : (
        <GrantTable grants={grants} query={query} />
      )}
      <Cluster>
        {!isFirstPage && (
          <LinkButton href={paths.creditsList(query)} tone="secondary">
            {t("credits:list.first")}
          </LinkButton>
        )}
        {after !== null && (
          <LinkButton href={paths.creditsList({ ...query, after })} tone="secondary" iconEnd="chevron-end">
            {t("credits:list.next")}
          </LinkButton>
        )}
      </Cluster>
    </>
  );
}
