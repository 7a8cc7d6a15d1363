import { useLoaderData } from "@remix-run/react";
import { SETTINGS_GROUPS } from "~/screens/settings-entry";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { holdsWords, settingsOf } from "./settings-entries.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

/** The settings that somebody may see, as far as their words hold every word of the search. */
export const loader = defineLoader(async ({ app, url }) => {
  await authorize(app, "settings.read");
  const { t } = createTranslator(app.locale);
  const q = url.searchParams.get("q")?.trim() ?? "";
  const entries = settingsOf(app, t).filter(({ title, text }) => holdsWords(`${title} ${text}`, q));
  return { entries, q, title: t("settings:index.title") };
});

export default function Settings() {
  const { entries, q } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader title={t("settings:index.title")} lead={t("settings:index.lead")} />
      <form method="get" role="search" className="flex max-w-xl flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <TextField name="q" type="search" label={t("settings:index.search")} defaultValue={q} dir="auto" />
        </div>
        <Button type="submit" icon="search" tone="secondary">
          {t("common:actions.search")}
        </Button>
      </form>
      {entries.length === 0 && (
        <EmptyState
          icon="settings"
          title={t("settings:index.none")}
          action={<LinkButton href={paths.settings()}>{t("common:actions.clear")}</LinkButton>}
        >
          {t("settings:index.noneText")}
        </EmptyState>
      )}
      {SETTINGS_GROUPS.map((group) => {
        const own = entries.filter((entry) => entry.group === group);
        if (own.length === 0) return null;
        return (
          <Card key={group} title={t(`settings:groups.${group}`)}>
            <ul className="grid gap-x-8 gap-y-5 tablet:grid-cols-2 computer:grid-cols-3">
              {own.map(({ href, title, text }) => (
                <li key={href}>
                  <TextLink href={href} className="inline-flex min-h-11 items-center font-semibold">
                    {title}
                  </TextLink>
                  <p className="text-sm text-muted">{text}</p>
                </li>
              ))}
            </ul>
          </Card>
        );
      })}
    </>
  );
}
