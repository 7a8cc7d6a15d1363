import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { EmptyState } from "~/ui/view/empty-state";
import { SampleLabel } from "../../components/laboratory/sample-label";
import { printLabLabels } from "../../services/laboratory/print-lab-labels.server";

export const handle = { bare: true, islands: ["print"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { orderId = "" } }) => ({
  ...(await printLabLabels(app, orderId)),
  timeZone: app.profile.timeZone,
  title: createTranslator(app.locale).t("laboratory:labels.title"),
}));

/** The labels of the samples of an order, to print. */
export default function LabLabels() {
  const { order, labels, title, timeZone, ...person } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <main className="mx-auto flex max-w-[52rem] flex-col gap-6 px-4 py-8 print:max-w-none print:p-0">
      <nav aria-label={title} className="flex flex-wrap items-center gap-3 print:hidden">
        <BackLink href={paths.labDeskOrder(order.id)}>
          {t("laboratory:orderNumber", { number: order.number ?? 0 })}
        </BackLink>
        {labels.length > 0 && (
          <Button hidden data-print="" tone="primary">
            {t("profile-export:print")}
          </Button>
        )}
      </nav>
      <h1 className="text-2xl font-semibold print:hidden">{title}</h1>
      {labels.length === 0 ? (
        <EmptyState icon="document" title={t("laboratory:labels.empty")} />
      ) : (
        <ul className="flex flex-wrap gap-4 print:gap-2">
          {labels.map((label) => (
            <SampleLabel key={label.id} label={label} person={person} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </main>
  );
}
