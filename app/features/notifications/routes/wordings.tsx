import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { WordingTables } from "../components/wordings/wording-table";
import { listWordings } from "../services/wordings/list-wordings.server";

export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  const lines = await listWordings(app);
  return { lines, title: createTranslator(app.locale).t("wording:title") };
});

export default function Wordings() {
  const { lines, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={t("wording:lead")}
      />
      <WordingTables lines={lines} />
    </>
  );
}
