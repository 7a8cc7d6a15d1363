import { useT } from "~/i18n/use-t";
import { DESK_KINDS, type DeskKind } from "~/kernel/money/desk-kinds";
import { writtenAmount } from "~/kernel/money/written-amount";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Cluster, Stack } from "~/ui/base/stack";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { askedIn, type Standing } from "../../domain/payments/account-standing";
import { dueShownOf } from "../../domain/payments/due-shown";
import { OwedItems } from "./owed-items";
import { AMOUNT_PLACE, AmountField, AmountWords, KindField } from "./money-fields";

interface Money {
  amountMinor: number;
  currencyCode: string;
}

export interface TakeFormProps {
  kind: DeskKind;
  /** In which money is taken for all that is owed. */
  currencyCode: string;
  appointment: {
    id: string;
    startsAt: number;
    timeZone: string;
    /** What is asked for of it, and what of it was paid ahead. */
    toPayMinor: number;
    coveredMinor: number;
    currencyCode: string;
  } | null;
  patient: { id: string; name: string; takesAll: boolean };
  /** How it stands with all of the patient's money. */
  standings: readonly Standing[];
  /** What was paid ahead and can be used: for the appointment where that is not charged yet, else for all that is owed. */
  ahead: readonly (Money & { id: string; isForThis: boolean })[];
  /** Of the practice. */
  timeZone: string;
  idempotencyKey: string;
  /** What was posted and refused. */
  sent: Readonly<Record<string, string>> | undefined;
  errorOf: (field: string) => string | undefined;
}

/** Takes money for an appointment, or for all that a patient owes. */
export function TakeForm(props: TakeFormProps) {
  const { appointment, patient, standings, ahead, kind, idempotencyKey, sent, errorOf } = props;
  const { t, format } = useT();
  const currencyCode = appointment?.currencyCode ?? sent?.["currencyCode"] ?? props.currencyCode;
  const standing = standings.find((each) => each.currencyCode === currencyCode);
  const due = appointment?.toPayMinor ?? standing?.toPayMinor ?? 0;
  const coveredMinor = appointment?.coveredMinor ?? (standing ? standing.owedMinor - standing.toPayMinor : 0);
  const asked =
    due > 0
      ? t("payments:staff.amountHint", { amount: format.money(due, currencyCode) })
      : t("payments:staff.owesNothing");
  const covered =
    coveredMinor > 0 && t("payments:standing.coveredBy", { amount: format.money(coveredMinor, currencyCode) });
  const hint = [asked, covered].filter(Boolean).join(" ");
  const others = appointment ? [] : askedIn(standings).filter((each) => each.currencyCode !== currencyCode);
  const posted = sent?.["kind"];
  const chosen = posted === "CASH" || posted === "CARD" || posted === "TRANSFER" ? posted : kind;
  return (
    <>
      <Card title={patient.name}>
        <form method="post" noValidate data-draft>
          <Stack>
            <p>
              {appointment ? (
                <TextLink href={paths.appointment(appointment.id)}>
                  {format.parts([
                    t("payments:staff.forAppointment"),
                    format.dateTime(appointment.startsAt, appointment.timeZone, "medium"),
                  ])}
                </TextLink>
              ) : (
                t("payments:staff.forPatient", { name: patient.name })
              )}
            </p>
            {!appointment && standing && standing.items.length > 0 && (
              <>
                <OwedItems items={standing.items} zone={props.timeZone} />
                <p className="text-muted">{t("payments:staff.oldest")}</p>
              </>
            )}
            {standing && standing.aheadLeftMinor > 0 && (
              <p className="font-semibold">
                {t("payments:standing.unused", { amount: format.money(standing.aheadLeftMinor, currencyCode) })}
              </p>
            )}
            <HiddenFields
              fields={{
                idempotencyKey: sent?.["idempotencyKey"] ?? idempotencyKey,
                ...(appointment
                  ? { intent: "appointment", appointmentId: appointment.id }
                  : { intent: "balance", patientId: patient.id, currencyCode, dueShown: dueShownOf(standing) }),
              }}
            />
            <AmountField
              {...{ currencyCode, hint, errorOf }}
              value={sent?.["amount"] ?? (due > 0 ? writtenAmount(due, currencyCode) : "")}
            />
            <KindField value={chosen} errorOf={errorOf} />
            <TextField
              name="reference"
              label={t("payments:staff.reference")}
              hint={t("payments:staff.referenceHint")}
              defaultValue={sent?.["reference"] ?? ""}
              error={errorOf("reference")}
              autoComplete="off"
            />
            <Cluster>
              <Button type="submit">
                <AmountWords
                  currencyCode={currencyCode}
                  words={Object.fromEntries(
                    DESK_KINDS.map((each) => [each, t(`payments:staff.takeAs.${each}`, AMOUNT_PLACE)]),
                  )}
                >
                  {t("payments:staff.take")}
                </AmountWords>
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Card>
      {ahead.map((paid) => (
        <Card key={paid.id}>
          <form method="post" data-once>
            <HiddenFields
              fields={{ deskId: paid.id, ...(paid.isForThis && appointment ? { appointmentId: appointment.id } : {}) }}
            />
            <Cluster>
              <span className="font-semibold">
                {t("payments:staff.ahead", { amount: format.money(paid.amountMinor, paid.currencyCode) })}
              </span>
              <Button type="submit" name="intent" value="use" tone="secondary" size="small">
                {t(paid.isForThis ? "payments:staff.useForThis" : "payments:staff.useAhead")}
              </Button>
            </Cluster>
          </form>
        </Card>
      ))}
      {others.map(({ currencyCode: other, toPayMinor }) => (
        <p key={other}>
          <TextLink
            href={paths.paymentCreate({ patientId: patient.id, currencyCode: other })}
            className="inline-flex min-h-11 items-center"
          >
            {t("payments:staff.takeOther", { amount: format.money(toPayMinor, other) })}
          </TextLink>
        </p>
      ))}
      {appointment && patient.takesAll && standings.length > 0 && (
        <p>
          <TextLink href={paths.paymentCreate({ patientId: patient.id })} className="inline-flex min-h-11 items-center">
            {t("payments:staff.forPatient", { name: patient.name })}
          </TextLink>
        </p>
      )}
    </>
  );
}
