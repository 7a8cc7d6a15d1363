import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ReceiptPage } from "../../components/payments/receipt-page";
import { printReceipt } from "../../services/payments/print-receipt.server";

export const handle = { bare: true, islands: ["print"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { itemId = "" } }) => {
  const { sheet, issued } = await printReceipt(app, itemId);
  if (issued) throw redirect(app.actor.kind === "patient" ? paths.ownInvoice(issued.id) : paths.invoiceView(issued.id));
  return { sheet, itemId, title: sheet.title };
});

/** What a payment is confirmed by where it has no receipt of its own, which this address leads to. */
export default function PrintReceipt() {
  const { sheet, itemId } = useLoaderData<typeof loader>();
  return <ReceiptPage sheet={sheet} pdf={paths.paymentReceiptPdf(itemId)} />;
}
