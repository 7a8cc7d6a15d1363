import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";

export interface FactorChoiceProps {
  /** Why nothing can be added now. */
  disabledReason?: string;
}

/** The two ways to set up a second step. */
export function FactorChoice({ disabledReason }: FactorChoiceProps) {
  const { t } = useT();
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton href={paths.accountAuthenticator()} tone="secondary" icon="clock" disabledReason={disabledReason}>
        {t("security:factors.addAuthenticator")}
      </LinkButton>
      <LinkButton href={paths.accountPasskey()} tone="secondary" icon="lock" disabledReason={disabledReason}>
        {t("security:factors.addPasskey")}
      </LinkButton>
    </div>
  );
}
