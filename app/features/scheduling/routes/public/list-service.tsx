import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ListPage } from "../../components/public-lists/list-page";
import { ServiceList } from "../../components/public-lists/service-list";
import { listQueryOf } from "../../schemas/lists/list-filters";
import { searchServices } from "../../services/booking/search-services.server";
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
