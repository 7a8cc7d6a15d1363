import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Cluster, Stack } from "~/ui/base/stack";
import { ErrorSummary } from "~/ui/form/error-summary";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import { Banner } from "~/ui/view/banner";
import type { RemovalMessage } from "../../domain/removal-message";
import type { FittedChoice } from "../../domain/set-options";
import { NewPatientFields, type NewPatientFieldsProps } from "./new-patient-fields";
import { OverrideWarning } from "./override-warning";
import { PatientCard } from "./patient-card";
import { SetChoices } from "./set-choices";

export interface WalkInFormProps {
  /** Null for somebody new. */
  patient: { id: string; number: number; firstName: string; lastName: string } | null;
  fitted: FittedChoice;
  times: { zone: string; now: number; broken: readonly RemovalMessage[]; next: number | null } | null;
  phone: NewPatientFieldsProps["phone"];
  idempotencyKey: string;
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
}

/** Who stands at the desk, for what, with whom, and whether now or at the next free time. */
export function WalkInForm(props: WalkInFormProps) {
  const { t } = useT();
  const { patient, fitted, times } = props;
  const who: Record<string, string> = patient ? { patientId: patient.id } : { new: "1" };
  return (
    <Stack>
      {patient ? (
        <PatientCard patient={patient} changeHref={paths.walkIn()} />
      ) : (
        <TextLink href={paths.walkIn()} className="inline-flex min-h-11 items-center self-start">
          {t("visit-kinds:walkIn.knownPatient")}
        </TextLink>
      )}
      <SetChoices fitted={fitted} kept={who} action={paths.walkIn()} />
      {fitted.choice && times ? (
        <WhoAndWhen {...props} times={times} at={{ ...who, ...fitted.choice }} />
      ) : (
        <Banner tone="info" title={t("scheduling:setSteps.none")} />
      )}
    </Stack>
  );
}

type Refusal = Pick<WalkInFormProps, "errors" | "sent">;

const FIELDS = ["firstName", "lastName", "phone", "acceptDuplicate", "walkInAt"];
/** A time that somebody else took first is told where the time is chosen. */
const fieldOf = (field: string) => (field === "startsAt" ? "walkInAt" : field);

function WhoAndWhen({
  patient,
  times,
  at,
  phone,
  idempotencyKey,
  errors,
  sent,
}: Omit<WalkInFormProps, "fitted" | "times"> & {
  times: NonNullable<WalkInFormProps["times"]>;
  at: Record<string, string>;
}) {
  const { t } = useT();
  const errorOf = (field: string) => errors.find((error) => fieldOf(error.field) === field)?.message;
  const broken = errors.filter((error) => error.field === "override").map((error) => error.message);
  const shown = errors.filter((error) => error.field !== "override");
  const labels: Readonly<Record<string, string>> = {
    firstName: t("booking:you.firstName"),
    lastName: t("booking:you.lastName"),
    phone: t("booking:you.phone"),
  };
  const named = (field: string, message: string) => (labels[field] ? `${labels[field]}: ${message}` : message);
  return (
    <form method="post" action={paths.walkIn(at)} data-draft noValidate>
      <Stack>
        {shown.length > 0 && (
          <ErrorSummary
            title={t("common:form.errorSummaryTitle")}
            errors={shown.map(({ field, message }) => ({
              fieldId: FIELDS.includes(fieldOf(field)) ? fieldOf(field) : undefined,
              message: named(field, message),
            }))}
          />
        )}
        {Object.entries({ ...at, idempotencyKey, walkIn: "on" }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {!patient && <NewPatientFields {...{ phone, sent, errorOf }} />}
        <WhenChoice times={times} {...{ errors, sent }} error={errorOf("walkInAt")} />
        <OverrideWarning broken={broken} label={t("visit-kinds:walkIn.override")} />
        <TextArea
          name="reason"
          label={t("scheduling:details.reason")}
          optionalLabel={`(${t("common:form.optional")})`}
          rows={2}
          maxLength={500}
          defaultValue={sent["reason"]}
        />
        <Cluster>
          <Button type="submit">{t("visit-kinds:walkIn.submit")}</Button>
          <LinkButton href={paths.appointments()} tone="quiet">
            {t("common:actions.cancel")}
          </LinkButton>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Now, with what it breaks, or the next free time of today; whichever is free is chosen at first. */
function WhenChoice({
  times: { zone, now, broken, next },
  sent,
  error,
}: Refusal & { times: NonNullable<WalkInFormProps["times"]>; error: string | undefined }) {
  const { t, format } = useT();
  const first = broken.length === 0 || next === null ? "now" : "next";
  return (
    <RadioGroup
      name="walkInAt"
      label={t("visit-kinds:walkIn.when")}
      error={error}
      defaultValue={sent["walkInAt"] ?? first}
      options={[
        {
          value: "now",
          label: t("visit-kinds:walkIn.now", { time: format.time(now, zone) }),
          description: broken.length > 0 ? broken.map((rule) => t(rule)).join(", ") : undefined,
        },
        next === null
          ? { value: "next", label: t("visit-kinds:walkIn.noneToday"), disabled: true }
          : { value: "next", label: t("visit-kinds:walkIn.next", { time: format.time(next, zone) }) },
      ]}
    />
  );
}
