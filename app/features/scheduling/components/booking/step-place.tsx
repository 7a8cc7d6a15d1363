import { usePatientT } from "~/i18n/use-t";
import { RadioGroup } from "~/ui/form/radio-group";
import type { JourneyView } from "../../domain/booking/booking-view";
import { priceText } from "./price-text";
import { StepForm } from "./step-form";

/** Where the patient comes to. */
export function StepPlace({ view }: { view: JourneyView }) {
  const { t, format } = usePatientT();
  const options = view.places.map(({ id, name, address, city, price }) => ({
    value: id,
    label: name,
    description: format.parts([address, city]),
    aside: price && priceText(t, format, price),
  }));
  return (
    <StepForm view={view}>
      <RadioGroup
        name="place"
        label={t("booking:place.title")}
        hideLabel
        options={options}
        defaultValue={view.place?.id ?? options[0]?.value}
        required
        autoFocus={!view.embedded}
      />
    </StepForm>
  );
}
