import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineLoader } from "~/platform/screen.server";
import { ListPage } from "../../components/booking/list-page";
import { ServiceList } from "../../components/booking/service-list";
import { listQueryOf } from "../../schemas/list-filters";
import { searchServices } from "../../services/search-services.server";
import { kindOfPath } from "./journey-state.server";

export const handle = { sheet: "visitor" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const kind = kindOfPath(url.pathname) ?? "clinic";
  const { after, service: _service, ...filters } = listQueryOf(url);
  const list = await searchServices(app, kind, { ...filters, after });
  const { t } = createTranslator(app.locale);
  const introduction = app.profile.settings.servicesIntroduction;
  return { ...list, kind, filters, introduction, title: t("booking:lists.byService") };
});

export default function ListService() {
  const { kind, filters, offerings, byService, introduction, ...list } = useLoaderData<typeof loader>();
  return (
    <ListPage
      {...list}
      {...{ kind, filters }}
      by="service"
      isEmpty={offerings.length === 0}
      introduction={introduction}
    >
      <ServiceList {...{ offerings, byService, filters }} byProvider={list.byProvider} />
    </ListPage>
  );
}
