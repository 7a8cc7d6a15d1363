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
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { labTestKind } from "../../schemas/laboratory/catalogue";
import { labTests } from "../../services/laboratory/lab-tests.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params: { laboratoryId = "" } }) => ({
  ...recordMode(url, await labTests.list(app, laboratoryId)),
  ...{ laboratoryId, title: createTranslator(app.locale).t("laboratory:tests.title") },
}));

export const action = defineForm(recordActs(labTests, { of: ({ laboratoryId = "" }) => laboratoryId }));

/** What a laboratory can be asked for. */
export default function LabTests() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <RecordScreen
      kind={labTestKind}
      loaded={loaded}
      defaults={{ turnaroundHours: 24 }}
      back={<BackLink href={paths.laboratories()}>{t("laboratory:laboratories.title")}</BackLink>}
      columns={[
        {
          key: "components",
          header: t("laboratory:components.title"),
          cell: ({ id }) => (
            <TextLink href={paths.labComponents(id)} className="inline-flex min-h-11 items-center">
              {t("laboratory:components.open")}
            </TextLink>
          ),
        },
      ]}
    >
      {loaded.items.length === 0 && (
        <form method="post" action={paths.laboratories()} data-once>
          <HiddenFields fields={{ intent: "seed", id: loaded.laboratoryId }} />
          <Button type="submit" tone="secondary">
            {t("laboratory:seed.submit")}
          </Button>
          <p className="mt-2 text-sm text-muted">{t("laboratory:seed.text")}</p>
        </form>
      )}
    </RecordScreen>
  );
}
