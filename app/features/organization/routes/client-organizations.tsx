import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordMode } from "~/platform/records/record-route.server";
import { CatalogScreen } from "../components/catalog-screen";
import { clientKind } from "../schemas/catalog/catalog";
import { readCatalogToChange } from "../services/catalog/read-catalog.server";
import { saveClient } from "../services/catalog/save-client.server";
import { catalogAction } from "./catalog-action.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { clients } = await readCatalogToChange(app);
  return { ...recordMode(url, clients), title: createTranslator(app.locale).t("organization:clients.title") };
});

export const action = defineAction(({ app, request }) =>
  catalogAction(app, request, "client", clientKind.schema, saveClient),
);

export default function ClientOrganizations() {
  return <CatalogScreen kind={clientKind} loaded={useLoaderData<typeof loader>()} />;
}
