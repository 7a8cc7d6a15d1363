import { useT } from "~/i18n/use-t";
import { Icon, type IconName } from "~/ui/base/icon";
import type { JourneyView } from "../../domain/booking-view";
import { providerName } from "./provider-name";

/** What was decided on the way here, in one quiet line each. */
export function ChosenSoFar({ view }: { view: JourneyView }) {
  const { t, format } = useT();
  const { offering, provider, place, at, step } = view;
  const later = step === "you";
  const facts: { icon: IconName; text: string }[] = [];
  if (offering && step !== "service") {
    const kind = t(offering.kind === "video" ? "booking:kind.video" : "booking:kind.clinic");
    facts.push({ icon: offering.kind === "video" ? "camera" : "building", text: `${offering.name} · ${kind} · ${t("booking:offering.duration", { count: offering.durationMinutes })}` });
  }
  if (step !== "provider" && (provider || view.anyProvider)) facts.push({ icon: "person", text: provider ? providerName(t, provider) : t("booking:provider.any") });
  if (place && offering?.kind === "clinic" && step !== "place") facts.push({ icon: "pin", text: [place.name, place.address, place.city].filter(Boolean).join(", ") });
  if (at && later) facts.push({ icon: "calendar", text: format.dateTime(at.start, at.zone, "long") });
  if (facts.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 rounded-lg bg-brand-soft p-4 tablet:px-5">
      {facts.map(({ icon, text }) => (
        <li key={icon} className="flex items-start gap-2.5">
          <Icon name={icon} className="mt-0.5 size-5 text-brand-text" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
