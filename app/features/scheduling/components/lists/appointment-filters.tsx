import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import type { AppointmentTab } from "../../domain/lists/appointment-selection";
import {
  APPOINTMENT_STATE,
  APPOINTMENT_STATES,
  stateName,
  type AppointmentState,
} from "../../domain/appointments/appointment-states";
import { providerName } from "../appointments/person-names";

export interface AppointmentFiltersProps {
  /** Where the form is sent to, by GET. */
  action: string;
  tab: AppointmentTab;
  chosen: {
    employeeId: string | null;
    departmentId: string | null;
    branchId: string | null;
    type: string | null;
    state: AppointmentState | null;
  };
  options: {
    providers: readonly { id: string; title: number; firstName: string; lastName: string }[];
    departments: readonly { id: string; name: string }[];
    branches: readonly { id: string; name: string }[];
  };
  /** The list as it is without any of these. */
  clearHref: string;
  /** Whether the list is of one kind only, so that there is none to choose. */
  oneType?: boolean;
}

const NONE = "-1";

/** What the list is narrowed by; -1 stands for no selection. */
export function AppointmentFilters({ action, tab, chosen, options, clearHref, oneType }: AppointmentFiltersProps) {
  const { t } = useT();
  const appointments = APPOINTMENT_STATES.filter((state) => state !== APPOINTMENT_STATE.BLOCKED);
  const providers = options.providers.map((person) => ({ value: person.id, label: providerName(t, person) }));
  const branches = options.branches.map(({ id, name }) => ({ value: id, label: name }));
  const types = [
    { value: "video", label: t("common:consultationTypes.video") },
    { value: "in_patient", label: t("common:consultationTypes.inPerson") },
  ];
  const states = appointments.map((state) => ({
    value: String(state),
    label: t(`common:appointmentStates.${stateName(state)}`),
  }));
  return (
    <form method="get" action={action} className="grid gap-4 tablet:grid-cols-2">
      <input type="hidden" name="tab" value={tab} />
      {providers.length > 0 && (
        <NativeSelect
          name="employeeId"
          label={t("scheduling:details.provider")}
          defaultValue={chosen.employeeId ?? NONE}
          options={[{ value: NONE, label: t("scheduling:list.allProviders") }, ...providers]}
        />
      )}
      {options.departments.length > 0 && (
        <NativeSelect
          name="departmentId"
          label={t("scheduling:list.department")}
          defaultValue={chosen.departmentId ?? NONE}
          options={[
            { value: NONE, label: t("scheduling:list.allDepartments") },
            ...options.departments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {branches.length > 0 && (
        <NativeSelect
          name="branchId"
          label={t("scheduling:details.branch")}
          defaultValue={chosen.branchId ?? NONE}
          options={[{ value: NONE, label: t("scheduling:list.allBranches") }, ...branches]}
        />
      )}
      {!oneType && (
        <NativeSelect
          name="type"
          label={t("scheduling:details.type")}
          defaultValue={chosen.type ?? NONE}
          options={[{ value: NONE, label: t("scheduling:list.allTypes") }, ...types]}
        />
      )}
      <NativeSelect
        name="state"
        label={t("scheduling:details.status")}
        defaultValue={String(chosen.state ?? NONE)}
        options={[{ value: NONE, label: t("scheduling:list.allStates") }, ...states]}
      />
      <div className="flex flex-wrap items-end gap-3 tablet:col-span-full">
        <Button type="submit" tone="secondary" icon="filter">
          {t("common:actions.filter")}
        </Button>
        <LinkButton href={clearHref} tone="quiet">
          {t("common:actions.clear")}
        </LinkButton>
      </div>
    </form>
  );
}
