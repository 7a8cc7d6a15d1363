import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { NativeSelect } from "~/ui/form/native-select";
import { ANYONE } from "../../domain/panel/panel-choice";
import { providerName } from "../appointments/person-names";
import { priceText } from "../booking/price-text";
import { panelId, type PanelPart } from "./panel-props";
import { PanelSection } from "./panel-section";

/** What, with whom or anyone, where, and what it costs there; choosing one narrows the others. */
export function PanelChoices({ view: { fitted, fields, mode }, errorOf }: PanelPart) {
  const { t, format } = useT();
  const { offerings, providers, branches, choice, anyone, price } = fitted;
  const field = (name: "serviceOfferingId" | "employeeId" | "branchId") => ({
    ...{ id: panelId(name), name, key: choice?.[name], defaultValue: choice?.[name], error: errorOf(name) },
  });
  const standsForAnyone = fitted.forAnyone || fields["forAnyone"] === choice?.employeeId;
  const isSeries = mode === "repeat";
  const everybody = anyone ? [{ value: ANYONE, label: t("booking-panel:what.anyone") }] : [];
  return (
    <PanelSection name="what" title={t("booking-panel:what.title")}>
      {isSeries && standsForAnyone && <HiddenFields fields={{ forAnyone: choice?.employeeId }} />}
      <div data-panel-live className="grid items-end gap-4 tablet:grid-cols-2">
        <NativeSelect
          {...field("serviceOfferingId")}
          label={t("scheduling:set.offering")}
          options={offerings.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {mode === "now" ? (
          // Each doctor has a card with their time.
          <HiddenFields fields={{ employeeId: choice?.employeeId }} />
        ) : (
          <NativeSelect
            {...field("employeeId")}
            label={t("scheduling:set.provider")}
            hint={isSeries && standsForAnyone ? t("booking-panel:what.oneDoctor") : undefined}
            options={[...everybody, ...providers.map((one) => ({ value: one.id, label: providerName(t, one) }))]}
          />
        )}
        <NativeSelect
          {...field("branchId")}
          label={t("scheduling:set.branch")}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {price && (
          <p className="min-h-11 py-2">
            <span className="text-muted">{t("booking-panel:what.price")}</span>{" "}
            <strong className="font-semibold">{priceText(t, format, { ...price, varies: false })}</strong>
          </p>
        )}
      </div>
      <Button
        type="submit"
        name="look"
        value="anew"
        formNoValidate
        tone="secondary"
        size="small"
        className="self-start group-data-kept/panel:hidden"
      >
        {t("scheduling:setSteps.choose")}
      </Button>
    </PanelSection>
  );
}
