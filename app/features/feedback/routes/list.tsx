import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rateInteraction } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { actsOf, attempt, defineForm, type FilledFields } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { FilterDates, ListFilter } from "~/screens/lists/list-filter";
import { LinkButton } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { GivenList } from "../components/given-list";
import { RatingsByMonth } from "../components/ratings-by-month";
import { titledName } from "~/i18n/titled-name";
import { requestFeedback, retryFeedback } from "../services/ask-feedback.server";
import { listFeedback } from "../services/list-feedback.server";
import {
  closeFeedback,
  hideFeedback,
  publishFeedback,
  replyToFeedback,
  unpublishFeedback,
} from "../services/moderate-feedback.server";

/** No script: a list that is narrowed by its address, and forms. */
export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await listFeedback(app, Object.fromEntries(url.searchParams))),
  title: createTranslator(app.locale).t("feedback:list.title"),
  zone: app.profile.timeZone,
  done: url.searchParams.get("done") !== null,
}));

/** What is done about the patient of one appointment, whose page it goes back to. */
const OF_APPOINTMENT = {
  request: (app: RequestContext, { appointmentId = "" }: FilledFields) => requestFeedback(app, appointmentId),
  retry: (app: RequestContext, { appointmentId = "" }: FilledFields) => retryFeedback(app, appointmentId),
  rate: rateInteraction,
};

export const action = defineForm({
  ...actsOf(OF_APPOINTMENT, (work) =>
    attempt(async ({ app, value }) => {
      await work(app, value);
      return redirect(paths.appointment(value["appointmentId"] ?? ""), 303);
    }),
  ),
  ...actsOf(
    {
      close: closeFeedback,
      publish: publishFeedback,
      unpublish: unpublishFeedback,
      hide: hideFeedback,
      reply: replyToFeedback,
    },
    (moderate) =>
      attempt(async ({ app, value }) => {
        await moderate(app, value);
        return redirect(paths.feedback({ done: "yes" }), 303);
      }),
  ),
});

const STARS = ["5", "4", "3", "2", "1"] as const;

export default function Feedback() {
  const { asked, options, items, months, next, manages, title, zone, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  const { before: _, ...filter } = asked;
  const isNarrowed = Object.values(filter).some((value) => value !== "" && value !== 0);
  const choice = (name: "provider" | "service" | "location", choices: readonly { value: string; label: string }[]) => (
    <NativeSelect
      name={name}
      label={t(`feedback:list.${name}`)}
      defaultValue={asked[name]}
      options={[{ value: "", label: t("feedback:list.all") }, ...choices]}
    />
  );
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <PageHeader title={title} lead={t(manages ? "feedback:list.lead" : "feedback:list.leadOwn")} />
      {done && <Banner tone="good" live title={t("feedback:list.done")} />}
      {refused?.errors.map(({ message }) => (
        <Banner key={message} tone="warn" live title={message} />
      ))}
      <ListFilter
        action={paths.feedback()}
        clearHref={isNarrowed ? paths.feedback() : null}
        more={<FilterDates from={asked.from} to={asked.to} />}
      >
        {manages &&
          choice(
            "provider",
            options.providers.map((person) => ({ value: person.id, label: titledName(t, person) })),
          )}
        {choice("service", named(options.offerings))}
        {choice("location", named(options.branches))}
        <NativeSelect
          name="stars"
          label={t("feedback:list.stars")}
          defaultValue={String(asked.stars || "")}
          options={[
            { value: "", label: t("feedback:list.all") },
            ...STARS.map((value) => ({ value, label: t("feedback:stars", { stars: Number(value) }) })),
          ]}
        />
        {manages && (
          <NativeSelect
            name="open"
            label={t("feedback:list.openLabel")}
            defaultValue={asked.open && "on"}
            options={[
              { value: "", label: t("feedback:list.all") },
              { value: "on", label: t("feedback:list.open") },
            ]}
          />
        )}
      </ListFilter>
      <RatingsByMonth months={months} />
      {items.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="chat" title={t("feedback:list.empty")}>
            {t("feedback:list.emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <GivenList items={items} manages={manages} zone={zone} />
      )}
      {next !== null && (
        <LinkButton
          href={paths.feedback({ ...filter, stars: filter.stars || undefined, before: next })}
          tone="secondary"
        >
          {t("feedback:list.more")}
        </LinkButton>
      )}
    </>
  );
}
