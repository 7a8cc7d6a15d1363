import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { HelpNow } from "../../components/questionnaires/help-now";
import { OwnOpen, OwnSent } from "../../components/questionnaires/own-list";
import { listOwnQuestionnaires } from "../../services/questionnaires/answer-questionnaire.server";
import { helpLines } from "../../support/questionnaires/help-lines.server";

/** No script: lists. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await listOwnQuestionnaires(app)),
  title: createTranslator(app.locale).t("questionnaires:title"),
  timeZone: app.profile.timeZone,
  isSent: url.searchParams.get("done") === "sent",
  help: url.searchParams.has("help") ? helpLines(app) : null,
}));

export default function AssignedQuestionnaires() {
  const { open, sent, title, timeZone, isSent, help } = useLoaderData<typeof loader>();
  const { t } = usePatientT();
  return (
    <ScaleOf scale="patient">
      <PageHeader title={title} lead={t("questionnaires:lead")} />
      {isSent && <Banner tone="good" live title={t("questionnaires:done.sent")} />}
      {help && <HelpNow lines={help} />}
      {open.length > 0 && <OwnOpen lines={open} timeZone={timeZone} />}
      {sent.length > 0 && <OwnSent lines={sent} timeZone={timeZone} />}
      {open.length + sent.length === 0 && (
        <Card padding="flush">
          <EmptyState icon="document" title={t("questionnaires:empty")}>
            {t("questionnaires:emptyText")}
          </EmptyState>
        </Card>
      )}
    </ScaleOf>
  );
}
