import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { classNames } from "~/ui/base/class-names";
import { Anchor } from "~/ui/base/link";

const PARTS = [
  ["payments", paths.payments, "payments:parts.payments"],
  ["charges", paths.ownCharges, "payments:parts.charges"],
  ["invoices", paths.ownInvoices, "payments:parts.invoices"],
  ["credits", paths.ownCredits, "payments:parts.credits"],
] as const;

/** Leads a patient from one page about their money to the others. The menu leads to the first of them. */
export function MoneyParts({ current }: { current: (typeof PARTS)[number][0] }) {
  const { t } = usePatientT();
  return (
    <nav aria-label={t("payments:parts.label")} className="-mx-1 border-b border-line">
      <ul className="flex flex-wrap tablet:gap-x-1">
        {PARTS.map(([part, hrefOf, label]) => (
          <li key={part}>
            <Anchor
              href={hrefOf()}
              aria-current={part === current ? "page" : undefined}
              className={classNames(
                "-mb-px inline-flex min-h-12 items-center border-b-3 px-2 font-semibold no-underline tablet:px-4",
                part === current
                  ? "border-brand-text text-brand-text"
                  : "border-transparent text-muted hover:border-line-strong hover:text-ink",
              )}
            >
              {t(label)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
