import { useLoaderData } from "@remix-run/react";
import { callingCodeList } from "~/i18n/calling-codes";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { COUNTRY_ENTRIES } from "~/kernel/codes/countries";
import { timeZones } from "~/kernel/time/time-zones";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import type { FormFieldSpec } from "../components/form-field";
import { branchSchema } from "../schemas/catalog/catalog";
import { readCatalogToChange } from "../services/catalog/read-catalog.server";
import { saveBranch } from "../services/catalog/save-branch.server";
import { catalogHandle } from "./catalog-handle";
import { catalogAction, catalogMode } from "./catalog-route.server";
import { CatalogScreen } from "./catalog-screen";

export const handle = catalogHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { branches } = await readCatalogToChange(app);
  const mode = catalogMode(url, branches);
  const { timeZone, phoneCallingCode } = app.profile;
  return {
    ...mode,
    defaults: { timeZone, phoneCallingCode },
    zones: mode.isForm ? timeZones() : [],
    title: createTranslator(app.locale).t("organization:branchScreen.title"),
  };
});

export const action = defineAction(({ app, request }) =>
  catalogAction(app, request, { kind: "branch", schema: branchSchema, save: saveBranch }),
);

export default function Branches() {
  const { defaults, zones, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useT();
  const fields = useBranchFields(zones);
  return (
    <CatalogScreen
      words="branchScreen"
      loaded={loaded}
      fields={fields}
      defaults={defaults}
      columns={[
        {
          key: "address",
          header: t("organization:fields.address"),
          cell: ({ address, city }) => <bdi>{[address, city].filter(Boolean).join(", ") || "–"}</bdi>,
        },
        {
          key: "zone",
          header: t("organization:fields.timeZone"),
          cell: ({ timeZone }) => <bdi>{timeZone.replaceAll("_", " ")}</bdi>,
        },
      ]}
    />
  );
}

const COUNTRIES = [...new Set(COUNTRY_ENTRIES.map(({ countryISOCode }) => countryISOCode))];

/** What is asked of a branch; `zones` are those that can be chosen. */
function useBranchFields(zones: readonly string[]): FormFieldSpec[] {
  const { t, format, bcp47 } = useT();
  const optional = t("common:form.selectOne");
  return [
    { name: "name", kind: "text", label: t("organization:fields.name") },
    { name: "address", kind: "text", label: t("organization:fields.address"), autoComplete: "off" },
    { name: "postalCode", kind: "text", label: t("organization:fields.postalCode"), latin: true },
    { name: "city", kind: "text", label: t("organization:fields.city") },
    {
      name: "countryCode",
      kind: "choice",
      label: t("organization:fields.countryCode"),
      placeholder: optional,
      options: COUNTRIES.map((code) => ({ value: code, label: format.countryName(code) })).sort((a, b) =>
        a.label.localeCompare(b.label, bcp47),
      ),
    },
    {
      name: "timeZone",
      kind: "choice",
      label: t("organization:fields.timeZone"),
      hint: t("organization:fields.timeZoneHint"),
      options: zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
    },
    {
      name: "phoneCallingCode",
      kind: "choice",
      label: t("organization:fields.phoneCallingCode"),
      placeholder: optional,
      options: callingCodeList(bcp47),
    },
    { name: "phone", kind: "text", label: t("organization:fields.phone"), latin: true },
    { name: "email", kind: "text", label: t("organization:fields.email"), latin: true },
  ];
}
