import { useT } from "~/i18n/use-t";
import type { ActiveFilter } from "~/screens/lists/active-filters";
import { stateName } from "../../domain/appointments/appointment-states";
import { providerName } from "../appointments/person-names";
import type { AppointmentFiltersProps } from "./appointment-filters";

/** What a list of appointments is narrowed by, each in words. */
export function useActiveFilters({
  filter,
  options,
}: {
  filter: AppointmentFiltersProps["chosen"];
  options: AppointmentFiltersProps["options"];
}): ActiveFilter[] {
  const { t, format } = useT();
  const nameIn = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((each) => each.id === id)?.name;
  const provider = options.providers.find(({ id }) => id === filter.employeeId);
  const words: Readonly<Record<keyof typeof filter, string | null | undefined>> = {
    patient: filter.patient && `“${filter.patient}”`,
    from: filter.from && `${t("lists:from")} ${format.plainDate(filter.from)}`,
    to: filter.to && `${t("lists:to")} ${format.plainDate(filter.to)}`,
    employeeId: provider && providerName(t, provider),
    state: filter.state && t(`common:appointmentStates.${stateName(filter.state)}`),
    offeringId: nameIn(options.offerings, filter.offeringId),
    departmentId: nameIn(options.departments, filter.departmentId),
    branchId: nameIn(options.branches, filter.branchId),
    type: filter.type && t(`common:consultationTypes.${filter.type === "video" ? "video" : "inPerson"}`),
  };
  return Object.entries(words).flatMap(([param, text]) => (text ? [{ param, words: text }] : []));
}
