import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { RecordScreen } from "~/screens/record-screen";
import { StatusBadge } from "~/ui/view/status-badge";
import { categoryKind } from "../schemas/categories/category";
import { categories } from "../services/categories/categories.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...recordMode(url, await categories.list(app)),
  title: createTranslator(app.locale).t("patients:category.title"),
}));

export const action = defineForm(recordActs(categories));

export default function PatientCategories() {
  const { t, format } = useT();
  return (
    <RecordScreen
      kind={categoryKind}
      loaded={useLoaderData<typeof loader>()}
      icon="people"
      formBelow
      cells={{ name: ({ name, colour }) => <StatusBadge colour={colour}>{name}</StatusBadge> }}
      columns={[
        {
          key: "patients",
          header: t("patients:category.patients"),
          cell: ({ patients }) => format.number(patients),
        },
      ]}
    />
  );
}
