import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const TOPICS = ["ordering", "preparing", "results", "critical", "release"] as const;

export const loader = defineLoader(async ({ app }) => {
  await authorize(app, "labOrder.read");
  return { title: createTranslator(app.locale).t("laboratory:help.title") };
});

/** How laboratory orders work, from the order to the result. */
export default function LabOrderHelp() {
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.labOrders()}>{t("laboratory:list.title")}</BackLink>}
        title={t("laboratory:help.title")}
        lead={t("laboratory:help.lead")}
      />
      {TOPICS.map((topic) => (
        <Card key={topic} title={t(`laboratory:help.topics.${topic}.title`)}>
          <p className="max-w-prose">{t(`laboratory:help.topics.${topic}.text`)}</p>
        </Card>
      ))}
    </>
  );
}
