import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { SheetOfPaper } from "~/screens/print/sheet-of-paper";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { printPrescription } from "../../services/prescriptions/print-prescription.server";

export const handle = { bare: true } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const id = params["itemId"] ?? "";
  const { sheet, copies } = await printPrescription(app, id);
  return { sheet, copies, id, title: sheet.title };
});

/** The paper of a prescription to look at; to be printed it is taken along as a file, which is counted. */
export default function PrintPrescription() {
  const { sheet, copies, id } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <main className="mx-auto flex max-w-[52rem] flex-col gap-6 px-4 py-8 print:max-w-none print:p-0">
      <nav aria-label={t("profile-export:take")} className="flex flex-wrap items-center gap-3 print:hidden">
        <BackLink href={paths.prescriptionView(id)}>{t("prescriptions:back")}</BackLink>
        <LinkButton href={paths.prescriptionPdf(id)} icon="download" download>
          {t("profile-export:formats.pdf")}
        </LinkButton>
      </nav>
      {copies !== null && (
        <p className="text-muted print:hidden">{t("prescriptions:sheet.counted", { number: copies })}</p>
      )}
      <SheetOfPaper sheet={sheet} />
    </main>
  );
}
