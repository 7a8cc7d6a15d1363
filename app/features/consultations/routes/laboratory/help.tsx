import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const OF_STAFF = [
  "topics.ordering",
  "topics.preparing",
  "topics.results",
  "topics.critical",
  "topics.release",
] as const;
/** Patients order nothing, are told of critical values by their doctor, and are spoken to as such. */
const OF_PATIENTS = ["own.preparing", "own.results", "own.release"] as const;

export const loader = defineLoader(async ({ app }) => {
  await authorize(app, "labOrder.read");
  const patients = app.actor.kind === "patient";
  return { patients, title: createTranslator(app.locale).t("laboratory:help.title") };
});

/** How laboratory orders work, from the order to the result. */
export default function LabOrderHelp() {
  const { patients, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <ScaleOf scale={patients ? "patient" : "staff"}>
      <PageHeader
        back={
          <BackLink href={paths.labOrders()}>{t(patients ? "home:menu.results" : "laboratory:list.title")}</BackLink>
        }
        title={title}
        lead={t(patients ? "laboratory:help.ownLead" : "laboratory:help.lead")}
      />
      {(patients ? OF_PATIENTS : OF_STAFF).map((topic) => (
        <Card key={topic} title={t(`laboratory:help.${topic}.title`)}>
          <p className="max-w-prose">{t(`laboratory:help.${topic}.text`)}</p>
        </Card>
      ))}
    </ScaleOf>
  );
}
