import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  await authorize(app, "credit.manage");
  return { title: createTranslator(app.locale).t("credits:index.title") };
});

const PAGES = [
  { name: "assign", href: paths.creditsAssign() },
  { name: "list", href: paths.creditsList() },
  { name: "report", href: paths.creditsReport() },
  { name: "rules", href: paths.setting("credits/rules") },
] as const;

/** What there is about credits. */
export default function Credits() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={t("credits:index.text")}
      />
      <Card>
        <ul className="flex flex-col gap-4">
          {PAGES.map(({ name, href }) => (
            <li key={name}>
              <TextLink href={href} className="inline-flex min-h-11 items-center font-semibold">
                {t(`credits:index.${name}`)}
              </TextLink>
              <p className="text-muted">{t(`credits:index.${name}Text`)}</p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
