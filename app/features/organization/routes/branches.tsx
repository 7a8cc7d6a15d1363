import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { callingCodeOptions } from "~/i18n/calling-codes";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import { COUNTRY_ENTRIES } from "~/kernel/countries";
import { timeZones } from "~/kernel/time-zones";
import { screenTitle } from "~/platform/screen-title";
import { defineAction, defineLoader } from "~/platform/screen.server";
import { catalogHandle } from "../components/catalog-handle";
import { CatalogPage } from "../components/catalog-page";
import type { FormFieldSpec } from "../components/form-field";
import { ItemForm } from "../components/item-form";
import { branchSchema } from "../schemas/catalog";
import { readCatalogToChange } from "../services/read-catalog.server";
import { saveBranch } from "../services/save-branch.server";
import { catalogAction, catalogMode, type CatalogAnswer } from "./catalog-route.server";

export const handle = catalogHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { branches } = await readCatalogToChange(app);
  const mode = catalogMode(url, branches);
  const { timeZone, phoneCallingCode } = app.profile;
  const title = createTranslator(app.locale).t("organization:branchScreen.title");
  const countries = [...new Set(COUNTRY_ENTRIES.map(({ countryISOCode }) => countryISOCode))];
  return {
    branches,
    ...mode,
    defaults: { timeZone, phoneCallingCode },
    zones: mode.isForm ? timeZones() : [],
    countries,
    title,
  };
});

export const action = defineAction(({ app, request }) =>
  catalogAction(app, request, { kind: "branch", schema: branchSchema, save: saveBranch }),
);

export default function Branches() {
  const { branches, isForm, done } = useLoaderData<typeof loader>();
  const answer = useActionData<CatalogAnswer>();
  const { pathname } = useLocation();
  const { t } = useT();
  if (isForm) return <BranchForm />;
  return (
    <CatalogPage
      words={{
        title: t("organization:branchScreen.title"),
        text: t("organization:branchScreen.text"),
        add: t("organization:branchScreen.add"),
        empty: t("organization:branchScreen.empty"),
        emptyText: t("organization:branchScreen.emptyText"),
      }}
      href={pathname}
      items={branches}
      columns={[
        {
          key: "name",
          header: t("organization:fields.name"),
          lead: true,
          cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
        },
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
      done={answer ? null : done}
      inUse={answer?.inUse ?? null}
      trouble={answer?.trouble && t(answer.trouble as PlainKey)}
    />
  );
}

function BranchForm() {
  const { item, defaults, zones, countries } = useLoaderData<typeof loader>();
  const answer = useActionData<CatalogAnswer>();
  const { pathname } = useLocation();
  const { t, format, bcp47 } = useT();
  const optional = t("common:form.selectOne");
  const fields: FormFieldSpec[] = [
    { name: "name", kind: "text", label: t("organization:fields.name") },
    { name: "address", kind: "text", label: t("organization:fields.address"), autoComplete: "off" },
    { name: "postalCode", kind: "text", label: t("organization:fields.postalCode"), latin: true },
    { name: "city", kind: "text", label: t("organization:fields.city") },
    {
      name: "countryCode",
      kind: "choice",
      label: t("organization:fields.countryCode"),
      placeholder: optional,
      options: countries
        .map((code) => ({ value: code, label: format.countryName(code) }))
        .sort((a, b) => a.label.localeCompare(b.label, bcp47)),
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
      options: callingCodeOptions(bcp47).map(({ callingCode, label }) => ({ value: callingCode, label })),
    },
    { name: "phone", kind: "text", label: t("organization:fields.phone"), latin: true },
    { name: "email", kind: "text", label: t("organization:fields.email"), latin: true },
  ];
  return (
    <ItemForm
      title={t(item ? "organization:branchScreen.edit" : "organization:branchScreen.add")}
      list={{ href: pathname, title: t("organization:branchScreen.title") }}
      fields={fields}
      values={item ?? defaults}
      answer={answer?.form}
    />
  );
}
