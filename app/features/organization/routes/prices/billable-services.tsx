import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { CURRENCIES } from "~/kernel/codes/currencies";
import { authorize } from "~/platform/access/authorize.server";
import { defineForm } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { FormFields } from "~/screens/form-field";
import { RecordScreen } from "~/screens/record-screen";
import { FieldGroup } from "~/ui/form/field";
import { TextField } from "~/ui/form/text-field";
import { BookablePrices } from "../../components/prices/bookable-prices";
import { useTaxFields } from "../../components/prices/tax-fields";
import { billableServiceKind, billableServiceSchema } from "../../schemas/prices/billable-service";
import { pricedWith, taxesAt } from "../../domain/prices/tax-choice";
import { listBillableServices } from "../../services/prices/list-billable-services.server";
import { saveBillableService } from "../../services/prices/save-billable-service.server";
import { switchBillableService } from "../../services/prices/switch-billable-service.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { services, branches, rates, rounding, offerings } = await listBillableServices(app);
  const mode = recordMode(url, services);
  const used = mode.item?.places ?? [];
  const open = branches.filter(({ id, enabled }) => enabled || used.some(({ branchId }) => branchId === id));
  const placePrices = open.map(({ id, name }) => ({
    ...{ branchId: id, name },
    price: used.find(({ branchId }) => branchId === id)?.price ?? "",
  }));
  return {
    ...mode,
    ...{ placePrices, rates, rounding, offerings },
    currencyCode: app.profile.currencyCode,
    title: createTranslator(app.locale).t("prices:services.title"),
  };
});

export const action = defineForm(
  recordActs({
    kind: { schema: billableServiceSchema },
    reach: (app) => authorize(app, "organization.manage"),
    save: saveBillableService,
    switchTo: switchBillableService,
  }),
);

/** What a clinic charges for beside appointments, with the prices of what is booked above it. */
export default function BillableServices() {
  const {
    placePrices,
    rates,
    rounding,
    offerings,
    currencyCode,
    title: _title,
    ...loaded
  } = useLoaderData<typeof loader>();
  const { t, format } = useT();
  const taxes = useTaxFields(rates, loaded.item?.taxRateIds ?? []);
  const item = loaded.item && { ...loaded.item, places: placePrices };
  return (
    <RecordScreen
      kind={billableServiceKind}
      loaded={{ ...loaded, item }}
      icon="card"
      defaults={{ currencyCode, taxMode: "DEFAULT", places: placePrices }}
      choices={{ currencyCode: CURRENCIES.map(({ code }) => ({ value: code, label: code })) }}
      columns={[
        {
          key: "price",
          header: t("common:fields.price"),
          cell: (service) => {
            const own = taxesAt(rates, service, null);
            const { priceMinor, costMinor } = pricedWith(service.priceMinor, own, rounding);
            const paid = format.money(costMinor, service.currencyCode);
            return (
              <>
                {format.money(priceMinor, service.currencyCode)}
                {costMinor !== priceMinor && (
                  <span className="block text-sm text-muted">{t("prices:services.withTax", { amount: paid })}</span>
                )}
              </>
            );
          },
        },
      ]}
      labels={{
        places: t("prices:services.placePrices"),
        ...Object.fromEntries(taxes.map(({ name, label }) => [name, label])),
        ...Object.fromEntries(placePrices.map(({ name }, index) => [`places[${index}].price`, name])),
      }}
      parts={(form) => (
        <>
          {placePrices.length > 1 && (
            <FieldGroup
              id="places"
              label={t("prices:services.placePrices")}
              hint={t("prices:services.placePricesHint")}
              error={form.error("places")}
            >
              <div className="grid gap-4 tablet:grid-cols-2">
                {placePrices.map(({ branchId, name }, index) => (
                  <div key={branchId}>
                    <input type="hidden" name={`places[${index}].branchId`} value={branchId} />
                    <TextField {...form.text(`places[${index}].price`)} label={name} dir="ltr" inputMode="decimal" />
                  </div>
                ))}
              </div>
            </FieldGroup>
          )}
          <FormFields fields={taxes} form={form} />
        </>
      )}
    >
      <BookablePrices offerings={offerings} />
    </RecordScreen>
  );
}
