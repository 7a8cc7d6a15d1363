import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ReceiptPage } from "../../components/payments/receipt-page";
import { printYear } from "../../services/payments/print-receipt.server";

export const handle = { bare: true, islands: ["print"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { year = "" } }) => {
  const sheet = await printYear(app, year);
  return { sheet, year, title: sheet.title };
});

export default function PrintYear() {
  const { sheet, year } = useLoaderData<typeof loader>();
  return <ReceiptPage sheet={sheet} pdf={paths.yearReceiptsPdf(year)} />;
}
