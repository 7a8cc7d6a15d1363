import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { RecoveryCodeList } from "./recovery-code-list";

interface NewFactorPageProps {
  title: string;
  lead: string;
  /** Once the second step is added: the recovery codes that came with it. */
  codes: readonly string[] | null;
  children: ReactNode;
}

/** The page on which a second step is added; where recovery codes come with it, they are kept before anything else. */
export function NewFactorPage({ title, lead, codes, children }: NewFactorPageProps) {
  const { t } = useT();
  if (codes)
    return (
      <>
        <PageHeader title={t("security:recovery.title")} />
        <RecoveryCodeList codes={codes} />
      </>
    );
  const back = <BackLink href={paths.accountSecurity()}>{t("security:account.back")}</BackLink>;
  return (
    <>
      <PageHeader back={back} title={title} lead={lead} />
      {children}
    </>
  );
}
