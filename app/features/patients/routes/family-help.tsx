import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { reachFamily } from "../services/family/family-reach.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  await reachFamily(app);
  return { title: createTranslator(app.locale).t("family:helpPage.title") };
});

const PARTS = ["children", "adults", "switching", "ending"] as const;

export default function FamilyHelp() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader back={<BackLink href={paths.family()}>{t("family:title")}</BackLink>} title={title} />
      {PARTS.map((part) => (
        <Card key={part} title={t(`family:helpPage.${part}`)}>
          <p>{t(`family:helpPage.${part}Text`)}</p>
        </Card>
      ))}
    </>
  );
}
