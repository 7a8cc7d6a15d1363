import { EnrolmentBadge } from "~/features/monitoring/components/enrolment-badge";
import { saidOf, type Refused } from "~/features/monitoring/components/refused";
import type { OwnPlan } from "~/features/monitoring/public.server";
import { usePatientT } from "~/i18n/use-t";
import { PayChoiceFields, type PayChoice } from "~/screens/pay-choice";
import { answerTo, type PostedAnswer } from "~/screens/use-posted-form";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import { ReadForm } from "./read-form";

interface OwnPlanProps {
  plan: OwnPlan;
  choices: readonly PayChoice[];
  /** To a measurement that was entered. */
  answer: Partial<PostedAnswer> | undefined;
  /** Of everything else, where it is about this plan. */
  refused: Refused | undefined;
}

/** One plan of a patient: to agree to, to pay, to measure by, and its end. */
export function OwnPlanPart(props: OwnPlanProps) {
  const { plan, answer } = props;
  const { t, format } = usePatientT();
  return (
    <section className="flex flex-col gap-4">
      <Cluster>
        <h2 className="text-xl font-semibold">
          <bdi>{plan.planName}</bdi>
        </h2>
        <EnrolmentBadge state={plan.state} />
      </Cluster>
      {plan.state === "PROPOSED" && <Consent {...props} />}
      {plan.isMonitored && (
        <>
          {plan.alarms && <Banner tone="warn" title={t("monitoring:alarm")} />}
          {plan.streak > 0 && <p className="font-medium">{t("monitoring:own.streak", { count: plan.streak })}</p>}
          {plan.instructions && (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {plan.instructions}
            </p>
          )}
          <div className="grid gap-4 tablet:grid-cols-2">
            {plan.trackers.map((measured) => {
              const id = `${plan.id}-${measured.tracker}`;
              return (
                <ReadForm
                  key={id}
                  {...{ id, measured }}
                  zone={plan.zone}
                  answer={answerTo(answer, { intent: "read", id })}
                />
              );
            })}
          </div>
        </>
      )}
      {plan.state === "PAUSED" && <p>{t("monitoring:own.paused")}</p>}
      {plan.state === "PAYMENT_FAILED" && <Banner tone="warn" title={t("monitoring:own.grace")} />}
      {plan.owes && <Pay {...props} />}
      {plan.reviews.length > 0 && (
        <Card title={t("monitoring:own.fromDoctor")} level={3}>
          <ul className="flex flex-col gap-3">
            {plan.reviews.map(({ at, text }) => (
              <li key={at}>
                <p className="text-sm text-muted">{format.dateTime(at, plan.zone, "medium")}</p>
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {plan.state !== "PROPOSED" && (
        <form method="post" data-once>
          <PlanFields plan={plan} />
          <AskFirst
            tone="quiet"
            name="intent"
            value="end"
            question={t("monitoring:own.stopQuestion")}
            text={[t("monitoring:own.stopText"), plan.totalMinor > 0 && t("monitoring:own.paidAhead")]
              .filter(Boolean)
              .join(" ")}
          >
            {t("monitoring:own.stop")}
          </AskFirst>
        </form>
      )}
    </section>
  );
}

function PlanFields({ plan }: { plan: OwnPlan }) {
  return (
    <>
      <input type="hidden" name="plan" value={plan.id} />
      <input type="hidden" name="version" value={plan.version} />
    </>
  );
}

/** What it involves, and the agreement without which it does not start. */
function Consent({ plan, refused }: OwnPlanProps) {
  const { t, format } = usePatientT();
  const measured = plan.trackers.map(({ tracker, times }) =>
    format.parts([t(`trackers:name.${tracker}`), ...times.map((minutes) => format.minutesOfDay(minutes))]),
  );
  return (
    <Card>
      <Stack>
        <SummaryList
          rows={[
            ...(plan.aim ? [{ term: t("monitoring:own.aim"), value: <span dir="auto">{plan.aim}</span> }] : []),
            { term: t("monitoring:own.measures"), value: measured.join("\n") },
            {
              term: t("monitoring:own.price"),
              value:
                plan.totalMinor === 0
                  ? t("monitoring:own.free")
                  : t("monitoring:own.aMonth", { amount: format.money(plan.totalMinor, plan.currencyCode) }),
            },
            {
              term: t("monitoring:own.length"),
              value: plan.months === 0 ? t("monitoring:own.open") : t("monitoring:own.months", { count: plan.months }),
            },
          ]}
        />
        <form method="post" className="flex flex-col gap-3" data-once noValidate>
          <PlanFields plan={plan} />
          <p>{t("monitoring:own.consentText")}</p>
          {plan.totalMinor > 0 && <p>{t("monitoring:own.paidAhead")}</p>}
          <Checkbox
            name="agreed"
            id={`agreed-${plan.id}`}
            label={t("monitoring:own.agreed")}
            error={saidOf(refused, "agreed")}
          />
          <Cluster>
            <Button type="submit" name="intent" value="consent">
              {t(plan.totalMinor > 0 ? "monitoring:own.startAndPay" : "monitoring:own.start")}
            </Button>
            <Button type="submit" name="intent" value="end" tone="quiet">
              {t("monitoring:own.decline")}
            </Button>
          </Cluster>
        </form>
      </Stack>
    </Card>
  );
}

function Pay({ plan, choices, refused }: OwnPlanProps) {
  const { t, format } = usePatientT();
  const amount = format.money(plan.totalMinor, plan.currencyCode);
  if (choices.length === 0) return <Banner tone="info" title={t("monitoring:error.notPayable")} />;
  return (
    <Card title={t("monitoring:own.payTitle")} level={3}>
      <form method="post" className="flex flex-col gap-4 [&>button]:self-start" data-once noValidate>
        <PlanFields plan={plan} />
        <p>{t("monitoring:own.payText", { amount })}</p>
        <PayChoiceFields choices={choices} chosen={refused?.sent["gatewayType"]} error={saidOf(refused, "gatewayType")}>
          <TextField
            name="phone"
            id={`phone-${plan.id}`}
            type="tel"
            label={t("monitoring:own.phone")}
            error={saidOf(refused, "phone")}
            defaultValue={refused?.sent["phone"] ?? ""}
          />
        </PayChoiceFields>
        <Button type="submit" name="intent" value="pay" icon="card">
          {t("monitoring:own.pay", { amount })}
        </Button>
      </form>
    </Card>
  );
}
