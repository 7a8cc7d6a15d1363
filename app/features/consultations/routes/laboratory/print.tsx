import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { SheetOfPaper } from "~/screens/print/sheet-of-paper";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { printLabOrder } from "../../services/laboratory/print-lab-order.server";

export const handle = { bare: true, islands: ["print"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { orderId = "" } }) => {
  const sheet = await printLabOrder(app, orderId);
  return { sheet, orderId, title: sheet.title };
});

/** An order on paper, to read, to print and to take along as a file. */
export default function PrintLabOrder() {
  const { sheet, orderId, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <main className="mx-auto flex max-w-[52rem] flex-col gap-6 px-4 py-8 print:max-w-none print:p-0">
      <nav aria-label={t("profile-export:take")} className="flex flex-wrap items-center gap-3 print:hidden">
        <BackLink href={paths.labOrder(orderId)}>{title}</BackLink>
        <Button hidden data-print="" tone="primary">
          {t("profile-export:print")}
        </Button>
        <LinkButton href={paths.labOrderPdf(orderId)} tone="secondary" icon="download" download>
          {t("profile-export:formats.pdf")}
        </LinkButton>
      </nav>
      <SheetOfPaper sheet={sheet} />
    </main>
  );
}
