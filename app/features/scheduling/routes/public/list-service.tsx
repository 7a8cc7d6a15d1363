import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { screenTitle } from "~/platform/screen-title";
import { defineLoader } from "~/platform/screen.server";
import { ListPage } from "../../components/booking/list-page";
import { ServiceList } from "../../components/booking/service-list";
import { listBookableServices } from "../../services/list-bookable-services.server";
import { kindOfPath } from "./journey-state.server";

export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const kind = kindOfPath(url.pathname) ?? "clinic";
  const { t } = createTranslator(app.locale);
  return {
    ...(await listBookableServices(app, kind)),
    kind,
    introduction: app.profile.settings.servicesIntroduction,
    title: t("booking:lists.byService"),
  };
});

export default function ListService() {
  const { kind, offerings, byProvider, byService, introduction } = useLoaderData<typeof loader>();
  return (
    <ListPage kind={kind} by="service" byProvider={byProvider}>
      {introduction && (
        <p className="max-w-prose whitespace-pre-line text-lg" dir="auto">
          {introduction}
        </p>
      )}
      <ServiceList offerings={offerings} byService={byService} />
    </ListPage>
  );
}
