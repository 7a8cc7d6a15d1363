import { usePatientT } from "~/i18n/use-t";
import type { FirstFreeView } from "../../domain/booking/booking-view";
import type { ListCount } from "../../domain/lists/list-view";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";
import type { ListFilters } from "../../schemas/lists/list-filters";
import { ChoiceCard } from "~/ui/action/choice-card";
import { FirstFree } from "../booking/first-free";
import { asText, listHref } from "./list-tabs";

interface PlaceListProps {
  kind: AppointmentKind;
  by: "department" | "practiceLocation";
  /** What narrows the list narrows the doctors there too. */
  filters: ListFilters;
  choices: readonly {
    id: string;
    name: string;
    address: string;
    city: string;
    doctors: ListCount;
    free: FirstFreeView;
  }[];
}

/** The departments or places, each with its first free time, leading to its doctors. */
export function PlaceList({ kind, by, filters, choices }: PlaceListProps) {
  const { t, format } = usePatientT();
  const { department, location, language, gender, earliest, price } = filters;
  const shared = { department, location, language, ...asText({ gender, earliest, price }) };
  return (
    <ul className="grid gap-4 computer:grid-cols-2">
      {choices.map(({ id, name, address, city, doctors, free }) => {
        const where = format.parts([address, city]);
        const own = by === "department" ? { department: id } : { location: id };
        return (
          <li key={id} className="*:h-full">
            <ChoiceCard
              href={listHref(kind, "provider", { ...shared, ...own })}
              icon={by === "department" ? "heart" : "pin"}
              title={name}
            >
              {where && <span className="block">{where}</span>}
              {t(doctors.more ? "booking:lists.foundMore" : "booking:lists.found", { count: doctors.count })}
              <FirstFree free={free} />
            </ChoiceCard>
          </li>
        );
      })}
    </ul>
  );
}
