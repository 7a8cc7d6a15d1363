import { useLoaderData } from "@remix-run/react";
import { SETTINGS_GROUPS } from "~/screens/settings-entry";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { holdsWords } from "~/kernel/fold-for-search";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button, LinkButton } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { listedSettings } from "./settings-entries.server";
import { MostUsed, SettingsGroup } from "./settings-list";

export const handle = { islands: ["narrow"], width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

/** The settings that somebody may open, as far as their words hold every word of the search. */
export const loader = defineLoader(async ({ app, url }) => {
  await authorize(app, "settings.read");
  const { t } = createTranslator(app.locale);
  const q = url.searchParams.get("q")?.trim() ?? "";
  const { entries, most } = await listedSettings(app);
  const found = entries.filter(({ words }) => holdsWords(words, q));
  // Whoever changes nothing of the practice comes for what is their own.
  const ownFirst = app.actor.kind === "employee" && !app.actor.authorities.has("settings.change");
  const lead = !ownFirst ? "all" : entries.every(({ group }) => group === "own") ? "own" : "some";
  return { found, most: q === "" ? most : [], q, ownFirst, lead, title: t("settings:index.title") } as const;
});

export default function Settings() {
  const { found, most, q, ownFirst, lead } = useLoaderData<typeof loader>();
  const { t } = useT();
  const groups = ownFirst ? (["own", ...SETTINGS_GROUPS.filter((group) => group !== "own")] as const) : SETTINGS_GROUPS;
  const nothing = (
    <EmptyState
      icon="search"
      title={t("settings:index.none")}
      action={
        <LinkButton href={paths.settings()} tone="secondary">
          {t("common:actions.clear")}
        </LinkButton>
      }
    >
      {t("settings:index.noneText")}
    </EmptyState>
  );
  return (
    <form method="get" className="flex flex-col gap-5">
      <PageHeader title={t("settings:index.title")} lead={t(`settings:index.lead.${lead}`)} />
      <div role="search" className="flex max-w-2xl items-end gap-3">
        <div className="min-w-0 grow">
          <TextField
            name="q"
            type="search"
            label={t("settings:index.search")}
            defaultValue={q}
            dir="auto"
            autoComplete="off"
            data-narrow=""
          />
        </div>
        {/* With a script the list narrows while one types. */}
        <noscript>
          <Button type="submit" icon="search" tone="secondary">
            {t("common:actions.search")}
          </Button>
        </noscript>
      </div>
      {most.length > 0 && <MostUsed entries={most} />}
      {found.length === 0 && nothing}
      <div className="gap-4 computer:columns-2 large:columns-3">
        {groups.map((group) => {
          const own = found.filter((entry) => entry.group === group);
          return own.length > 0 && <SettingsGroup key={group} group={group} entries={own} />;
        })}
      </div>
      {found.length > 0 && (
        <div data-narrow-none="" hidden>
          {nothing}
        </div>
      )}
    </form>
  );
}
