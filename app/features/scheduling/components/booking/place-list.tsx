import { useT } from "~/i18n/use-t";
import type { VisitKind } from "../../domain/visit-kind";
import type { ListFilters } from "../../schemas/list-filters";
import { ChoiceCard } from "./choice-card";
import { listHref } from "./list-tabs";

interface PlaceListProps {
  kind: VisitKind;
  by: "department" | "practiceLocation";
  /** What narrows the list narrows the doctors there too. */
  filters: ListFilters;
  choices: readonly { id: string; name: string; address: string; city: string; doctors: number }[];
}

/** The departments or places, each leading to its doctors. */
export function PlaceList({ kind, by, filters, choices }: PlaceListProps) {
  const { t } = useT();
  const { language, gender } = filters;
  const shared = { language, gender: gender?.toString() };
  return (
    <ul className="grid gap-4 computer:grid-cols-2">
      {choices.map((choice) => (
        <li key={choice.id} className="*:h-full">
          <ChoiceCard
            href={listHref(kind, "provider", {
              ...shared,
              ...(by === "department" ? { department: choice.id } : { location: choice.id }),
            })}
            icon={by === "department" ? "heart" : "pin"}
            title={choice.name}
          >
            {[choice.address, choice.city].filter(Boolean).join(", ") && (
              <span className="block">{[choice.address, choice.city].filter(Boolean).join(", ")}</span>
            )}
            {t("booking:lists.found", { count: choice.doctors })}
          </ChoiceCard>
        </li>
      ))}
    </ul>
  );
}
