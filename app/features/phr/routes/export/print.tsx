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
import { printProfile } from "../../services/export/print-profile.server";

export const handle = { bare: true, islands: ["print"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const patient = url.searchParams.get("patient") ?? undefined;
  const { sheet, opening } = await printProfile(app, patient);
  return { sheet, opening, timeZone: app.profile.timeZone, title: sheet.title, patient };
});

/** The whole health profile on a sheet, to read, to print and to take along as a file. */
export default function PrintHealthProfile() {
  const { sheet, opening, timeZone, patient } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <main className="mx-auto flex max-w-[52rem] flex-col gap-6 px-4 py-8 print:max-w-none print:p-0">
      <nav aria-label={t("profile-export:take")} className="flex flex-wrap items-center gap-3 print:hidden">
        <BackLink href={paths.healthProfile({ patient })}>{t("phr:list.back")}</BackLink>
        <Button hidden data-print="" tone="primary">
          {t("profile-export:print")}
        </Button>
        {(["pdf", "csv", "json"] as const).map((format) => (
          <LinkButton key={format} href={paths.recordExport(format, { patient })} tone="secondary" download>
            {t(`profile-export:formats.${format}`)}
          </LinkButton>
        ))}
        <LinkButton href={paths.recordFhir({ patient })} tone="secondary" download>
          {t("profile-export:formats.fhir")}
        </LinkButton>
      </nav>
      <div className="print:hidden">
        <OpeningBanner {...{ opening, timeZone }} />
      </div>
      <SheetOfPaper sheet={sheet} />
    </main>
  );
}
