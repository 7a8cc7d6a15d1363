import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";

/** Says where the receipts are that the clinic did not issue under a number of their own: with each payment, and by year. */
export function ReceiptsElsewhere({ year }: { year: number }) {
  const { t } = usePatientT();
  const links = [
    { href: paths.payments(), words: t("invoices:own.receipts.all") },
    ...[year, year - 1].map((each) => ({
      href: paths.yearReceipts(String(each)),
      words: t("payments:own.years", { year: each }),
    })),
  ];
  return (
    <Card title={t("invoices:own.receipts.title")}>
      <p>{t("invoices:own.receipts.text")}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {links.map(({ href, words }) => (
          <li key={href}>
            <TextLink href={href} className="inline-flex min-h-11 items-center">
              {words}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
