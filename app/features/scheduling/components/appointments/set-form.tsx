import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Cluster, Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextArea } from "~/ui/form/text-area";
import { Banner } from "~/ui/view/banner";
import type { FittedChoice } from "../../domain/set-options";
import type { TimeWeek } from "../../domain/time-week";
import { LiveWeek } from "./live-week";
import { NearestTimes } from "./nearest-times";
import { OtherTime } from "./other-time";
import { PatientCard } from "./patient-card";
import { SetChoices } from "./set-choices";
import { TimeWeekPicker } from "./time-week-picker";

type Query = Record<string, string | number | undefined>;

export interface SetFormProps {
  patient: { id: string; number: number; firstName: string; lastName: string };
  fitted: FittedChoice;
  week: TimeWeek | null;
  /** The page with another choice. */
  hrefFor: (values: Query) => string;
  idempotencyKey: string;
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
  /** Free times around the one that was refused. */
  nearest: readonly number[];
}

/** What, with whom, where and when; the patient is known. */
export function SetForm(props: SetFormProps) {
  const { t } = useT();
  const { patient, fitted, week, hrefFor } = props;
  return (
    <Stack>
      <PatientCard patient={patient} changeHref={hrefFor({})} />
      <SetChoices fitted={fitted} kept={{ patientId: patient.id }} action={hrefFor({})} />
      {fitted.choice && (
        <TextLink
          href={paths.newSeries({ patientId: patient.id, ...fitted.choice })}
          className="inline-flex min-h-11 items-center self-start"
        >
          {t("scheduling:setSteps.series")}
        </TextLink>
      )}
      {fitted.choice && week ? (
        <When {...props} week={week} choice={fitted.choice} />
      ) : (
        <Banner tone="info" title={t("scheduling:setSteps.none")} />
      )}
    </Stack>
  );
}

function When({
  patient,
  week,
  choice,
  hrefFor,
  idempotencyKey,
  errors,
  sent,
  nearest,
}: SetFormProps & { week: TimeWeek; choice: NonNullable<FittedChoice["choice"]> }) {
  const { t } = useT();
  const at = { patientId: patient.id, ...choice };
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const broken = errors.filter((error) => error.field === "override").map((error) => error.message);
  const whyHref = paths.whyNotOffered({ ...choice, day: week.day, time: sent["time"] });
  const shown = errors.filter((error) => error.field !== "override");
  const action = hrefFor({ ...at, day: week.day });
  return (
    <>
      <NearestTimes times={nearest} zone={week.zone} {...{ action, sent, idempotencyKey }} />
      <form method="post" action={action}>
        <Stack>
          {shown.length > 0 && (
            <ErrorSummary
              title={t("common:form.errorSummaryTitle")}
              errors={shown.map(({ field, message }) => ({
                fieldId: field === "time" || field === "startsAt" ? field : undefined,
                message,
              }))}
            />
          )}
          {Object.entries({ ...at, idempotencyKey }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <LiveWeek providerId={choice.employeeId} week={week} />
          <TimeWeekPicker
            week={week}
            hrefFor={(day) => hrefFor({ ...at, day })}
            error={errorOf("startsAt")}
            chosen={sent["startsAt"]}
          />
          <OtherTime day={week.day} time={sent["time"]} error={errorOf("time")} broken={broken} whyHref={whyHref} />
          <Checkbox
            name="agreedOnPhone"
            label={t("scheduling:set.agreedOnPhone")}
            defaultChecked={sent["agreedOnPhone"] === "on"}
          />
          <TextArea
            name="reason"
            label={t("scheduling:details.reason")}
            optionalLabel={`(${t("common:form.optional")})`}
            rows={2}
            maxLength={500}
            defaultValue={sent["reason"]}
          />
          <Cluster>
            <Button type="submit">{t("scheduling:set.submit")}</Button>
            <LinkButton href={hrefFor({})} tone="quiet">
              {t("common:actions.cancel")}
            </LinkButton>
          </Cluster>
        </Stack>
      </form>
    </>
  );
}
