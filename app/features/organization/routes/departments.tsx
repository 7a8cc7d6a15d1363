import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { defineForm } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { CatalogScreen } from "../components/catalog-screen";
import { departmentKind } from "../schemas/catalog/catalog";
import { departments } from "../services/catalog/departments.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...recordMode(url, await departments.list(app)),
  title: createTranslator(app.locale).t("organization:departmentScreen.title"),
}));

export const action = defineForm(recordActs(departments));

export default function Departments() {
  return <CatalogScreen kind={departmentKind} loaded={useLoaderData<typeof loader>()} />;
}
