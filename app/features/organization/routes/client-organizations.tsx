import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import { screenTitle } from "~/platform/screen-title";
import { defineAction, defineLoader } from "~/platform/screen.server";
import { catalogHandle } from "../components/catalog-handle";
import { CatalogPage } from "../components/catalog-page";
import { ItemForm } from "../components/item-form";
import { clientSchema } from "../schemas/catalog";
import { readCatalogToChange } from "../services/read-catalog.server";
import { saveClient } from "../services/save-client.server";
import { catalogAction, catalogMode, type CatalogAnswer } from "./catalog-route.server";

export const handle = catalogHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { clients } = await readCatalogToChange(app);
  const title = createTranslator(app.locale).t("organization:clients.title");
  return { clients, ...catalogMode(url, clients), title };
});

export const action = defineAction(({ app, request }) =>
  catalogAction(app, request, { kind: "client", schema: clientSchema, save: saveClient }),
);

export default function ClientOrganizations() {
  const { clients, isForm, item, done, title } = useLoaderData<typeof loader>();
  const answer = useActionData<CatalogAnswer>();
  const { pathname } = useLocation();
  const { t } = useT();
  if (isForm)
    return (
      <ItemForm
        title={t(item ? "organization:clients.edit" : "organization:clients.add")}
        list={{ href: pathname, title }}
        fields={[
          { name: "name", kind: "text", label: t("organization:fields.name") },
          { name: "contactName", kind: "text", label: t("organization:fields.contactName") },
          { name: "email", kind: "text", label: t("organization:fields.email"), latin: true },
          { name: "phone", kind: "text", label: t("organization:fields.phone"), latin: true },
        ]}
        values={item ?? {}}
        answer={answer?.form}
      />
    );
  return (
    <CatalogPage
      words={{
        title,
        text: t("organization:clients.text"),
        add: t("organization:clients.add"),
        empty: t("organization:clients.empty"),
        emptyText: t("organization:clients.emptyText"),
      }}
      href={pathname}
      items={clients}
      columns={[
        {
          key: "name",
          header: t("organization:fields.name"),
          lead: true,
          cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
        },
        {
          key: "contactName",
          header: t("organization:fields.contactName"),
          cell: ({ contactName }) => <bdi>{contactName || "–"}</bdi>,
        },
        { key: "email", header: t("organization:fields.email"), cell: ({ email }) => <bdi>{email || "–"}</bdi> },
      ]}
      done={answer ? null : done}
      inUse={answer?.inUse ?? null}
      trouble={answer?.trouble && t(answer.trouble as PlainKey)}
    />
  );
}
