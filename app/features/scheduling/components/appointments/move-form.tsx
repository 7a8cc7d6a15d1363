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
import { PressedTime } from "./override-warning";
import { TimeWeekPicker } from "./time-week-picker";
import { patientName, providerName } from "./person-names";

type Provider = Pick<AppointmentSummary["employee"], "id" | "title" | "firstName" | "lastName">;

export interface MoveFormProps {
  appointment: AppointmentSummary;
  /** Whether what we send reaches the patient, as staff see it. */
  isReached?: boolean;
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

/**
 * Chooses another time for an appointment. Staff press a free time and it is done, which they can undo; what goes along
 * with the move stands before the times. A patient chooses one and sends it.
 */
export function MoveForm(props: MoveFormProps) {
  const { appointment, week, hrefFor, chosen = null, idempotencyKey, errors, nearest } = props;
  const { t } = usePatientT();
  const staff = useStaffT(props.side);
  const shown = errors.filter((error) => error.field !== "override");
  return (
    <Stack>
      <form method="post" action={hrefFor(week.day)}>
        <DefaultSubmit />
        <Stack gap={staff ? "snug" : undefined}>
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
          <HiddenFields
            fields={{
              ...{ idempotencyKey, seenAt: String(appointment.startsAt) },
              ...(chosen ? { employeeId: chosen.id } : {}),
            }}
          />
          {staff ? <ByStaff {...props} staff={staff} /> : <ByPatient {...props} />}
        </Stack>
      </form>
    </Stack>
  );
}

/** When it is now, with whom and what for; for staff whose it is. */
function Present({
  appointment,
  clock,
  side,
  theirs,
}: Pick<MoveFormProps, "appointment" | "clock" | "side"> & { theirs?: string }) {
  const { t } = usePatientT();
  const { startsAt, endsAt, timeZone, patient, employee, offering } = appointment;
  return (
    <Card>
      {side === "staff" && patient && (
        <p className="font-semibold">
          <bdi>{patientName(patient)}</bdi>
        </p>
      )}
      <p className="text-sm text-muted">{t("scheduling:move.now")}</p>
      <p className="font-semibold">
        <AppointmentTime
          {...{ startsAt, endsAt, clock }}
          zone={timeZone}
          leads={side === "staff" ? "reader" : "place"}
          style={side === "staff" ? "wide" : undefined}
        />
      </p>
      {theirs && <p className="text-sm text-muted">{theirs}</p>}
      <p>
        <bdi>{providerName(t, employee)}</bdi>
        {offering && `, ${offering.name}`}
      </p>
    </Card>
  );
}

/**
 * Says a moment (UTC ms) by the clock that the patient had when they booked, where that differs from the one of `zone`;
 * nothing where it is not known.
 */
function usePatientsTime({ bookedZone }: Pick<AppointmentSummary, "bookedZone">, { t, format }: OfStaff["staff"]) {
  return (at: number, zone: string, words: "patientTime" | "patientTimeIn"): string => {
    const shown = bookedZone ? format.timeInPlace(at, zone, bookedZone) : null;
    if (!bookedZone || !shown?.differs) return "";
    return t(`scheduling:move.${words}`, { time: shown.viewerTime, zone: format.zoneName(bookedZone, at) });
  };
}

const errorIn = (errors: MoveFormProps["errors"], name: string) => errors.find(({ field }) => field === name)?.message;

function ByPatient(props: MoveFormProps) {
  const { week, hrefFor, backHref, errors, sent } = props;
  const { t } = usePatientT();
  return (
    <>
      <Present {...props} />
      <TimeWeekPicker {...{ week, hrefFor }} error={errorIn(errors, "startsAt")} chosen={sent["startsAt"]} presets />
      <Note note={sent["note"]} />
      <Cluster>
        <Button type="submit" disabledReason={week.times.length === 0 ? t("booking:time.noneOnDay") : undefined}>
          {t("scheduling:move.submitPatient")}
        </Button>
        <LinkButton href={backHref} tone="quiet">
          {t("common:actions.cancel")}
        </LinkButton>
      </Cluster>
    </>
  );
}

/** What goes along with the move beside the times, where there is room; before them on a phone. */
const HALVES = "grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 computer:grid-cols-[19rem_minmax(0,1fr)]";

function ByStaff(props: MoveFormProps & OfStaff) {
  const { staff, appointment, week, hrefFor, others = [], chosen = null, errors, sent, isReached } = props;
  const { t } = staff;
  const patientsTime = usePatientsTime(appointment, staff);
  const noteOf = (start: number) =>
    [
      patientsTime(start, week.zone, "patientTime"),
      start < (week.patientsFrom ?? 0) && t("scheduling:move.tooSoonOnline"),
    ]
      .filter(Boolean)
      .join(" · ");
  const broken = errors.filter((error) => error.field === "override").map((error) => error.message);
  const pressed = broken.length > 0 && !sent["time"] ? Number(sent["startsAt"]) : null;
  const submit = (
    <Button type="submit" className="self-start">
      {chosen ? t("scheduling:move.submitWith", { name: providerName(t, chosen) }) : t("scheduling:move.submit")}
    </Button>
  );
  return (
    <div className={HALVES}>
      {pressed !== null && <PressedTime {...{ broken, submit }} at={pressed} zone={week.zone} />}
      <Stack gap="snug">
        <Present {...props} theirs={patientsTime(appointment.startsAt, props.clock.zone, "patientTimeIn")} />
        <div className="flex flex-wrap gap-x-6">
          {others.length > 0 && <WithOther {...{ staff, others, chosen, week, hrefFor }} own={appointment.employee} />}
          <details open={Boolean(sent["note"])} className="open:basis-full">
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium text-brand-text">
              <Icon name="edit" />
              {t("scheduling:ask.reason")}
            </summary>
            <Note note={sent["note"]} hint={t("scheduling:ask.reasonHint")} />
          </details>
        </div>
        {isReached === false && <Banner tone="info" title={t("scheduling:notify.unreached")} />}
        <AgreedAndTold {...{ staff, sent }} />
      </Stack>
      <Stack gap="snug">
        <TimeWeekPicker
          {...{ week, hrefFor }}
          error={errorIn(errors, "startsAt")}
          pressed={{
            ...{ name: "nearest", hint: t("scheduling:move.pressHint") },
            following: t("scheduling:move.following"),
          }}
          noteOf={noteOf}
        />
        <OtherTime
          day={week.day}
          time={sent["time"]}
          error={errorIn(errors, "time")}
          {...{ submit }}
          broken={pressed === null ? broken : []}
          whyHref={paths.whyNotOffered({
            employeeId: (chosen ?? appointment.employee).id,
            day: week.day,
            time: sent["time"],
          })}
        />
      </Stack>
    </div>
  );
}

function Note({ note, hint }: { note: string | undefined; hint?: string }) {
  const { t } = usePatientT();
  return (
    <TextArea
      name="note"
      label={t("scheduling:ask.reason")}
      optionalLabel={`(${t("common:form.optional")})`}
      hint={hint}
      rows={2}
      maxLength={500}
      defaultValue={note}
    />
  );
}

interface OfStaff {
  staff: NonNullable<ReturnType<typeof useStaffT>>;
}

interface WithOtherProps extends OfStaff, Required<Pick<MoveFormProps, "others" | "chosen" | "week" | "hrefFor">> {
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
    <details open={chosen !== null} className="open:basis-full">
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

/**
 * Shows its warning where nobody is told of a time to which the patient has not agreed. Its room is kept: no time moves
 * away under the finger.
 */
const untoldClass =
  "grid items-start gap-x-6 tablet:max-computer:grid-cols-2 [&>[data-untold]]:invisible [&:has([name=doNotNotify]:checked):not(:has([name=patientAgreed]:checked))>[data-untold]]:visible";

/** Whether the patient agreed to the new time, and whether anybody is told of it; what comes of neither is said. */
function AgreedAndTold({ staff: { t }, sent }: OfStaff & Pick<MoveFormProps, "sent">) {
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
      <div data-untold className="col-span-full">
        <Banner tone="warn" live title={t("scheduling:notify.waitsUntold")} />
      </div>
    </div>
  );
}
