import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { RecordScreen } from "~/screens/record-screen";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Banner } from "~/ui/view/banner";
import { MissingLimits, StandardLimits } from "../../components/laboratory/standard-limits";
import { labTestKind } from "../../schemas/laboratory/catalogue";
import { labTests } from "../../services/catalogue/lab-tests.server";
import { listStandardLimits, takeStandardLimits } from "../../services/catalogue/standard-limits.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params: { laboratoryId = "" } }) => ({
  ...recordMode(url, await labTests.list(app, laboratoryId)),
  ...{ laboratoryId, title: createTranslator(app.locale).t("laboratory:tests.title") },
  limits: await listStandardLimits(app, laboratoryId),
  ...{ isLimits: url.searchParams.has("limits"), hasTaken: url.searchParams.get("done") === "limits" },
}));

export const action = defineForm({
  ...recordActs(labTests, { of: ({ laboratoryId = "" }) => laboratoryId }),
  takeLimits: press(async ({ app, value, params: { laboratoryId = "" } }) => {
    await takeStandardLimits(app, { laboratoryId, shown: value["shown"] });
    return redirect(paths.labTests(laboratoryId, { done: "limits" }), 303);
  }),
});

/** What a laboratory can be asked for. */
export default function LabTests() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useT();
  const { laboratoryId, limits, isLimits, hasTaken } = loaded;
  const { offers } = limits;
  if (isLimits && offers.length > 0) return <StandardLimits {...{ laboratoryId, ...limits }} />;
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
      {hasTaken && (
        <Banner tone="good" live>
          {t("laboratory:limits.taken")}
        </Banner>
      )}
      {offers.length > 0 && <MissingLimits laboratoryId={laboratoryId} count={offers.length} />}
      {loaded.items.length === 0 && (
        <form method="post" action={paths.laboratories()} data-once>
          <HiddenFields fields={{ intent: "seed", id: laboratoryId }} />
          <Button type="submit" tone="secondary">
            {t("laboratory:seed.submit")}
          </Button>
          <p className="mt-2 text-sm text-muted">{t("laboratory:seed.text")}</p>
        </form>
      )}
    </RecordScreen>
  );
}
