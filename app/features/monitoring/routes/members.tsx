import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { saidOf } from "../components/refused";
import { readTeamsScreen, saveTeamMembers } from "../services/manage-teams.server";

/** No script: a form for each team. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await readTeamsScreen(app)),
  title: createTranslator(app.locale).t("monitoring:plans.members"),
  done: url.searchParams.get("done") !== null,
}));

export const action = defineForm({
  save: attempt(async ({ app, value, form }) => {
    await saveTeamMembers(app, { name: value["name"], members: form.getAll("members") });
    return redirect(paths.monitoringMembers({ done: "saved" }), 303);
  }),
});

export default function MonitoringMembers() {
  const { teams, staff, most, title, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, format } = useT();
  const whole = saidOf(refused, "members") ?? saidOf(refused, "name");
  return (
    <>
      <PageHeader
        title={title}
        lead={t("monitoring:plans.membersLead")}
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        actions={
          <LinkButton href={paths.setting("monitoringteams")} tone="secondary">
            {t("monitoring:plans.teamsSettings")}
          </LinkButton>
        }
      />
      {done && !refused && <Banner tone="good" live title={t("monitoring:done.saved")} />}
      {whole && <Banner tone="warn" live title={whole} />}
      {teams.length === 0 && <Banner tone="info" title={t("monitoring:plans.noTeams")} />}
      {teams.map(({ name, members }, team) => (
        <Card key={name} title={<bdi>{name}</bdi>}>
          <form method="post" className="flex flex-col gap-3 [&>button]:self-start" data-once noValidate>
            <input type="hidden" name="name" value={name} />
            {Array.from({ length: most }, (_, index) => (
              <NativeSelect
                key={index}
                name="members"
                id={`team-${team}-${index}`}
                label={t("monitoring:plans.memberAt", { number: format.number(index + 1) })}
                defaultValue={members[index] ?? ""}
                options={[
                  { value: "", label: t("monitoring:plans.nobody") },
                  ...staff.map((person) => ({ value: person.id, label: person.name })),
                ]}
              />
            ))}
            <Button type="submit" name="intent" value="save" tone="secondary">
              {t("common:actions.save")}
            </Button>
          </form>
        </Card>
      ))}
    </>
  );
}
