import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";

/** The screen of an area of settings that nothing reads yet. */
export function NotSwitchedOn({ title }: { title: string }) {
  const { t } = useT();
  return (
    <>
      <PageHeader back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>} title={title} />
      <EmptyState
        icon="settings"
        title={t("settings:form.off", { title })}
        action={<LinkButton href={paths.settings()}>{t("settings:index.back")}</LinkButton>}
      >
        {t("settings:form.offText")}
      </EmptyState>
    </>
  );
}
