import { usePatientT } from "~/i18n/use-t";
import { telHref } from "~/kernel/contact/tel-href";
import { paths } from "~/paths";
import { STATEMENTS } from "~/kernel/statements";
import type { ShellData } from "./shell-data.server";

const link = "inline-flex min-h-11 items-center";

/**
 * The foot of every page of visitors and patients: how to reach the practice, what it says of itself, and the emergency
 * number.
 */
export function SiteFooter({ phone, address, emergency }: NonNullable<ShellData["foot"]>) {
  const { t } = usePatientT();
  return (
    <footer className="border-t border-line px-4 py-3 text-sm text-muted print:hidden">
      <ul className="mx-auto flex max-w-page flex-wrap items-center gap-x-6">
        {address && <li dir="auto">{address}</li>}
        {phone && (
          <li>
            <a href={telHref(phone)} dir="ltr" className={link}>
              {phone}
            </a>
          </li>
        )}
        <li>
          <a href={telHref(emergency)} className={link}>
            {t("common:foot.emergency", { number: emergency })}
          </a>
        </li>
        {STATEMENTS.map((name) => (
          <li key={name}>
            <a href={paths.statement(name)} className={link}>
              {t(`common:foot.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
