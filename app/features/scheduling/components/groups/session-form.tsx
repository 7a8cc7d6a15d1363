import { TimeField, TimesOfDay } from "~/screens/time-field";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { DefaultSubmit } from "~/ui/action/default-submit";
import { Cluster, Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { DateField } from "~/ui/form/date-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { MOST_APPOINTMENTS, SERIES_EVERY } from "../../domain/series/series-days";
import type { FittedChoice } from "../../domain/appointments/set-options";
import type { TimeWeek } from "../../domain/timings/time-week";
import { SetChoices } from "../appointments/set-choices";
import { TimeWeekPicker } from "../appointments/time-week-picker";

export interface SessionFormProps {
  fitted: FittedChoice;
  /** When the provider has time. */
  week: TimeWeek;
  /** Seats of a session of the chosen offering, unless staff say otherwise. */
  seats: number;
  /** As many as it can have there. */
  mostSeats: number;
  idempotencyKey: string;
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
}

const FIELDS = ["serviceOfferingId", "day", "time", "title", "capacity", "every", "sessions", "override"];

/** Of what, with whom, where and when a session is, how many have a seat in it, and how often it comes again. */
export function SessionForm(props: SessionFormProps) {
  const { fitted, week, seats, mostSeats, idempotencyKey, errors, sent } = props;
  const { t } = useT();
  const errorOf = (name: string) => errors.find((error) => error.field === name)?.message;
  const field = (name: string, otherwise = "") => ({
    name,
    defaultValue: sent[name] ?? otherwise,
    error: errorOf(name),
  });
  const broken = errors.filter((error) => error.field === "override").map((error) => error.message);
  return (
    <form method="post" action={paths.newGroupSession({ ...fitted.choice })} noValidate data-draft data-once>
      <DefaultSubmit />
      <Stack>
        {errors.length > 0 && (
          <ErrorSummary
            title={t("common:form.errorSummaryTitle")}
            errors={errors.map((error) => ({
              fieldId: FIELDS.includes(error.field) ? error.field : week.times.length > 0 ? "startsAt" : "day",
              message: error.message,
            }))}
          />
        )}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <TimesOfDay />
        <SetChoices fitted={fitted} />
        <TimeWeekPicker
          week={week}
          hrefFor={(day) => paths.newGroupSession({ ...fitted.choice, day })}
          error={errorOf("startsAt")}
          chosen={sent["startsAt"]}
        />
        <h2 className="text-lg font-semibold">{t("scheduling:move.otherTime")}</h2>
        <div className="grid items-start gap-4 tablet:grid-cols-2">
          <DateField {...field("day", week.day)} label={t("group-sessions:day")} />
          <TimeField {...field("time")} label={t("group-sessions:time")} />
          <TextField
            {...field("capacity", String(seats))}
            type="number"
            inputMode="numeric"
            min={1}
            max={mostSeats}
            width="short"
            label={t("group-sessions:form.seats")}
          />
          <TextField
            {...field("title")}
            label={t("group-sessions:form.name")}
            hint={t("group-sessions:form.nameHint")}
            optionalLabel={`(${t("common:form.optional")})`}
          />
          <NativeSelect
            {...field("every")}
            label={t("group-sessions:form.every")}
            options={[
              { value: "", label: t("group-sessions:form.once") },
              ...SERIES_EVERY.map((each) => ({ value: each, label: t(`appointment-kinds:series.rhythm.${each}`) })),
            ]}
          />
          <TextField
            {...field("sessions", "1")}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_APPOINTMENTS}
            width="short"
            label={t("group-sessions:form.sessions")}
          />
        </div>
        {broken.length > 0 && <Checkbox name="override" label={t("group-sessions:override")} />}
        <Cluster>
          <Button type="submit">{t("group-sessions:form.submit")}</Button>
          <LinkButton href={paths.groupSessions()} tone="quiet">
            {t("common:actions.cancel")}
          </LinkButton>
        </Cluster>
      </Stack>
    </form>
  );
}
