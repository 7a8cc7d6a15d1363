import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { RecordScreen } from "~/screens/record-screen";
import { BackLink } from "~/ui/action/back-link";
import { labPanelKind } from "../../schemas/laboratory/catalogue";
import { labPanels } from "../../services/catalogue/lab-panels.server";
import { labTests } from "../../services/catalogue/lab-tests.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params: { laboratoryId = "" } }) => {
  const [panels, tests] = await Promise.all([labPanels.list(app, laboratoryId), labTests.list(app, laboratoryId)]);
  return {
    ...recordMode(url, panels),
    tests: tests.filter(({ enabled }) => enabled).map(({ id, name }) => ({ value: id, label: name })),
    title: createTranslator(app.locale).t("laboratory:panels.title"),
  };
});

export const action = defineForm(recordActs(labPanels, { of: ({ laboratoryId = "" }) => laboratoryId }));

/** Tests of a laboratory that are ordered together. */
export default function LabPanels() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <RecordScreen
      kind={labPanelKind}
      loaded={loaded}
      choices={{ testIds: loaded.tests }}
      back={<BackLink href={paths.laboratories()}>{t("laboratory:laboratories.title")}</BackLink>}
      columns={[{ key: "count", header: t("laboratory:fields.tests"), cell: ({ testIds }) => String(testIds.length) }]}
    />
  );
}
