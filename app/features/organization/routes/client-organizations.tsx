import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { clientSchema } from "../schemas/catalog/catalog";
import { readCatalogToChange } from "../services/catalog/read-catalog.server";
import { saveClient } from "../services/catalog/save-client.server";
import { catalogHandle } from "./catalog-handle";
import { catalogAction, catalogMode } from "./catalog-route.server";
import { CatalogScreen } from "./catalog-screen";

export const handle = catalogHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { clients } = await readCatalogToChange(app);
  return { ...catalogMode(url, clients), title: createTranslator(app.locale).t("organization:clients.title") };
});

export const action = defineAction(({ app, request }) =>
  catalogAction(app, request, { kind: "client", schema: clientSchema, save: saveClient }),
);

export default function ClientOrganizations() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <CatalogScreen
      words="clients"
      loaded={loaded}
      fields={[
        { name: "name", kind: "text", label: t("organization:fields.name") },
        { name: "contactName", kind: "text", label: t("organization:fields.contactName") },
        { name: "email", kind: "text", label: t("organization:fields.email"), latin: true },
        { name: "phone", kind: "text", label: t("organization:fields.phone"), latin: true },
      ]}
      columns={[
        {
          key: "contactName",
          header: t("organization:fields.contactName"),
          cell: ({ contactName }) => <bdi>{contactName || "–"}</bdi>,
        },
        { key: "email", header: t("organization:fields.email"), cell: ({ email }) => <bdi>{email || "–"}</bdi> },
      ]}
    />
  );
}
