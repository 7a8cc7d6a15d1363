import { usePatientT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";

const LINK = "inline-flex min-h-11 items-center";

interface CorrectedLinksProps {
  currencyCode: string;
  /** The invoice that a credit note corrects; null where it is none. */
  of: { id: string; number: string } | null;
  creditNotes: readonly { id: string; number: string; totalMinor: number }[];
  corrected: {
    newer: readonly { id: string; number: string; totalMinor: number }[];
    paidMinor: number;
    refundedMinor: number;
  } | null;
  /** The page of an invoice, for whoever reads. */
  hrefOf: (id: string) => string;
}

/** What corrects an invoice, on which its charges stand now, and what became of the money that was paid for them. */
export function CorrectedLinks({ currencyCode, of, creditNotes, corrected, hrefOf }: CorrectedLinksProps) {
  const { t, format } = usePatientT();
  const money = (minor: number) => format.money(minor, currencyCode);
  const links = [
    ...(of ? [{ id: of.id, words: t("invoices:corrected.of", { number: of.number }) }] : []),
    ...creditNotes.map(({ id, number, totalMinor }) => ({
      ...{ id, words: t("invoices:corrected.creditNote", { number, amount: money(totalMinor) }) },
    })),
    ...(corrected?.newer ?? []).map(({ id, number, totalMinor }) => ({
      ...{ id, words: t("invoices:corrected.newer", { number, amount: money(totalMinor) }) },
    })),
  ];
  return (
    <>
      {links.length > 0 && (
        <ul>
          {links.map(({ id, words }) => (
            <li key={id}>
              <TextLink href={hrefOf(id)} className={LINK}>
                {words}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {corrected && <p>{moneyText(corrected, t, money)}</p>}
    </>
  );
}

function moneyText(
  { paidMinor, refundedMinor }: { paidMinor: number; refundedMinor: number },
  t: ReturnType<typeof usePatientT>["t"],
  money: (minor: number) => string,
): string {
  if (paidMinor <= 0) return t("invoices:corrected.nothingPaid");
  const left = paidMinor - refundedMinor;
  return [
    t("invoices:corrected.paid", { amount: money(paidMinor) }),
    refundedMinor > 0 && t("invoices:corrected.refunded", { amount: money(refundedMinor) }),
    left > 0 && t("invoices:corrected.kept", { amount: money(left) }),
  ]
    .filter(Boolean)
    .join(" ");
}
