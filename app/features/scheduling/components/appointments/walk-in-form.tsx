import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { DefaultSubmit } from "~/ui/action/default-submit";
import { Stack } from "~/ui/base/stack";
import { RadioGroup } from "~/ui/form/radio-group";
import { Banner } from "~/ui/view/banner";
import { HiddenFields } from "~/ui/form/hidden-fields";
import type { RemovalMessage } from "../../domain/timings/removal-message";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { FittedChoice } from "../../domain/appointments/set-options";
import { ChosenPatient } from "./chosen-patient";
import { ClosingFields } from "./closing-fields";
import { NewPatientFields, type NewPatientFieldsProps } from "./new-patient-fields";
import { OverrideWarning } from "./override-warning";
import { SetChoices } from "./set-choices";
import { SetErrors } from "./set-errors";

export interface WalkInFormProps {
  /** Null for somebody new. */
  patient: { id: string; number: number; firstName: string; lastName: string } | null;
  fitted: FittedChoice;
  times: { zone: string; now: number; broken: readonly RemovalMessage[]; next: number | null } | null;
  clock: ReaderClock;
  phone: NewPatientFieldsProps["phone"];
  idempotencyKey: string;
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
}

/** A time that somebody else took first is told where the time is chosen. */
const atTime = (error: { field: string; message: string }) =>
  error.field === "startsAt" ? { ...error, field: "walkInAt" } : error;

/** Who stands at the desk, for what, with whom, and whether now or at the next free time. */
export function WalkInForm({ patient, fitted, times, clock, phone, idempotencyKey, sent, ...props }: WalkInFormProps) {
  const { t } = useT();
  const who: Record<string, string> = patient ? { patientId: patient.id } : { new: "1" };
  const errors = props.errors.map(atTime);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const broken = errors.filter((error) => error.field === "override").map((error) => error.message);
  return (
    <Stack>
      <ChosenPatient patient={patient} changeHref={paths.walkIn()} />
      <form method="post" action={paths.walkIn({ ...who, ...fitted.choice })} data-draft noValidate>
        <DefaultSubmit />
        <Stack>
          <SetErrors errors={errors} fields={["walkInAt", "serviceOfferingId"]} />
          <HiddenFields fields={{ ...who, idempotencyKey, walkIn: "on" }} />
          {!patient && <NewPatientFields {...{ phone, sent, errorOf }} />}
          <SetChoices fitted={fitted} />
          {times && fitted.choice ? (
            <>
              <WhenChoice times={times} clock={clock} sent={sent} error={errorOf("walkInAt")} />
              <OverrideWarning broken={broken} label={t("appointment-kinds:walkIn.override")} />
              <ClosingFields
                sent={sent}
                submit={t("appointment-kinds:walkIn.submit")}
                cancelHref={paths.appointments()}
              />
            </>
          ) : (
            <Banner tone="info" title={t("scheduling:setSteps.none")} />
          )}
        </Stack>
      </form>
    </Stack>
  );
}

type WhenChoiceProps = Pick<WalkInFormProps, "sent" | "clock"> & {
  times: NonNullable<WalkInFormProps["times"]>;
  error: string | undefined;
};

/**
 * Now, with what it breaks, or the next free time of today, in the zone of the location. Now is chosen at first where
 * the doctor is free; any other time is for staff to choose.
 */
function WhenChoice({ times: { zone, now, broken, next }, clock, sent, error }: WhenChoiceProps) {
  const { t, format } = useT();
  const said = (at: number) => {
    const place = format.timeInPlace(at, zone, clock.zone);
    return place.differs ? `${place.time} (${place.zoneName})` : place.time;
  };
  return (
    <RadioGroup
      name="walkInAt"
      label={t("appointment-kinds:walkIn.when")}
      error={error}
      defaultValue={sent["walkInAt"] ?? (broken.length === 0 ? "now" : undefined)}
      options={[
        {
          value: "now",
          label: t("appointment-kinds:walkIn.now", { time: said(now) }),
          description: broken.length > 0 ? broken.map((rule) => t(rule)).join(", ") : undefined,
        },
        next === null
          ? { value: "next", label: t("appointment-kinds:walkIn.noneToday"), disabled: true }
          : { value: "next", label: t("appointment-kinds:walkIn.next", { time: said(next) }) },
      ]}
    />
  );
}
