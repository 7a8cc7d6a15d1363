import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { defineForm } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { CatalogScreen } from "../components/catalog-screen";
import { clientKind } from "../schemas/catalog/catalog";
import { clients } from "../services/catalog/clients.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...recordMode(url, await clients.list(app)),
  title: createTranslator(app.locale).t("organization:clients.title"),
}));

export const action = defineForm(recordActs(clients));

export default function ClientOrganizations() {
  return <CatalogScreen kind={clientKind} loaded={useLoaderData<typeof loader>()} />;
}
