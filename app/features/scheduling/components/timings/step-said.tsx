import { useT } from "~/i18n/use-t";
import type { WeekStep } from "../../domain/timings/week-draft";
import { weekdayName } from "~/i18n/weekday-name";

/** Says aloud what a press has just done to the week. */
export function StepSaid({ step }: { step: WeekStep | null }) {
  const { t, format } = useT();
  const name = (day: number) => weekdayName(format, day);
  const words = () => {
    switch (step?.do) {
      case "add":
        return t("timings:said.added", { day: name(step.day) });
      case "copy":
        return t("timings:said.copied", { day: name(step.day), days: format.list(step.to.map(name)) });
      case "standard":
        return t("timings:said.standard");
      default:
        return "";
    }
  };
  return (
    <p role="status" className="sr-only">
      {words()}
    </p>
  );
}
