import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Cluster, Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { RadioGroup } from "~/ui/form/radio-group";
import { Card } from "~/ui/view/card";
import { FoldedCard } from "~/ui/view/folded-card";
import type { Standing, StandingItem } from "../../domain/payments/account-standing";
import { useOwedName } from "./owed-name";
import { StandingSums } from "./standing-sums";
import { AMOUNT_PLACE, AmountField, AmountWords, ReasonField } from "./money-fields";
import { refusedFields, type RefusedFields } from "./refused-fields";

export interface SettleFormsProps {
  patient: { id: string; name: string };
  standings: readonly Standing[];
  /** Of the practice. */
  currencyCode: string;
  timeZone: string;
  idempotencyKey: string;
  refused: RefusedFields | undefined;
}

const WAYS = ["owesMore", "owesLess"] as const;

/** Waives what a patient owes, and corrects their balance. */
export function SettleForms(props: SettleFormsProps) {
  const { patient, standings, currencyCode, idempotencyKey, refused } = props;
  const debts = standings.flatMap(({ items }) => items.filter(({ of }) => of !== "balance"));
  const { t } = useT();
  const sent = refused?.sent["intent"] === "correct" ? refused.sent : undefined;
  const { errorOf } = refusedFields(refused, sent !== undefined);
  return (
    <>
      <p className="text-lg font-semibold">
        <bdi>{patient.name}</bdi>
      </p>
      {standings.length > 0 && (
        <Card>
          <StandingSums standings={standings} />
        </Card>
      )}
      {debts.length === 0 ? (
        <p>{t("payments:staff.noDebts")}</p>
      ) : (
        debts.map((debt) => <Waive key={debt.id} debt={debt} {...props} />)
      )}
      <Card title={t("payments:staff.balance")}>
        <form method="post" noValidate data-draft>
          <Stack>
            <p>{t("payments:staff.balanceText")}</p>
            <HiddenFields
              fields={{
                ...{ patientId: patient.id, currencyCode },
                idempotencyKey: sent?.["idempotencyKey"] ?? idempotencyKey,
              }}
            />
            <RadioGroup
              name="way"
              label={t("payments:staff.way")}
              defaultValue={sent?.["way"] ?? ""}
              error={errorOf("way")}
              options={WAYS.map((value) => ({ value, label: t(`payments:staff.ways.${value}`) }))}
            />
            <AmountField {...{ currencyCode, errorOf }} value={sent?.["amount"] ?? ""} />
            {sent && errorOf("amount") && <Checkbox name="isRight" label={t("payments:staff.isRight")} />}
            <ReasonField value={sent?.["reason"] ?? ""} errorOf={errorOf} />
            <Cluster>
              <AskFirst
                name="intent"
                value="correct"
                question={t("payments:staff.correctAsk")}
                text={t("payments:staff.correctAskText")}
              >
                <AmountWords
                  currencyCode={currencyCode}
                  words={{ "": t("payments:staff.correctAmount", AMOUNT_PLACE) }}
                >
                  {t("payments:staff.correct")}
                </AmountWords>
              </AskFirst>
            </Cluster>
          </Stack>
        </form>
      </Card>
    </>
  );
}

function Waive({ debt, timeZone, idempotencyKey, refused }: SettleFormsProps & { debt: StandingItem }) {
  const { t, format } = useT();
  const { of, id, dueMinor, currencyCode } = debt;
  const nameOf = useOwedName();
  const field = of === "appointment" ? "appointmentId" : "chargeId";
  const isOwn = refused?.sent["intent"] === "waive" && refused.sent[field] === id;
  const sent = isOwn ? refused.sent : undefined;
  const { errorOf } = refusedFields(refused, isOwn);
  return (
    <FoldedCard title={nameOf(debt, timeZone)} gist={format.money(dueMinor, currencyCode)}>
      <form method="post" noValidate>
        <Stack>
          <p>{t("payments:staff.waiveText")}</p>
          <HiddenFields
            fields={{ [field]: id, idempotencyKey: sent?.["idempotencyKey"] ?? `${idempotencyKey}-${id}` }}
          />
          <AmountField
            id={`amount-${id}`}
            {...{ currencyCode, errorOf }}
            value={sent?.["amount"] ?? ""}
            hint={t("payments:staff.tillNow")}
          />
          <ReasonField id={`reason-${id}`} value={sent?.["reason"] ?? ""} errorOf={errorOf} />
          <Cluster>
            <AskFirst
              name="intent"
              value="waive"
              question={t("payments:staff.waiveAsk")}
              text={`${t("payments:staff.waiveText")} ${t("common:final")}`}
            >
              <AmountWords
                currencyCode={currencyCode}
                words={{ "": t("payments:staff.waiveAmount", AMOUNT_PLACE) }}
                blankMinor={dueMinor}
              >
                {t("payments:staff.waive")}
              </AmountWords>
            </AskFirst>
          </Cluster>
        </Stack>
      </form>
    </FoldedCard>
  );
}
