import { useLoaderData } from "@remix-run/react";
import { timesIn } from "~/features/scheduling/components/appointments/clock-time";
import { clockOfReader } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { verdictOf } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button, LinkButton } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { findInPractice, type FoundItem } from "./found.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

const MOST = { patients: 12, others: 12 };

export const loader = defineLoader(async ({ app, request, url }) => {
  const q = url.searchParams.get("q")?.trim() ?? "";
  const { t } = createTranslator(app.locale);
  const clock = clockOfReader(app, request);
  return {
    q,
    clock,
    groups: await findInPractice(app, q, MOST, clock.zone),
    listsPatients: verdictOf(app, "patient.list") === "allowed",
    title: t("search:title"),
  };
});

export default function Search() {
  const { q, clock, groups, listsPatients } = useLoaderData<typeof loader>();
  const words = useT();
  const { t } = words;
  return (
    <>
      <PageHeader
        title={t("search:title")}
        caption={timesIn(words, clock)}
        lead={t(listsPatients ? "search:lead" : "search:leadDesk")}
      />
      <form
        method="get"
        role="search"
        aria-label={t("search:title")}
        className="flex max-w-xl flex-wrap items-end gap-3"
      >
        <div className="min-w-0 grow">
          <TextField
            name="q"
            type="search"
            label={t("search:field")}
            defaultValue={q}
            autoComplete="off"
            autoFocus={q === ""}
            dir="auto"
          />
        </div>
        <Button type="submit" icon="search" tone="secondary">
          {t("common:actions.search")}
        </Button>
      </form>
      {groups.length === 0 && (
        <EmptyState icon="search" title={t("search:none")}>
          {t("search:noneText")}
        </EmptyState>
      )}
      {groups.map(({ label, items }) => (
        <Card key={label} title={label} padding="flush">
          <ul className="mt-3 divide-y divide-line border-t border-line">
            {items.map((item) => (
              <Found key={`${item.href} ${item.title}`} item={item} />
            ))}
          </ul>
        </Card>
      ))}
      {q !== "" && listsPatients && (
        <div>
          <LinkButton href={paths.patients({ search: q, status: "ALL" })} tone="secondary" icon="people">
            {t("search:allPatients")}
          </LinkButton>
        </div>
      )}
    </>
  );
}

function Found({ item: { href, title, details, icon } }: { item: FoundItem }) {
  return (
    <li>
      <Anchor
        href={href}
        className="flex min-h-11 items-center gap-3 px-5 py-2.5 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <Icon name={icon} className="size-5 shrink-0 text-muted" />
        <span className="flex min-w-0 flex-col tablet:flex-row tablet:flex-wrap tablet:items-baseline tablet:gap-x-4">
          <bdi className="font-semibold">{title}</bdi>
          <span className="flex min-w-0 flex-wrap gap-x-3 text-sm text-muted">
            {details.map((detail) => (
              <bdi key={detail}>{detail}</bdi>
            ))}
          </span>
        </span>
      </Anchor>
    </li>
  );
}
