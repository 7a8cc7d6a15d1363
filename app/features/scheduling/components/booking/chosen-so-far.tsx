import { useT } from "~/i18n/use-t";
import { Icon, type IconName } from "~/ui/base/icon";
import type { JourneyView } from "../../domain/booking-view";
import { providerName } from "./provider-name";
import { Dotted } from "./dotted";

/** What was decided on the way here, in one quiet line each. */
export function ChosenSoFar({ view }: { view: JourneyView }) {
  const { t, format } = useT();
  const { offering, provider, place, at, step } = view;
  const later = step === "you";
  const facts: { icon: IconName; parts: readonly string[] }[] = [];
  if (offering && step !== "service") {
    const kind = t(offering.kind === "video" ? "booking:kind.video" : "booking:kind.clinic");
    facts.push({
      icon: offering.kind === "video" ? "camera" : "building",
      parts: [offering.name, kind, t("booking:offering.duration", { count: offering.durationMinutes })],
    });
  }
  if (step !== "provider" && (provider || view.anyProvider))
    facts.push({ icon: "person", parts: [provider ? providerName(t, provider) : t("booking:provider.any")] });
  if (place && offering?.kind === "clinic" && step !== "place")
    facts.push({ icon: "pin", parts: [place.name, [place.address, place.city].filter(Boolean).join(", ")] });
  if (at && later) facts.push({ icon: "calendar", parts: [format.dateTime(at.start, at.zone, "long")] });
  if (facts.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 rounded-lg bg-brand-soft p-4 tablet:px-5">
      {facts.map(({ icon, parts }) => (
        <li key={icon} className="flex items-start gap-2.5">
          <Icon name={icon} className="mt-0.5 size-5 text-brand-text" />
          <span>
            <Dotted parts={parts} />
          </span>
        </li>
      ))}
    </ul>
  );
}
