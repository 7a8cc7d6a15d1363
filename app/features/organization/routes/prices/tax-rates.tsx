import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode, recordPress } from "~/platform/records/record-route.server";
import { RecordScreen, type RecordAnswer } from "~/screens/record-screen";
import { answerTo } from "~/screens/use-posted-form";
import { Banner } from "~/ui/view/banner";
import { RoundingForm } from "../../components/prices/rounding-form";
import { TaxExample } from "../../components/prices/tax-example";
import { TaxRateRows } from "../../components/prices/tax-rate-rows";
import { roundingSchema, taxRateKind } from "../../schemas/prices/tax-rate";
import { changeTaxRounding } from "../../services/prices/change-tax-rounding.server";
import { listTaxRates } from "../../services/prices/list-tax-rates.server";
import { moveTaxRate } from "../../services/prices/move-tax-rate.server";
import { saveTaxRate } from "../../services/prices/save-tax-rate.server";
import { switchTaxRate } from "../../services/prices/switch-tax-rate.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { taxRates, rates, rounding, branches } = await listTaxRates(app);
  const mode = recordMode(url, taxRates);
  const used = mode.item?.branchId;
  return {
    ...mode,
    ...{ rates, rounding, rounded: url.searchParams.get("done") === "rounded" },
    branches: branches.filter(({ id, enabled }) => enabled || id === used).map(({ id, name }) => ({ id, name })),
    currencyCode: app.profile.currencyCode,
    title: createTranslator(app.locale).t("prices:taxRates.title"),
  };
});

const moves = (intent: "up" | "down") =>
  recordPress(intent, ({ app, value: { id, from } }) => moveTaxRate(app, { id, intent, from }));

export const action = defineForm({
  ...recordActs({
    kind: taxRateKind,
    reach: (app) => authorize(app, "organization.manage"),
    save: saveTaxRate,
    switchTo: switchTaxRate,
  }),
  up: moves("up"),
  down: moves("down"),
  round: act(
    async ({ app }) => {
      await authorize(app, "organization.manage");
      return roundingSchema;
    },
    async ({ app, value }) => {
      await changeTaxRounding(app, value);
      return redirect(`${paths.setting("tax_rates")}?done=rounded`, 303);
    },
  ),
});

/** The taxes that an organization charges: written, changed, put in order, switched on and off; and how they are rounded. */
export default function TaxRates() {
  const { rates, rounding, rounded, branches, currencyCode, title: _title, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<RecordAnswer>();
  const { t } = useT();
  const rows = (items: typeof loaded.items) => (
    <TaxRateRows rates={items} branches={branches} href={paths.setting("tax_rates")} />
  );
  return (
    <>
      <RecordScreen
        kind={taxRateKind}
        loaded={loaded}
        icon="card"
        defaults={{ isDefault: true }}
        choices={{ branchId: branches.map(({ id, name }) => ({ value: id, label: name })) }}
        rows={rows}
      >
        {rounded && (
          <Banner tone="good" live>
            {t("prices:rounding.done")}
          </Banner>
        )}
      </RecordScreen>
      {!loaded.isForm && (
        <>
          <TaxExample {...{ rates, branches, rounding, currencyCode }} />
          <RoundingForm rounding={rounding} answer={answerTo(answer?.form, { intent: "round" })} />
        </>
      )}
    </>
  );
}
