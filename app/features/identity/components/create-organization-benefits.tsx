import { useT } from "~/i18n/use-t";
import { Icon, type IconName } from "~/ui/base/icon";

const BENEFITS = [
  ["link", "link"],
  ["desk", "camera"],
  ["import", "people"],
  ["change", "check"],
] as const satisfies readonly (readonly [string, IconName])[];

/** What a practice gets, beside the form that opens it. */
export function CreateOrganizationBenefits() {
  const { t } = useT();
  return (
    <aside className="rounded-lg bg-brand-soft p-5 text-brand-text tablet:p-7 computer:sticky computer:top-6">
      <h2 className="font-display text-xl font-semibold text-balance">{t("organization:create.benefits.title")}</h2>
      <ul className="mt-4 flex flex-col gap-4">
        {BENEFITS.map(([name, icon]) => (
          <li key={name} className="flex items-start gap-3">
            <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-surface">
              <Icon name={icon} className="size-5" />
            </span>
            <span className="pt-1.5 text-ink">{t(`organization:create.benefits.${name}`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
