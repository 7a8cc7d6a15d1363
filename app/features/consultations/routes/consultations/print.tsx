import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { SheetOfPaper } from "~/screens/print/sheet-of-paper";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { OpeningBanner } from "~/screens/opening-banner";
import { printConsultation } from "../../services/consultations/print-consultation.server";

export const handle = { bare: true, islands: ["print"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { consultationId = "" } }) => {
  const { sheet, opening } = await printConsultation(app, consultationId);
  return { sheet, opening, consultationId, timeZone: app.profile.timeZone, title: sheet.title };
});

/** A consultation's summary on a sheet, to read, to print and to take along. */
export default function PrintConsultation() {
  const { sheet, opening, timeZone, consultationId } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <main className="mx-auto flex max-w-[52rem] flex-col gap-6 px-4 py-8 print:max-w-none print:p-0">
      <nav aria-label={t("consultations:actions.print")} className="flex flex-wrap items-center gap-3 print:hidden">
        <BackLink href={paths.consultation(consultationId)}>{t("consultations:summary")}</BackLink>
        <Button hidden data-print="" tone="primary">
          {t("profile-export:print")}
        </Button>
        <LinkButton href={paths.consultationPdf(consultationId)} tone="secondary" icon="download" download>
          {t("consultations:actions.pdf")}
        </LinkButton>
      </nav>
      <div className="print:hidden">
        <OpeningBanner {...{ opening, timeZone }} />
      </div>
      <SheetOfPaper sheet={sheet} />
    </main>
  );
}
