import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";

interface InvoiceHeadProps {
  back: { href: string; words: string };
  id: string;
  /** What else can be done with it. */
  children: ReactNode;
}

/** What stands above the paper of an invoice, whose title is that of the page. */
export function InvoiceHead({ back, id, children }: InvoiceHeadProps) {
  const { t } = usePatientT();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <BackLink href={back.href}>{back.words}</BackLink>
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <LinkButton href={paths.invoicePdf(id)} icon="download" download>
          {t("invoices:pdf")}
        </LinkButton>
      </div>
    </div>
  );
}
