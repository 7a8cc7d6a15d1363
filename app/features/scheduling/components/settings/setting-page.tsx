import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";

interface SettingPageProps {
  title: string;
  lead: string;
  /** Whether it has just been saved. */
  saved: boolean;
  children: ReactNode;
}

/** A page of the settings: the way back to their index, and whether the change is saved. */
export function SettingPage({ title, lead, saved, children }: SettingPageProps) {
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={lead}
      />
      {saved && (
        <Banner tone="good" live>
          {t("settings:form.saved")}
        </Banner>
      )}
      {children}
    </>
  );
}
