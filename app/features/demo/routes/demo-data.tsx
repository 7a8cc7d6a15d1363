import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import { ConflictError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { AskFirst } from "~/ui/action/ask-first";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { KeptDemoRows } from "../components/kept-demo-rows";
import { DEMO_REFUSALS } from "../domain/demo-state";
import { fillWithDemo } from "../services/fill-with-demo.server";
import { readDemo } from "../services/read-demo.server";
import { removeDemo } from "../services/remove-demo.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const demo = await readDemo(app);
  const problem = url.searchParams.get("problem");
  return {
    ...demo,
    done: url.searchParams.get("done"),
    problem: DEMO_REFUSALS.find((each) => each === problem) ?? null,
    title: createTranslator(app.locale).t("demo:title"),
  };
});

export const action = defineForm({
  fill: press(async ({ app }) => {
    try {
      await fillWithDemo(app);
    } catch (error) {
      if (error instanceof ConflictError) return redirect(paths.demoData({ problem: error.code }), 303);
      throw error;
    }
    return redirect(paths.demoData({ done: "filled" }), 303);
  }),
  remove: press(async ({ app }) => {
    await removeDemo(app);
    return redirect(paths.demoData({ done: "removed" }), 303);
  }),
});

export default function DemoData() {
  const { title, filled, refusal, kept, done, problem } = useLoaderData<typeof loader>();
  const { t } = useT();
  const what = filled ? "home:demo.remove" : kept.length > 0 ? "demo:removeRest" : "demo:fill";
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={t("demo:text")}
      />
      {problem && (
        <Banner tone="error" live>
          {t(`demo:refusal.${problem}`)}
        </Banner>
      )}
      {(done === "filled" || done === "removed") && (
        <Banner tone="good" live>
          {t(`demo:done.${done === "removed" && kept.length > 0 ? "kept" : done}`)}
        </Banner>
      )}
      {kept.length > 0 && <KeptDemoRows kept={kept} />}
      <Card title={filled ? t("demo:isThereTitle") : undefined}>
        <form method="post" data-once className="flex flex-col items-start gap-4">
          {what !== "demo:removeRest" && <p>{t(filled ? "demo:isThereText" : "demo:fillText")}</p>}
          {what === "demo:fill" && refusal ? (
            <p className="text-muted">{t(`demo:refusal.${refusal}`)}</p>
          ) : (
            <FillOrRemove what={what} />
          )}
        </form>
      </Card>
    </>
  );
}

function FillOrRemove({ what }: { what: "home:demo.remove" | "demo:removeRest" | "demo:fill" }) {
  const { t } = useT();
  if (what === "demo:fill")
    return (
      <Button type="submit" name="intent" value="fill" tone="secondary">
        {t(what)}
      </Button>
    );
  return (
    <AskFirst name="intent" value="remove" question={t("common:sure")} text={t("common:final")}>
      {t(what)}
    </AskFirst>
  );
}
