import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineLoader } from "~/platform/screen.server";
import { ListPage } from "../../components/booking/list-page";
import { listHref } from "../../components/booking/list-tabs";
import { ProviderList } from "../../components/booking/provider-list";
import { listQueryOf } from "../../schemas/list-filters";
import { listBookableProviders } from "../../services/list-bookable-providers.server";
import { kindOfPath } from "./journey-state.server";

export const handle = { sheet: "visitor" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const kind = kindOfPath(url.pathname) ?? "clinic";
  const { after, ...filters } = listQueryOf(url);
  const list = await listBookableProviders(app, { kind, ...filters, after });
  if (!list.byProvider) throw redirect(listHref(kind, "service"));
  const { t } = createTranslator(app.locale);
  return { ...list, kind, filters, title: t("booking:lists.byProvider") };
});

export default function ListProvider() {
  const { kind, filters, cards, ...list } = useLoaderData<typeof loader>();
  return (
    <ListPage {...list} {...{ kind, filters }} by="provider" isEmpty={cards.length === 0}>
      <ProviderList {...{ kind, cards }} />
    </ListPage>
  );
}
