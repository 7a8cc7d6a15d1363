import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { FamilyTable } from "../components/family-table";
import { FamilyActors } from "../components/family-actors";
import { endRelation } from "../services/family/end-relation.server";
import { resumeRelation } from "../services/family/resume-relation.server";
import { listRelatedUsers } from "../services/family/list-related-users.server";
import { listFamilyActors } from "../services/family/list-family-actors.server";
import { switchAccount } from "../services/family/switch-account.server";
import { switchBack } from "../services/family/switch-back.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["added", "asked", "updated", "ended", "resumed"] as const;

export const loader = defineLoader(async ({ app, url }) => ({
  relatives: await listRelatedUsers(app),
  actors: await listFamilyActors(app),
  done: DONE.find((each) => each === url.searchParams.get("done")) ?? null,
  undo: url.searchParams.get("undo"),
  title: createTranslator(app.locale).t("family:title"),
}));

export const action = defineForm({
  switch: press(async ({ app, value }) => {
    await switchAccount(app, value["id"]);
    return redirect(paths.home(), 303);
  }),
  end: press(async ({ app, value }) => {
    const id = String(value["id"]);
    const { resumable } = await endRelation(app, id);
    return redirect(paths.family({ done: "ended", undo: resumable ? id : undefined }), 303);
  }),
  resume: press(async ({ app, value }) => {
    await resumeRelation(app, value["id"]);
    return redirect(paths.family({ done: "resumed" }), 303);
  }),
  back: press(async ({ app }) => {
    await switchBack(app);
    return redirect(paths.family(), 303);
  }),
});

export default function Family() {
  const { relatives, actors, done, undo, title } = useLoaderData<typeof loader>();
  const { t } = usePatientT();
  const add = (
    <LinkButton href={paths.familyCreate()} icon="plus">
      {t("family:add")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={title} lead={t("family:lead")} actions={relatives.length > 0 && add} />
      {done && (
        <Banner tone="good" live action={done === "ended" && undo && <Undo id={undo} />}>
          {t(`family:done.${done}`)}
        </Banner>
      )}
      {relatives.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="people" title={t("family:empty")} action={add}>
            {t("family:emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <FamilyTable relatives={relatives} />
      )}
      <FamilyActors actors={actors} />
      <p>
        <TextLink href={paths.familyHelp()} className="inline-flex min-h-11 items-center">
          {t("family:help")}
        </TextLink>
      </p>
    </>
  );
}

/** Takes back that a connection was ended. */
function Undo({ id }: { id: string }) {
  const { t } = usePatientT();
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="resume" tone="secondary" size="small" icon="undo">
        {t("common:actions.undo")}
      </Button>
    </form>
  );
}
