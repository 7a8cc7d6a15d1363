import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { createTranslator } from "~/i18n/translator.server";
import { defineForm } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { CatalogScreen } from "../components/catalog-screen";
import { branchKind } from "../schemas/catalog/catalog";
import { branches } from "../services/catalog/branches.server";
import { inUse } from "./in-use.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { timeZone, phoneCallingCode, countryCode } = app.profile;
  return {
    ...recordMode(url, await branches.list(app)),
    defaults: { timeZone, phoneCallingCode, countryCode },
    title: createTranslator(app.locale).t("organization:branchScreen.title"),
  };
});

export const action = defineForm(recordActs(branches, { refused: inUse }));

export default function Branches() {
  const { defaults, ...loaded } = useLoaderData<typeof loader>();
  const { format } = useT();
  return (
    <CatalogScreen
      kind={branchKind}
      loaded={loaded}
      defaults={defaults}
      cells={{
        address: ({ address, city }) => <bdi>{[address, city].filter(Boolean).join(", ") || "–"}</bdi>,
        timeZone: ({ timeZone }) => <bdi>{format.zoneName(timeZone, 0)}</bdi>,
      }}
    />
  );
}
