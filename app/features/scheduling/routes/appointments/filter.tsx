import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { AppointmentFilters } from "../../components/lists/appointment-filters";
import { listAppointments } from "../../services/lists/list-appointments.server";

export const handle = { namespaces: ["scheduling"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { tab, filter, order, options, searchesPatients } = await listAppointments(
    app,
    Object.fromEntries(url.searchParams),
  );
  return {
    title: createTranslator(app.locale).t("scheduling:list.filter"),
    tab,
    filter,
    order,
    options,
    searchesPatients,
  };
});

export default function FilterAppointments() {
  const { title, tab, filter, ...known } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointments({ tab })}>{t("scheduling:list.title")}</BackLink>}
        title={title}
      />
      <Card>
        <AppointmentFilters
          action={paths.appointments()}
          tab={tab}
          chosen={filter}
          {...known}
          clearHref={paths.appointments({ tab })}
        />
      </Card>
    </>
  );
}
