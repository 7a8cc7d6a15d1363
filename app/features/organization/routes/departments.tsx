import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordMode } from "~/platform/records/record-route.server";
import { CatalogScreen } from "../components/catalog-screen";
import { departmentKind } from "../schemas/catalog/catalog";
import { readCatalogToChange } from "../services/catalog/read-catalog.server";
import { saveDepartment } from "../services/catalog/save-department.server";
import { catalogAction } from "./catalog-action.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { departments } = await readCatalogToChange(app);
  return {
    ...recordMode(url, departments),
    title: createTranslator(app.locale).t("organization:departmentScreen.title"),
  };
});

export const action = defineAction(({ app, request }) =>
  catalogAction(app, request, "department", departmentKind.schema, saveDepartment),
);

export default function Departments() {
  return <CatalogScreen kind={departmentKind} loaded={useLoaderData<typeof loader>()} />;
}
