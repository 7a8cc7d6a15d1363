import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { departmentSchema } from "../schemas/catalog/catalog";
import { readCatalogToChange } from "../services/catalog/read-catalog.server";
import { saveDepartment } from "../services/catalog/save-department.server";
import { catalogHandle } from "./catalog-handle";
import { catalogAction, catalogMode } from "./catalog-route.server";
import { CatalogScreen } from "./catalog-screen";

export const handle = catalogHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { departments } = await readCatalogToChange(app);
  const title = createTranslator(app.locale).t("organization:departmentScreen.title");
  return { ...catalogMode(url, departments), title };
});

export const action = defineAction(({ app, request }) =>
  catalogAction(app, request, { kind: "department", schema: departmentSchema, save: saveDepartment }),
);

export default function Departments() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <CatalogScreen
      words="departmentScreen"
      loaded={loaded}
      fields={[
        { name: "name", kind: "text", label: t("organization:fields.name") },
        { name: "description", kind: "lines", label: t("organization:fields.description") },
      ]}
      columns={[
        {
          key: "description",
          header: t("organization:fields.description"),
          cell: ({ description }) => <bdi>{description || "–"}</bdi>,
        },
      ]}
    />
  );
}
