import { usePatientT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { InvoiceState } from "../../domain/invoices/invoice-kinds";

const COLOURS: Readonly<Record<InvoiceState, StatusColour>> = {
  DUE: "orange",
  PART_PAID: "light-blue",
  PAID: "green",
  CREDITED: "dark-grey",
  CREDIT_NOTE: "light-grey",
  RECEIPT: "light-grey",
};

/** How an invoice stands. */
export function StateBadge({ state }: { state: InvoiceState }) {
  const { t } = usePatientT();
  return <StatusBadge colour={COLOURS[state]}>{t(`invoices:state.${state}`)}</StatusBadge>;
}
