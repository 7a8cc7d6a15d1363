import { usePatientT } from "~/i18n/use-t";
import { RadioGroup } from "~/ui/form/radio-group";
import type { JourneyView } from "../../domain/booking/booking-view";
import { pricesText } from "./price-text";
import { CallToBook } from "../public-lists/provider-card";
import { StepForm } from "./step-form";
import { Dotted } from "~/ui/base/dotted";

/** What the appointment is about. */
export function StepService({ view }: { view: JourneyView }) {
  const { t, format } = usePatientT();
  const online = view.offerings.filter(({ callToBook }) => callToBook === null);
  const byPhone = view.offerings.filter(({ callToBook }) => callToBook !== null);
  const options = online.map((offering) => ({
    value: offering.id,
    label: offering.name,
    description: (
      <Dotted
        parts={[
          t(offering.kind === "video" ? "booking:kind.video" : "booking:kind.clinic"),
          t("booking:offering.duration", { count: offering.durationMinutes }),
          offering.onlyFor && t(`booking:offering.${offering.onlyFor}Only`),
          offering.description,
        ]}
      />
    ),
    aside: pricesText(t, format, offering.prices),
  }));
  return (
    <>
      {options.length > 0 && (
        <StepForm view={view}>
          <RadioGroup
            name="service"
            label={t("booking:offering.title")}
            hideLabel
            options={options}
            defaultValue={view.offering?.id ?? options[0]?.value}
            required
            autoFocus={!view.embedded}
          />
        </StepForm>
      )}
      {byPhone.map((offering) => (
        <section key={offering.id} aria-label={offering.name} className="mt-6">
          <h2 className="mb-2 font-semibold">
            <bdi>{offering.name}</bdi>
          </h2>
          <CallToBook phone={offering.callToBook ?? ""} />
        </section>
      ))}
    </>
  );
}
