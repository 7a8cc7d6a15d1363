import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { DefaultSubmit } from "~/ui/action/default-submit";
import { TextLink } from "~/ui/base/link";
import { Stack } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { HiddenFields } from "~/ui/form/hidden-fields";
import type { FittedChoice, SetChoice } from "../../domain/appointments/set-options";
import type { TimeWeek } from "../../domain/timings/time-week";
import { ChosenPatient } from "./chosen-patient";
import { ClosingFields } from "./closing-fields";
import { LiveWeek } from "./live-week";
import { NearestTimes } from "./nearest-times";
import { NewPatientFields, type NewPatientFieldsProps } from "./new-patient-fields";
import { OtherTime } from "./other-time";
import { SetChoices } from "./set-choices";
import { SetErrors } from "./set-errors";
import { TimeWeekPicker } from "./time-week-picker";

type Query = Record<string, string | number | undefined>;

export interface SetFormProps {
  /** Null for somebody new. */
  patient: { id: string; number: number; firstName: string; lastName: string } | null;
  fitted: FittedChoice;
  week: TimeWeek | null;
  phone: NewPatientFieldsProps["phone"];
  /** The page with another choice. */
  hrefFor: (values: Query) => string;
  onChoose: (href: string) => void;
  idempotencyKey: string;
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
  /** Free times around the one that was refused. */
  nearest: readonly number[];
}

const FIELDS = ["time", "startsAt", "serviceOfferingId"];

/** One form for patient, service, provider, place and time, so that what is shown is what is sent. */
export function SetForm(props: SetFormProps) {
  const { t } = useT();
  const { patient, fitted, week, phone, hrefFor, onChoose, idempotencyKey, errors, sent } = props;
  const who: Query = patient ? { patientId: patient.id } : { new: 1 };
  /** What goes with the patient into the page of another choice or week. */
  const said: Query = { ...who, reason: sent["reason"] };
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <Stack>
      <ChosenPatient patient={patient} changeHref={hrefFor({})} />
      <form method="post" action={hrefFor({ ...who, ...fitted.choice, day: week?.day })} noValidate={!patient}>
        <DefaultSubmit />
        <Stack>
          <SetErrors errors={errors} fields={FIELDS} />
          <NearestTimes times={props.nearest} zone={week?.zone ?? "UTC"} />
          <HiddenFields fields={{ ...who, idempotencyKey }} />
          {!patient && <NewPatientFields {...{ phone, sent, errorOf }} />}
          <SetChoices
            fitted={fitted}
            onChoose={(choice) => onChoose(hrefFor({ ...said, ...choice, day: week?.day }))}
          />
          {patient && fitted.choice && (
            <TextLink
              href={paths.newSeries({ patientId: patient.id, ...fitted.choice })}
              className="inline-flex min-h-11 items-center self-start"
            >
              {t("scheduling:setSteps.series")}
            </TextLink>
          )}
          {fitted.choice && week ? (
            <When {...props} week={week} choice={fitted.choice} said={said} />
          ) : (
            <Banner tone="info" title={t("scheduling:setSteps.none")} />
          )}
        </Stack>
      </form>
    </Stack>
  );
}

function When({
  week,
  choice,
  said,
  hrefFor,
  errors,
  sent,
}: SetFormProps & { week: TimeWeek; choice: SetChoice; said: Query }) {
  const { t } = useT();
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const broken = errors.filter((error) => error.field === "override").map((error) => error.message);
  const whyHref = paths.whyNotOffered({ ...choice, day: week.day, time: sent["time"] });
  return (
    <>
      <LiveWeek providerId={choice.employeeId} week={week} />
      <TimeWeekPicker
        week={week}
        hrefFor={(day) => hrefFor({ ...said, ...choice, day })}
        error={errorOf("startsAt")}
        chosen={sent["startsAt"]}
      />
      <OtherTime day={week.day} time={sent["time"]} error={errorOf("time")} broken={broken} whyHref={whyHref} />
      <ClosingFields
        notifies
        sent={sent}
        agreed={t("scheduling:set.agreedOnPhone")}
        submit={t("scheduling:set.submit")}
        cancelHref={hrefFor({})}
      />
    </>
  );
}
