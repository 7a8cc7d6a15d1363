import { useT } from "~/i18n/use-t";
import { minorWritten, percentWritten } from "~/kernel/money/typed";
import { Button, LinkButton } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { DateField } from "~/ui/form/date-field";
import { FieldGroup } from "~/ui/form/field";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { NativeSelect } from "~/ui/form/native-select";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import { Card } from "~/ui/view/card";
import type { DiscountView } from "../../domain/discounts/discount-view";
import { DISCOUNT_VALUES, SERVICE_FIELD } from "../../domain/discounts/discount-kinds";
import { discountErrors, type RefusedDiscount } from "./discount-errors";

interface DiscountFormProps {
  /** The one that is changed; null for a new one. */
  discount: DiscountView | null;
  offerings: readonly { value: string; label: string; isOffered: boolean }[];
  currencies: readonly string[];
  refused: RefusedDiscount | undefined;
  backHref: string;
}

const count = (limit: number | null): string => (limit === null ? "" : String(limit));

/** What stands in the fields of a discount as it is stored. */
function storedValues(discount: DiscountView | null): Readonly<Record<string, string>> {
  if (!discount) return { value: "percent" };
  const { name, code, ratePpm, amountMinor, currencyCode, firstDay, lastDay, limitTotal, limitPerPatient } = discount;
  return {
    ...{ name, code, currencyCode, firstDay: firstDay ?? "", lastDay: lastDay ?? "" },
    value: ratePpm === null ? "amount" : "percent",
    percent: ratePpm === null ? "" : percentWritten(ratePpm),
    amount: amountMinor === null ? "" : minorWritten(amountMinor, currencyCode),
    ...{ limitTotal: count(limitTotal), limitPerPatient: count(limitPerPatient) },
    ...Object.fromEntries(discount.services.map((id) => [SERVICE_FIELD + id, "on"])),
    ...(discount.firstOnly ? { firstOnly: "on" } : {}),
    ...(discount.isStackable ? { isStackable: "on" } : {}),
  };
}

/** The form of one discount, above the list of all. */
export function DiscountForm({ discount, offerings, currencies, refused, backHref }: DiscountFormProps) {
  const { t } = useT();
  const { errorOf } = discountErrors(refused);
  const values = refused?.sent ?? storedValues(discount);
  const said = (name: string) => ({ name, defaultValue: values[name] ?? "", error: errorOf(name) });
  const optional = { optionalLabel: `(${t("common:form.optional")})` };
  return (
    <Card>
      <form method="post" noValidate data-draft className="group/discount">
        <Stack>
          <h2 className="text-lg font-semibold">
            {discount ? t("discounts:form.changeTitle", { name: discount.name }) : t("discounts:list.add")}
          </h2>
          {discount && (
            <>
              <HiddenFields fields={{ id: discount.id }} />
              <VersionField version={refused?.sent["version"] ?? discount.version} />
            </>
          )}
          <TextField {...said("name")} label={t("discounts:form.name")} hint={t("discounts:form.nameHint")} />
          <TextField
            {...said("code")}
            {...optional}
            label={t("discounts:form.code")}
            hint={t("discounts:form.codeHint")}
            width="half"
          />
          <RadioGroup
            {...said("value")}
            label={t("discounts:form.value")}
            columns={2}
            options={DISCOUNT_VALUES.map((value) => ({ value, label: t(`discounts:form.values.${value}`) }))}
          />
          <div className="group-has-[input[value=amount]:checked]/discount:hidden">
            <TextField
              {...said("percent")}
              label={t("discounts:form.percent")}
              hint={t("discounts:form.percentHint")}
              inputMode="decimal"
              width="short"
            />
          </div>
          <div className="grid items-end group-has-[input[value=percent]:checked]/discount:hidden gap-4 tablet:max-w-[30rem] tablet:grid-cols-2">
            <TextField {...said("amount")} label={t("discounts:form.amount")} inputMode="decimal" />
            <NativeSelect
              {...said("currencyCode")}
              label={t("discounts:form.currency")}
              options={currencies.map((value) => ({ value, label: value }))}
            />
          </div>
          <ForServices
            {...{ offerings, values }}
            isLimited={discount !== null && discount.services.length > 0}
            error={errorOf("services")}
          />
          <div className="grid gap-4 tablet:max-w-[30rem] tablet:grid-cols-2">
            <DateField {...said("firstDay")} {...optional} label={t("discounts:form.firstDay")} />
            <DateField {...said("lastDay")} {...optional} label={t("discounts:form.lastDay")} />
            <TextField
              {...said("limitTotal")}
              {...optional}
              label={t("discounts:form.limitTotal")}
              inputMode="numeric"
            />
            <TextField
              {...said("limitPerPatient")}
              {...optional}
              label={t("discounts:form.limitPerPatient")}
              inputMode="numeric"
            />
          </div>
          <div>
            <Checkbox
              name="firstOnly"
              label={t("discounts:form.firstOnly")}
              hint={t("discounts:form.firstOnlyHint")}
              defaultChecked={values["firstOnly"] === "on"}
            />
            <Checkbox
              name="isStackable"
              label={t("discounts:form.stackable")}
              hint={t("discounts:form.stackableHint")}
              defaultChecked={values["isStackable"] === "on"}
            />
          </div>
          <Cluster>
            <Button type="submit" name="intent" value={discount ? "change" : "add"}>
              {t("discounts:form.save")}
            </Button>
            <LinkButton href={backHref} tone="quiet">
              {t("common:actions.cancel")}
            </LinkButton>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

interface ForServicesProps extends Pick<DiscountFormProps, "offerings"> {
  values: Readonly<Record<string, string>>;
  /** It is for some services alone: that it is for all from now on is said by a box of its own. */
  isLimited: boolean;
  error: string | undefined;
}

/** The services that it is for. */
function ForServices({ offerings, values, isLimited, error }: ForServicesProps) {
  const { t } = useT();
  return (
    <FieldGroup
      id="services"
      label={t("discounts:form.services")}
      hint={t(isLimited ? "discounts:form.servicesOf" : "discounts:form.servicesHint")}
      error={error}
    >
      <div className="grid gap-x-6 tablet:grid-cols-2">
        {offerings.map(({ value, label, isOffered }, index) => (
          <Checkbox
            key={value}
            id={index === 0 ? "services" : undefined}
            name={SERVICE_FIELD + value}
            label={<bdi>{label}</bdi>}
            hint={isOffered ? undefined : t("discounts:form.notOffered")}
            defaultChecked={values[SERVICE_FIELD + value] === "on"}
          />
        ))}
      </div>
      {isLimited && (
        <Checkbox
          name="allServices"
          label={t("discounts:form.allServices")}
          defaultChecked={values["allServices"] === "on"}
        />
      )}
    </FieldGroup>
  );
}
