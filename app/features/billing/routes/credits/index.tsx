import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Icon } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  await authorize(app, "credit.manage");
  return { title: createTranslator(app.locale).t("credits:index.title") };
});

const PAGES = [
  { name: "assign", icon: "plus", href: paths.creditsAssign() },
  { name: "list", icon: "card", href: paths.creditsList() },
  { name: "report", icon: "clock", href: paths.creditsReport() },
  { name: "rules", icon: "settings", href: paths.setting("credits/rules") },
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
      <Card padding="flush">
        <ul className="divide-y divide-line">
          {PAGES.map(({ name, href, icon }) => (
            <li key={name}>
              <Anchor
                href={href}
                className="flex min-h-16 items-center gap-4 px-5 py-3 text-ink no-underline hover:bg-sunken"
              >
                <Icon name={icon} className="size-6 shrink-0 text-brand-text" />
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{t(`credits:index.${name}`)}</span>
                  <span className="block text-sm text-muted">{t(`credits:index.${name}Text`)}</span>
                </span>
                <Icon name="chevron-end" className="size-5 shrink-0 text-muted" />
              </Anchor>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
