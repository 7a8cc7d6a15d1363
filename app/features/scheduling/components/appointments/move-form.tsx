import { usePatientT, useStaffT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { DefaultSubmit } from "~/ui/action/default-submit";
import { Icon } from "~/ui/base/icon";
import { Cluster, Stack } from "~/ui/base/stack";
import { ErrorSummary } from "~/ui/form/error-summary";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Checkbox } from "~/ui/form/checkbox";
import { TextArea } from "~/ui/form/text-area";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { TimeWeek } from "../../domain/timings/time-week";
import { AppointmentTime } from "./appointment-time";
import { NearestTimes } from "./nearest-times";
import { OtherTime } from "./other-time";
import { TimeWeekPicker } from "./time-week-picker";
import { providerName } from "./person-names";

type Provider = Pick<AppointmentSummary["employee"], "id" | "title" | "firstName" | "lastName">;

export interface MoveFormProps {
  appointment: AppointmentSummary;
  week: TimeWeek;
  clock: ReaderClock;
  side: "staff" | "patient";
  /** The same page on another day, and with another provider where one is named; with none, with its own. */
  hrefFor: (day: string, withId?: string) => string;
  /** To whom staff can give it with the move, and to whom they chose to. */
  others?: readonly Provider[];
  chosen?: Provider | null;
  backHref: string;
  idempotencyKey: string;
  errors: readonly { field: string; message: string }[];
  /** What was sent before, kept on a refusal. */
  sent: Readonly<Record<string, string>>;
  /** Free times around the one that was refused. */
  nearest: readonly number[];
}

/** Chooses another time for an appointment. */
export function MoveForm({
  appointment,
  week,
  clock,
  side,
  hrefFor,
  others = [],
  chosen = null,
  backHref,
  idempotencyKey,
  errors,
  sent,
  nearest,
}: MoveFormProps) {
  const { t } = usePatientT();
  const staff = useStaffT(side);
  const { startsAt, endsAt, timeZone } = appointment;
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const broken = errors.filter((error) => error.field === "override").map((error) => error.message);
  const shown = errors.filter((error) => error.field !== "override");
  return (
    <Stack>
      <form method="post" action={hrefFor(week.day)}>
        <DefaultSubmit />
        <Stack>
          <NearestTimes times={nearest} zone={week.zone} />
          {shown.length > 0 && (
            <ErrorSummary
              title={t("common:form.errorSummaryTitle")}
              errors={shown.map(({ field, message }) => ({
                fieldId: field === "time" || field === "startsAt" ? field : undefined,
                message,
              }))}
            />
          )}
          <Card>
            <p className="text-sm text-muted">{t("scheduling:move.now")}</p>
            <p className="font-semibold">
              <AppointmentTime
                {...{ startsAt, endsAt, clock }}
                zone={timeZone}
                leads={side === "staff" ? "reader" : "place"}
              />
            </p>
            <p>
              <bdi>{providerName(t, appointment.employee)}</bdi>
              {appointment.offering && `, ${appointment.offering.name}`}
            </p>
          </Card>
          {staff && others.length > 0 && (
            <WithOther {...{ staff, others, chosen, week, hrefFor }} own={appointment.employee} />
          )}
          <HiddenFields
            fields={{ idempotencyKey, seenAt: String(startsAt), ...(chosen ? { employeeId: chosen.id } : {}) }}
          />
          <TimeWeekPicker
            week={week}
            hrefFor={hrefFor}
            error={errorOf("startsAt")}
            chosen={sent["startsAt"]}
            presets={side === "patient"}
            tooSoon={staff?.t("scheduling:move.tooSoonOnline")}
          />
          {side === "staff" && (
            <OtherTime
              day={week.day}
              time={sent["time"]}
              error={errorOf("time")}
              broken={broken}
              whyHref={paths.whyNotOffered({
                employeeId: (chosen ?? appointment.employee).id,
                day: week.day,
                time: sent["time"],
              })}
            />
          )}
          {staff && <AgreedAndTold {...{ staff, sent }} />}
          <TextArea
            name="note"
            label={t("scheduling:ask.reason")}
            optionalLabel={`(${t("common:form.optional")})`}
            hint={staff?.t("scheduling:ask.reasonHint")}
            rows={2}
            maxLength={500}
            defaultValue={sent["note"]}
          />
          <Cluster>
            <Button
              type="submit"
              disabledReason={side === "patient" && week.times.length === 0 ? t("booking:time.noneOnDay") : undefined}
            >
              {chosen && staff
                ? staff.t("scheduling:move.submitWith", { name: providerName(t, chosen) })
                : t(side === "staff" ? "scheduling:move.submit" : "scheduling:move.submitPatient")}
            </Button>
            <LinkButton href={backHref} tone="quiet">
              {t("common:actions.cancel")}
            </LinkButton>
          </Cluster>
        </Stack>
      </form>
    </Stack>
  );
}

interface WithOtherProps extends Required<Pick<MoveFormProps, "others" | "chosen" | "week" | "hrefFor">> {
  staff: NonNullable<ReturnType<typeof useStaffT>>;
  own: Provider;
}

/** Whose times are shown: links, so that what is seen is what is sent, with a script and without. */
function WithOther({ staff: { t }, own, others, chosen, week, hrefFor }: WithOtherProps) {
  const link = (provider: Provider, name: string, current: boolean) => (
    <li key={provider.id}>
      <LinkButton
        href={hrefFor(week.day, provider.id === own.id ? "" : provider.id)}
        tone={current ? "primary" : "secondary"}
        size="small"
        aria-current={current ? "true" : undefined}
      >
        <bdi>{name}</bdi>
      </LinkButton>
    </li>
  );
  return (
    <details open={chosen !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium text-brand-text">
        <Icon name="people" />
        {t("scheduling:move.withOther")}
      </summary>
      <ul className="flex flex-wrap gap-2 pt-1">
        {link(own, t("scheduling:move.withNow", { name: providerName(t, own) }), chosen === null)}
        {others.map((each) => link(each, providerName(t, each), each.id === chosen?.id))}
      </ul>
    </details>
  );
}

/** Shows its warning where nobody is told of a time to which the patient has not agreed. */
const untoldClass =
  "flex flex-col gap-4 [&>[data-untold]]:hidden [&:has([name=doNotNotify]:checked):not(:has([name=patientAgreed]:checked))>[data-untold]]:block";

interface AgreedAndToldProps extends Pick<MoveFormProps, "sent"> {
  staff: NonNullable<ReturnType<typeof useStaffT>>;
}

/** Whether the patient agreed to the new time, and whether anybody is told of it; what comes of neither is said. */
function AgreedAndTold({ staff: { t }, sent }: AgreedAndToldProps) {
  return (
    <div className={untoldClass}>
      <Checkbox
        name="patientAgreed"
        label={t("scheduling:set.agreedOnPhone")}
        hint={t("scheduling:agreed.hint")}
        defaultChecked={sent["patientAgreed"] === "on"}
      />
      <Checkbox
        name="doNotNotify"
        label={t("scheduling:notify.nobody")}
        hint={t("scheduling:notify.nobodyHint")}
        defaultChecked={sent["doNotNotify"] === "on"}
      />
      <div data-untold>
        <Banner tone="warn" live title={t("scheduling:notify.waitsUntold")} />
      </div>
    </div>
  );
}
