import type { ProviderCardView } from "../../domain/booking/booking-view";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";
import { ProviderCard } from "./provider-card";

/** The doctors who can be booked, soonest free first. */
export function ProviderList({ kind, cards }: { kind: AppointmentKind; cards: readonly ProviderCardView[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {cards.map((card) => (
        <li key={card.provider.id}>
          <ProviderCard card={card} kind={kind} />
        </li>
      ))}
    </ul>
  );
}
