import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { recordAction, recordMode } from "~/platform/records/record-route.server";
import { RecordScreen } from "~/screens/record-screen";
import { StatusBadge } from "~/ui/view/status-badge";
import { categoryKind } from "../schemas/categories/category";
import { listCategories } from "../services/categories/list-categories.server";
import { saveCategory } from "../services/categories/save-category.server";
import { setCategoryEnabled } from "../services/categories/set-category-enabled.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...recordMode(url, await listCategories(app)),
  title: createTranslator(app.locale).t("patients:category.title"),
}));

export const action = defineAction(async ({ app, request }) => {
  await authorize(app, "patientCategory.manage");
  return recordAction(request, {
    schema: categoryKind.schema,
    save: (value) => saveCategory(app, value),
    switchTo: (enabled, { id }) => setCategoryEnabled(app, id, enabled),
  });
});

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
