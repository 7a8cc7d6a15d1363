import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { defineLoader } from "~/platform/screen.server";
import { ListPage } from "../../components/booking/list-page";
import { ServiceList } from "../../components/booking/service-list";
import { listBookableServices } from "../../services/list-bookable-services.server";
import { kindOfPath } from "./journey-state.server";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title ?? "" }];

export const loader = defineLoader(async ({ app, url }) => {
  const kind = kindOfPath(url.pathname) ?? "clinic";
  const { t } = createTranslator(app.locale);
  return { ...(await listBookableServices(app, kind)), kind, title: `${t("booking:lists.byService")} – ${app.profile.name}` };
});

export default function ListService() {
  const { kind, offerings, byProvider, byService } = useLoaderData<typeof loader>();
  return (
    <ListPage kind={kind} by="service" byProvider={byProvider}>
      <ServiceList offerings={offerings} byService={byService} />
    </ListPage>
  );
}
