import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { RadioGroup } from "~/ui/form/radio-group";
import { Avatar } from "~/ui/view/avatar";
import type { JourneyView, TimeView } from "../../domain/booking/booking-view";
import { ANY_PROVIDER } from "../../schemas/booking/book-appointment";
import { providerName } from "../public-lists/provider-name";
import { whenText } from "./when-text";
import { StepForm } from "./step-form";
import { Dotted } from "~/ui/base/dotted";

/** Who the appointment is with; the soonest free first. */
export function StepProvider({ view }: { view: JourneyView }) {
  const { t, format } = usePatientT();
  const soonest = (first: TimeView | null) =>
    first
      ? t("booking:provider.firstFree", {
          time: whenText(format, first),
        })
      : t("booking:provider.noTimes");
  const people = view.providers.map(({ provider, first }) => {
    const name = providerName(t, provider);
    return {
      value: provider.id,
      label: name,
      description: <Dotted parts={[provider.designation, soonest(first)]} />,
      aside: (
        <Avatar
          name={`${provider.firstName} ${provider.lastName}`.trim()}
          photo={provider.photoFileId && paths.photo(provider.photoFileId)}
          colourKey={provider.id}
          colour={provider.colour}
        />
      ),
    };
  });
  const any = view.anyAllowed
    ? [{ value: ANY_PROVIDER, label: t("booking:provider.any"), description: t("booking:provider.anyHint") }]
    : [];
  const options = [...any, ...people];
  const chosen = view.anyProvider ? ANY_PROVIDER : view.provider?.id;
  return (
    <StepForm view={view}>
      <RadioGroup
        name="provider"
        label={t("booking:provider.title")}
        hideLabel
        options={options}
        defaultValue={chosen ?? options[0]?.value}
        required
        autoFocus={!view.embedded}
      />
    </StepForm>
  );
}
