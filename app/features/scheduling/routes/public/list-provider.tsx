import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { screenTitle } from "~/platform/screen-title";
import { defineLoader } from "~/platform/screen.server";
import { ListPage } from "../../components/booking/list-page";
import { listHref } from "../../components/booking/list-tabs";
import { ProviderList } from "../../components/booking/provider-list";
import { listBookableProviders } from "../../services/list-bookable-providers.server";
import { listQuery } from "./list-query.server";
import { kindOfPath } from "./journey-state.server";

export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const kind = kindOfPath(url.pathname) ?? "clinic";
  const { service, department, location, after } = listQuery(url);
  const list = await listBookableProviders(app, {
    kind,
    serviceOfferingId: service,
    departmentId: department,
    branchId: location,
    after,
  });
  if (!list.byProvider) throw redirect(listHref(kind, "service"));
  const { t } = createTranslator(app.locale);
  return { ...list, kind, filters: { service, department, location }, title: t("booking:lists.byProvider") };
});

export default function ListProvider() {
  const { kind, cards, filters, offerings, next } = useLoaderData<typeof loader>();
  return (
    <ListPage kind={kind} by="provider" byProvider>
      <ProviderList {...{ kind, cards, filters, offerings, next }} />
    </ListPage>
  );
}
