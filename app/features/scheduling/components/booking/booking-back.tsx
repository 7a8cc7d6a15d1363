import { usePatientT } from "~/i18n/use-t";
import { BackLink } from "~/ui/action/back-link";
import { Icon } from "~/ui/base/icon";
import type { JourneyView } from "../../domain/booking/booking-view";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { listHref } from "../public-lists/list-tabs";

/** The way to the step before, with everything that was chosen and typed; from the first one, to the lists. */
export function BookingBack({ view }: { view: JourneyView }) {
  const { t } = usePatientT();
  const before = view.steps[view.steps.indexOf(view.step) - 1];
  if (!before && view.embedded) return null;
  if (!before)
    return <BackLink href={listHref(view.kind ?? "clinic", "provider")}>{t("common:actions.back")}</BackLink>;
  return (
    <form method={view.posts ? "post" : "get"} action={view.action}>
      <HiddenFields fields={view.carried} />
      <button
        type="submit"
        name="step"
        value={before}
        className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-brand-text underline-offset-4 hover:underline"
      >
        <Icon name="chevron-start" />
        {t("common:actions.back")}
      </button>
    </form>
  );
}
