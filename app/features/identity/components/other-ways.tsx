import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Anchor } from "~/ui/base/link";
import { Icon, type IconName } from "~/ui/base/icon";

export interface OtherWaysProps {
  patientSignup: boolean;
  professionalSignup: boolean;
  /** The path to go on to after signing up. */
  next?: string;
}

/** For those who have no account: book an appointment without one, open one, or join as a professional. */
export function OtherWays({ patientSignup, professionalSignup, next }: OtherWaysProps) {
  const { t } = useT();
  return (
    <ul className="grid grid-cols-1 gap-3 tablet:grid-cols-3">
      {patientSignup && (
        <Way
          href={paths.patientSignup(next)}
          icon="person"
          question={t("identity:login.noAccount")}
          answer={t("identity:login.createAccount")}
        />
      )}
      <Way
        href={paths.booking()}
        icon="calendar"
        question={t("identity:login.justBook")}
        answer={t("home:menu.book")}
      />
      {professionalSignup && (
        <Way
          href={paths.hpSignup()}
          icon="pulse"
          question={t("identity:login.healthProfessional")}
          answer={t("identity:login.joinAsProfessional")}
        />
      )}
    </ul>
  );
}

function Way({ href, icon, question, answer }: { href: string; icon: IconName; question: string; answer: string }) {
  return (
    <li>
      <Anchor
        href={href}
        className="flex h-full items-start gap-3 rounded-lg border border-line bg-surface p-4 text-ink no-underline hover:border-brand-text"
      >
        <Icon name={icon} className="mt-0.5 size-6 text-brand-text" />
        <span className="flex flex-col gap-1">
          <span className="text-sm text-muted">{question}</span>
          <span className="font-semibold text-brand-text">{answer}</span>
        </span>
      </Anchor>
    </li>
  );
}
