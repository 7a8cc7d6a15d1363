import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";

export interface RecoveryCodeListProps {
  codes: readonly string[];
}

/** Recovery codes, the one time that they can be seen. */
export function RecoveryCodeList({ codes }: RecoveryCodeListProps) {
  const { t } = useT();
  return (
    <>
      <Banner tone="warn" live title={t("security:recovery.shownOnce")}>
        {t("security:recovery.shownOnceText")} {t("security:recovery.oldGone")}
      </Banner>
      <Card title={t("security:recovery.title")}>
        <p className="mb-5 text-muted">{t("security:recovery.text")}</p>
        <ol dir="ltr" className="grid grid-cols-1 gap-x-8 gap-y-2 font-mono text-lg tablet:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </Card>
      <div>
        <LinkButton href={paths.accountSecurity({ done: "factorAdded" })}>{t("security:recovery.kept")}</LinkButton>
      </div>
    </>
  );
}
