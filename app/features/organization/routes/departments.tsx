import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import { screenTitle } from "~/platform/screen-title";
import { defineAction, defineLoader } from "~/platform/screen.server";
import { catalogHandle } from "../components/catalog-handle";
import { CatalogPage } from "../components/catalog-page";
import { ItemForm } from "../components/item-form";
import { departmentSchema } from "../schemas/catalog";
import { readCatalogToChange } from "../services/read-catalog.server";
import { saveDepartment } from "../services/save-department.server";
import { catalogAction, catalogMode, type CatalogAnswer } from "./catalog-route.server";

export const handle = catalogHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { departments } = await readCatalogToChange(app);
  const title = createTranslator(app.locale).t("organization:departmentScreen.title");
  return { departments, ...catalogMode(url, departments), title };
});

export const action = defineAction(({ app, request }) =>
  catalogAction(app, request, { kind: "department", schema: departmentSchema, save: saveDepartment }),
);

export default function Departments() {
  const { departments, isForm, item, done, title } = useLoaderData<typeof loader>();
  const answer = useActionData<CatalogAnswer>();
  const { pathname } = useLocation();
  const { t } = useT();
  if (isForm)
    return (
      <ItemForm
        title={t(item ? "organization:departmentScreen.edit" : "organization:departmentScreen.add")}
        list={{ href: pathname, title }}
        fields={[
          { name: "name", kind: "text", label: t("organization:fields.name") },
          { name: "description", kind: "lines", label: t("organization:fields.description") },
        ]}
        values={item ?? {}}
        answer={answer?.form}
      />
    );
  return (
    <CatalogPage
      words={{
        title,
        text: t("organization:departmentScreen.text"),
        add: t("organization:departmentScreen.add"),
        empty: t("organization:departmentScreen.empty"),
        emptyText: t("organization:departmentScreen.emptyText"),
      }}
      href={pathname}
      items={departments}
      columns={[
        {
          key: "name",
          header: t("organization:fields.name"),
          lead: true,
          cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
        },
        {
          key: "description",
          header: t("organization:fields.description"),
          cell: ({ description }) => <bdi>{description || "–"}</bdi>,
        },
      ]}
      done={answer ? null : done}
      inUse={answer?.inUse ?? null}
      trouble={answer?.trouble && t(answer.trouble as PlainKey)}
    />
  );
}
