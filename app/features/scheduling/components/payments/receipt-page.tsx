import { usePatientT } from "~/i18n/use-t";
import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { paths } from "~/paths";
import { SheetOfPaper } from "~/screens/print/sheet-of-paper";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";

interface ReceiptPageProps {
  sheet: PrintedSheet;
  /** Address of the same as a PDF. */
  pdf: string;
}

/** The confirmation of a payment, or all of a year, as it is printed. */
export function ReceiptPage({ sheet, pdf }: ReceiptPageProps) {
  const { t } = usePatientT();
  return (
    <main className="mx-auto flex max-w-[52rem] flex-col gap-6 px-4 py-8 print:max-w-none print:p-0">
      <nav aria-label={sheet.title} className="flex flex-wrap items-center gap-3 print:hidden">
        <span className="grow max-tablet:basis-full">
          <BackLink href={paths.payments()}>{t("payments:receipt.back")}</BackLink>
        </span>
        <Button hidden data-print="" tone="primary">
          {t("payments:receipt.print")}
        </Button>
        <LinkButton href={pdf} tone="secondary" icon="download" download>
          {t("payments:receipt.pdf")}
        </LinkButton>
      </nav>
      <SheetOfPaper sheet={sheet} />
    </main>
  );
}
