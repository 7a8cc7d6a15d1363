import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { SessionTable } from "../../components/groups/session-table";
import { listGroupSessions } from "../../services/groups/list-group-sessions.server";
import { dayIn } from "../appointments/timed-fields.server";

export const handle = { namespaces: ["scheduling", "group-sessions"], width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  title: createTranslator(app.locale).t("group-sessions:title"),
  ...(await listGroupSessions(app, { from: dayIn(url) })),
}));

export default function GroupSessions() {
  const { title, day, sessions } = useLoaderData<typeof loader>();
  const { t } = useT();
  const add = (
    <LinkButton href={paths.newGroupSession()} icon="plus">
      {t("group-sessions:add")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointments()}>{t("scheduling:list.title")}</BackLink>}
        title={title}
        lead={t("group-sessions:lead")}
        actions={add}
      />
      <form method="get" action={paths.groupSessions()} className="flex flex-wrap items-end gap-3">
        <DateField name="day" label={t("group-sessions:from")} defaultValue={day} />
        <Button type="submit" tone="secondary">
          {t("group-sessions:show")}
        </Button>
      </form>
      {sessions.length === 0 ? (
        <Card padding="flush">
          <EmptyState title={t("group-sessions:empty")} action={add}>
            {t("group-sessions:emptyHint")}
          </EmptyState>
        </Card>
      ) : (
        <SessionTable sessions={sessions} />
      )}
    </>
  );
}
