import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordMode } from "~/platform/records/record-route.server";
import { CatalogScreen } from "../components/catalog-screen";
import { branchKind } from "../schemas/catalog/catalog";
import { readCatalogToChange } from "../services/catalog/read-catalog.server";
import { saveBranch } from "../services/catalog/save-branch.server";
import { catalogAction } from "./catalog-action.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { branches } = await readCatalogToChange(app);
  const { timeZone, phoneCallingCode } = app.profile;
  return {
    ...recordMode(url, branches),
    defaults: { timeZone, phoneCallingCode },
    title: createTranslator(app.locale).t("organization:branchScreen.title"),
  };
});

export const action = defineAction(({ app, request }) =>
  catalogAction(app, request, "branch", branchKind.schema, saveBranch),
);

export default function Branches() {
  const { defaults, ...loaded } = useLoaderData<typeof loader>();
  return (
    <CatalogScreen
      kind={branchKind}
      loaded={loaded}
      defaults={defaults}
      cells={{
        address: ({ address, city }) => <bdi>{[address, city].filter(Boolean).join(", ") || "–"}</bdi>,
        timeZone: ({ timeZone }) => <bdi>{timeZone.replaceAll("_", " ")}</bdi>,
      }}
    />
  );
}
