import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { RadioGroup } from "~/ui/form/radio-group";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { RemovalMessage } from "../../domain/timings/removal-message";
import { AppointmentFacts } from "./appointment-facts";
import { providerName } from "./person-names";

export interface AssignFormProps {
  appointment: AppointmentSummary;
  /** Who else could give the appointment; `reason` says why not at its time. */
  providers: readonly {
    id: string;
    title: number;
    firstName: string;
    lastName: string;
    reason: RemovalMessage | null;
  }[];
  /** Whether it can be moved instead, by whoever looks. */
  movable: boolean;
  clock: ReaderClock;
  idempotencyKey: string;
  errors: readonly { field: string; message: string }[];
  /** Who was chosen before a refusal. */
  chosen: string | undefined;
}

/** Chooses who gives an appointment from now on, of those who give such appointments and are free at its time. */
export function AssignForm(props: AssignFormProps) {
  const { appointment, providers, movable, clock, idempotencyKey, errors, chosen } = props;
  const { t } = useT();
  const back = paths.appointment(appointment.id);
  const free = providers.filter(({ reason }) => reason === null);
  return (
    <form method="post" action={paths.appointmentAssign(appointment.id)}>
      <Stack>
        {errors.length > 0 && (
          <ErrorSummary
            title={t("common:form.errorSummaryTitle")}
            errors={errors.map(({ message }) => ({ fieldId: "employeeId", message }))}
          />
        )}
        <Card>
          <AppointmentFacts {...{ appointment, clock }} side="staff" />
        </Card>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {free.length === 0 && <Banner tone="info" title={t("scheduling:assign.nobody")} />}
        {providers.length > 0 && (
          <RadioGroup
            name="employeeId"
            label={t("scheduling:assign.who")}
            required
            defaultValue={chosen ?? (free.length === 1 ? free[0]?.id : undefined)}
            options={providers.map((provider) => ({
              value: provider.id,
              label: providerName(t, provider),
              description: provider.reason === null ? t("scheduling:assign.free") : t(provider.reason),
              disabled: provider.reason !== null,
            }))}
          />
        )}
        {free.length > 0 && (
          <Checkbox name="doNotNotify" label={t("scheduling:notify.nobody")} hint={t("scheduling:notify.nobodyHint")} />
        )}
        <Cluster>
          {free.length > 0 && <Button type="submit">{t("scheduling:assign.submit")}</Button>}
          {movable && (
            <LinkButton
              href={paths.appointmentEdit(appointment.id, { with: providers[0]?.id })}
              icon="calendar"
              tone={free.length === 0 ? "primary" : "secondary"}
            >
              {t("scheduling:move.otherTime")}
            </LinkButton>
          )}
          <LinkButton href={back} tone="quiet">
            {t("common:actions.cancel")}
          </LinkButton>
        </Cluster>
      </Stack>
    </form>
  );
}
