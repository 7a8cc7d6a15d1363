import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ListPage } from "../../components/public-lists/list-page";
import { listHref } from "../../components/public-lists/list-tabs";
import { ProviderList } from "../../components/public-lists/provider-list";
import { listQueryOf } from "../../schemas/lists/list-filters";
import { listBookableProviders } from "../../services/booking/list-bookable-providers.server";
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
