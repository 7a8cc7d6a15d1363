import type { Format } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";
import { useT } from "~/i18n/use-t";
import { DESK_KINDS } from "~/kernel/money/desk-kinds";
import { paths } from "~/paths";
import type { ActiveFilter } from "~/screens/lists/active-filters";
import { FilterDates, ListFilter } from "~/screens/lists/list-filter";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { LISTED_STATES, type ListPaymentsAsked } from "../../schemas/payments/list-payments";
import { providerName } from "../appointments/person-names";

export interface PaymentsFilterProps {
  filter: Omit<ListPaymentsAsked, "after">;
  /** Everyone's, not only their own. */
  seesAll: boolean;
  /** Whether the reader searches for patients. */
  findsPatients: boolean;
  /** The doctors and the payment services that the list can be narrowed to. */
  providers: readonly { id: string; title: number; firstName: string; lastName: string }[];
  gateways: readonly { type: string; name: string }[];
  /** Whose are shown, and of whom; null for everyone's. */
  byName: string | null;
  patientName: string | null;
}

/** Which payments are listed, and in which order. */
export function PaymentsFilter({ filter, seesAll, findsPatients, providers, gateways }: PaymentsFilterProps) {
  const { t } = useT();
  const { state, from, to, kind, gateway, patient, patientId, employeeId, by, order } = filter;
  const choice = (
    name: string,
    label: string,
    any: string,
    chosen: string | null,
    options: readonly { value: string; label: string }[],
  ) =>
    options.length > 0 && <NativeSelect {...{ name, label, options }} defaultValue={chosen ?? ""} placeholder={any} />;
  return (
    <ListFilter
      action={paths.payments()}
      kept={{ by: by ?? undefined, patientId: patientId ?? undefined }}
      clearHref={null}
      search={
        findsPatients && (
          <TextField
            name="patient"
            id="list-patient"
            type="search"
            dir="auto"
            autoComplete="off"
            label={t("scheduling:list.patientSearch")}
            placeholder={t("scheduling:list.patientSearchHint")}
            defaultValue={patient ?? ""}
          />
        )
      }
      more={
        <>
          {choice(
            ...([
              "employeeId",
              t("scheduling:details.provider"),
              t("scheduling:list.allProviders"),
              employeeId,
            ] as const),
            providers.map((person) => ({ value: person.id, label: providerName(t, person) })),
          )}
          {choice(
            ...(["kind", t("payments:staff.kind"), t("payments:staff.anyKind"), kind] as const),
            DESK_KINDS.map((value) => ({ value, label: t(`payments:kinds.${value}`) })),
          )}
          {choice(
            ...(["gateway", t("payments:staff.gateway"), t("payments:staff.anyGateway"), gateway] as const),
            gateways.map(({ type, name }) => ({ value: type, label: name })),
          )}
          {state !== "due" && (
            <NativeSelect
              name="order"
              label={t("lists:order")}
              defaultValue={order ?? "descending"}
              options={[
                { value: "descending", label: t("lists:newestFirst") },
                { value: "ascending", label: t("lists:oldestFirst") },
              ]}
            />
          )}
        </>
      }
    >
      {choice(
        ...(["state", t("payments:staff.state"), t("payments:staff.anyState"), state] as const),
        LISTED_STATES.filter((each) => seesAll || each !== "due").map((value) => ({
          value,
          label: t(`payments:states.${value}`),
        })),
      )}
      <FilterDates {...{ from, to }} />
    </ListFilter>
  );
}

/** What the list is narrowed by, each in words. */
export function activePaymentFilters(
  { filter, providers, gateways, byName, patientName }: PaymentsFilterProps,
  t: Translator["t"],
  format: Format,
): ActiveFilter[] {
  const provider = providers.find(({ id }) => id === filter.employeeId);
  const words = {
    patient: filter.patient && `“${filter.patient}”`,
    patientId: patientName,
    state: filter.state && t(`payments:states.${filter.state}`),
    from: filter.from && `${t("lists:from")} ${format.plainDate(filter.from)}`,
    to: filter.to && `${t("lists:to")} ${format.plainDate(filter.to)}`,
    employeeId: provider && providerName(t, provider),
    kind: filter.kind && t(`payments:kinds.${filter.kind}`),
    gateway: filter.gateway && (gateways.find(({ type }) => type === filter.gateway)?.name ?? filter.gateway),
    by: byName && t("payments:staff.by", { name: byName }),
  };
  return Object.entries(words).flatMap(([param, text]) => (text ? [{ param, words: text }] : []));
}
