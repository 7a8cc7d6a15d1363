import { useT } from "~/i18n/use-t";
import type { SortOrder } from "~/kernel/lists/list-choice";
import { FilterDates, ListFilter } from "~/screens/lists/list-filter";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { usualOrder, type AppointmentTab } from "../../domain/lists/appointment-selection";
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
    offeringId: string | null;
    type: string | null;
    state: AppointmentState | null;
    /** Words by which a patient was searched. */
    patient: string | null;
    /** YYYY-MM-DD. */
    from: string | null;
    to: string | null;
  };
  order: SortOrder | null;
  options: {
    providers: readonly { id: string; title: number; firstName: string; lastName: string }[];
    departments: readonly { id: string; name: string }[];
    branches: readonly { id: string; name: string }[];
    offerings: readonly { id: string; name: string }[];
  };
  /** Whether the reader searches for patients. */
  searchesPatients: boolean;
  /** The list as it is without any of these; null where it is not narrowed, or its chips lead there. */
  clearHref: string | null;
  /** Whether the list is of one kind only, so that there is none to choose. */
  oneType?: boolean;
}

const NONE = "-1";

/** What the list is narrowed by and how it is sorted; -1 stands for no selection. */
export function AppointmentFilters(props: AppointmentFiltersProps) {
  const { action, tab, chosen, order, options, searchesPatients, clearHref, oneType } = props;
  const { t } = useT();
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const choice = (
    name: "employeeId" | "departmentId" | "branchId" | "offeringId",
    label: string,
    all: string,
    choices: readonly { value: string; label: string }[],
  ) =>
    choices.length > 0 && (
      <NativeSelect
        name={name}
        label={label}
        defaultValue={chosen[name] ?? NONE}
        options={[{ value: NONE, label: all }, ...choices]}
      />
    );
  return (
    <ListFilter
      action={action}
      kept={{ tab }}
      clearHref={clearHref}
      search={
        searchesPatients && (
          <TextField
            name="patient"
            id="list-patient"
            type="search"
            dir="auto"
            autoComplete="off"
            label={t("scheduling:list.patientSearch")}
            placeholder={t("scheduling:list.patientSearchHint")}
            defaultValue={chosen.patient ?? ""}
          />
        )
      }
      more={
        <>
          {choice(
            "offeringId",
            t("scheduling:details.offering"),
            t("scheduling:list.allOfferings"),
            named(options.offerings),
          )}
          {choice(
            "departmentId",
            t("scheduling:list.department"),
            t("scheduling:list.allDepartments"),
            named(options.departments),
          )}
          {choice(
            "branchId",
            t("scheduling:details.branch"),
            t("scheduling:list.allBranches"),
            named(options.branches),
          )}
          {!oneType && <TypeChoice chosen={chosen.type} />}
          <NativeSelect
            name="order"
            label={t("lists:order")}
            defaultValue={order ?? usualOrder(tab)}
            options={[
              { value: "ascending", label: t("lists:oldestFirst") },
              { value: "descending", label: t("lists:newestFirst") },
            ]}
          />
        </>
      }
    >
      <FilterDates from={chosen.from} to={chosen.to} />
      {choice(
        "employeeId",
        t("scheduling:details.provider"),
        t("scheduling:list.allProviders"),
        options.providers.map((person) => ({ value: person.id, label: providerName(t, person) })),
      )}
      <StateChoice chosen={chosen.state} />
    </ListFilter>
  );
}

function TypeChoice({ chosen }: { chosen: string | null }) {
  const { t } = useT();
  return (
    <NativeSelect
      name="type"
      label={t("scheduling:details.type")}
      defaultValue={chosen ?? NONE}
      options={[
        { value: NONE, label: t("scheduling:list.allTypes") },
        { value: "video", label: t("common:consultationTypes.video") },
        { value: "in_patient", label: t("common:consultationTypes.inPerson") },
      ]}
    />
  );
}

function StateChoice({ chosen }: { chosen: AppointmentState | null }) {
  const { t } = useT();
  const states = APPOINTMENT_STATES.filter((state) => state !== APPOINTMENT_STATE.BLOCKED).map((state) => ({
    value: String(state),
    label: t(`common:appointmentStates.${stateName(state)}`),
  }));
  return (
    <NativeSelect
      name="state"
      label={t("scheduling:details.status")}
      defaultValue={String(chosen ?? NONE)}
      options={[{ value: NONE, label: t("scheduling:list.allStates") }, ...states]}
    />
  );
}
