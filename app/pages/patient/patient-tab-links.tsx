import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Anchor } from "~/ui/base/link";
import { classNames } from "~/ui/base/class-names";
import type { PatientTab } from "./patient-tabs";

interface PatientTabLinksProps {
  patientId: string;
  tabs: readonly PatientTab[];
  current: PatientTab;
}

/** The parts of a patient's page. */
export function PatientTabLinks({ patientId, tabs, current }: PatientTabLinksProps) {
  const { t } = useT();
  return (
    <nav aria-label={t("chart:parts")} className="overflow-x-auto">
      <ul className="flex min-w-max gap-1 border-b border-line">
        {tabs.map((tab) => (
          <li key={tab}>
            <Anchor
              href={paths.patient(patientId, { tab: tab === "overview" ? undefined : tab })}
              aria-current={tab === current ? "page" : undefined}
              className={classNames(
                "-mb-px inline-flex min-h-11 items-center border-b-3 px-3.5 font-semibold no-underline",
                tab === current
                  ? "border-brand-text text-brand-text"
                  : "border-transparent text-muted hover:border-line-strong hover:text-ink",
              )}
            >
              {t(`chart:tab.${tab}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
