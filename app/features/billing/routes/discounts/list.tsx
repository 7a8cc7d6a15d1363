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
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { DiscountForm } from "../../components/discounts/discount-form";
import { DiscountTable } from "../../components/discounts/discount-table";
import { discountErrors } from "../../components/discounts/discount-errors";
import { DISCOUNT_FILTERS, SERVICE_FIELD } from "../../domain/discounts/discount-kinds";
import { listDiscounts, readDiscountForm } from "../../services/discounts/list-discounts.server";
import { saveDiscount, switchDiscount } from "../../services/discounts/save-discount.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["added", "changed", "on", "off"] as const;

export const loader = defineLoader(async ({ app, url }) => {
  const query = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""));
  const changes = query["change"] ?? null;
  const isOpen = changes !== null || query["add"] !== undefined;
  const [list, form] = await Promise.all([listDiscounts(app, query), isOpen ? readDiscountForm(app, changes) : null]);
  if (changes !== null && form?.discount === null) throw new NotFoundError();
  return {
    ...list,
    form,
    done: DONE.find((each) => each === query["done"]) ?? null,
    title: createTranslator(app.locale).t("discounts:list.title"),
  };
});

/** The list as it was narrowed, with what has just been done. */
function backTo(url: URL, done: (typeof DONE)[number]) {
  const { state } = Object.fromEntries(url.searchParams);
  return redirect(paths.discounts({ state, done }), 303);
}

const save = async ({ app, url, value }: ActArgs<FilledFields>, done: "added" | "changed") => {
  const ticked = Object.keys(value).filter((name) => name.startsWith(SERVICE_FIELD));
  await saveDiscount(app, { ...value, services: ticked.map((name) => name.slice(SERVICE_FIELD.length)) });
  return backTo(url, done);
};

const acts = {
  add: attempt((args: ActArgs<FilledFields>) => save(args, "added")),
  change: attempt((args: ActArgs<FilledFields>) => save(args, "changed"), { edits: true }),
  on: attempt(async ({ app, url, value }) => {
    await switchDiscount(app, value, true);
    return backTo(url, "on");
  }),
  off: attempt(async ({ app, url, value }) => {
    await switchDiscount(app, value, false);
    return backTo(url, "off");
  }),
};

export const action = defineForm(async ({ app }) => {
  await authorize(app, "discount.manage");
  return acts;
});

/** The discounts of the organization, with what may be done with them. */
export default function Discounts() {
  const { title, discounts, state, after, isFirstPage, form, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  const query: Record<string, string> = state === null ? {} : { state };
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={t("discounts:list.text")}
        actions={
          <Cluster>
            <LinkButton href={paths.discountReport()} tone="secondary">
              {t("discounts:report.title")}
            </LinkButton>
            <LinkButton href={paths.discounts({ ...query, add: "1" })} icon="plus">
              {t("discounts:list.add")}
            </LinkButton>
          </Cluster>
        }
      />
      {done && !refused && (
        <Banner tone="good" live>
          {t(`discounts:done.${done}`)}
        </Banner>
      )}
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={discountErrors(refused).summary} />
      {form && <DiscountForm {...form} refused={refused} backHref={paths.discounts(query)} />}
      <ListFilter action={paths.discounts()} clearHref={state === null ? null : paths.discounts()}>
        <NativeSelect
          name="state"
          label={t("discounts:list.state")}
          defaultValue={state ?? ""}
          placeholder={t("discounts:list.anyState")}
          options={DISCOUNT_FILTERS.map((value) => ({ value, label: t(`discounts:list.filters.${value}`) }))}
        />
      </ListFilter>
      {discounts.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="card" title={t("discounts:list.empty")} />
        </Card>
      ) : (
        <DiscountTable discounts={discounts} query={query} />
      )}
      <Cluster>
        {!isFirstPage && (
          <LinkButton href={paths.discounts(query)} tone="secondary">
            {t("discounts:report.first")}
          </LinkButton>
        )}
        {after !== null && (
          <LinkButton href={paths.discounts({ ...query, after })} tone="secondary" iconEnd="chevron-end">
            {t("discounts:report.next")}
          </LinkButton>
        )}
      </Cluster>
    </>
  );
}
