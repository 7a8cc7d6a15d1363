import { useT } from "~/i18n/use-t";
import { DESK_KINDS } from "~/kernel/money/desk-kinds";
import { writtenAmount } from "~/kernel/money/written-amount";
import { OWES_CHOICES } from "~/kernel/money/owes-choices";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { RadioGroup } from "~/ui/form/radio-group";
import { NativeSelect } from "~/ui/form/native-select";
import { Card } from "~/ui/view/card";
import type { GoneBack, PaymentLine } from "../../domain/payments/payment-line";
import { AMOUNT_PLACE, AmountField, AmountWords, ReasonField } from "./money-fields";
import { refusedFields, type RefusedFields } from "./refused-fields";

export interface RefundFormsProps {
  line: PaymentLine;
  goneBack: readonly GoneBack[];
  may: { refund: boolean; takeBack: boolean };
  /** Its gateway gives parts back; null of money at the desk. */
  givesParts: boolean | null;
  /** It pays for what is not charged yet: whoever gives it back says whether it is still owed. */
  mayStillOwe: boolean;
  /** All of it can go back at once, or be noted as given back by hand. */
  isReviewed: boolean;
  /** Of money at the desk that is too much, or for nothing in particular: what goes back, and what covers something. */
  parts: { backMinor: number; coversMinor: number; isAhead?: boolean } | null;
  idempotencyKey: string;
  refused: RefusedFields | undefined;
}

/** Refunds a payment, in full or in part, or takes back one that was written down by mistake. */
export function RefundForms({ goneBack, may, ...form }: RefundFormsProps) {
  const { line, refused } = form;
  const open = goneBack.find(({ what }) => what === "asked");
  if (open) return <OpenRefund {...{ line, open }} />;
  return (
    <>
      {may.refund && <Refund {...form} />}
      {may.takeBack && <TakeBack {...{ line, refused }} />}
    </>
  );
}

function Refund(props: Omit<RefundFormsProps, "may" | "goneBack">) {
  const { line, givesParts, mayStillOwe, isReviewed, parts, idempotencyKey, refused } = props;
  const { t, format } = useT();
  const { deskId, paymentId, amountMinor, refundedMinor, currencyCode, gatewayName, takingMinor } = line;
  const isOfSeveral = deskId !== null && (takingMinor ?? 0) > amountMinor;
  const isWhole = givesParts === false;
  const intent = deskId !== null ? "refund" : isWhole ? "refund-whole" : "refund-online";
  const sent = [intent, "refunded-whole"].includes(refused?.sent["intent"] ?? "") ? refused?.sent : undefined;
  const { errorOf } = refusedFields(refused, sent !== undefined);
  const leftMinor = amountMinor - refundedMinor;
  const left = format.money(leftMinor, currencyCode);
  // What covers something else stays out of the suggested amount: it would be owed again.
  const { coversMinor = 0, backMinor = 0 } = parts ?? {};
  const asked = coversMinor > 0 && backMinor > 0 ? writtenAmount(backMinor, currencyCode) : "";
  const askText =
    deskId === null
      ? t("payments:staff.refundAskOnline", { gateway: gatewayName ?? "" })
      : t("payments:staff.refundAskDesk");
  if (isWhole && !isReviewed)
    return (
      <Card title={t("payments:staff.refund")}>
        <p>{t("payments:staff.noParts", { gateway: gatewayName ?? "" })}</p>
      </Card>
    );
  return (
    <Card title={t("payments:staff.refund")}>
      <form method="post" noValidate data-draft>
        <Stack>
          {!mayStillOwe && coversMinor === 0 && parts?.isAhead !== true && <p>{t("payments:staff.refundText")}</p>}
          {coversMinor > 0 && (
            <p className="font-semibold">
              {t("billing:review.covers", { amount: format.money(coversMinor, currencyCode) })}
            </p>
          )}
          <HiddenFields
            fields={{
              ...(deskId === null ? { paymentId: paymentId ?? "" } : { deskId }),
              ...{ idempotencyKey, leftShown: String(leftMinor) },
            }}
          />
          {isWhole ? (
            <p className="font-semibold tabular-nums">{left}</p>
          ) : (
            <AmountField
              {...{ currencyCode, errorOf }}
              value={sent?.["amount"] ?? asked}
              hint={t("payments:staff.allLeft", { amount: left })}
            />
          )}
          {isOfSeveral && (
            <Checkbox
              name="whole"
              label={t("payments:staff.refundTaking", { amount: format.money(takingMinor ?? 0, currencyCode) })}
              hint={t("payments:staff.refundTakingText")}
              defaultChecked={sent?.["whole"] !== undefined}
            />
          )}
          {deskId !== null && (
            <NativeSelect
              name="kind"
              label={t("payments:column.way")}
              defaultValue={sent?.["kind"] ?? ""}
              placeholder={t("payments:staff.asPaid")}
              error={errorOf("kind")}
              options={DESK_KINDS.map((value) => ({ value, label: t(`payments:kinds.${value}`) }))}
            />
          )}
          {mayStillOwe && (
            <RadioGroup
              name="stillOwes"
              label={t("payments:staff.afterRefund")}
              defaultValue={sent?.["stillOwes"] ?? "waived"}
              error={errorOf("stillOwes")}
              options={OWES_CHOICES.map((value) => ({
                value,
                label: t(`payments:staff.owes.${value}`),
                description: t(`payments:staff.owesText.${value}`),
              }))}
            />
          )}
          <ReasonField value={sent?.["reason"] ?? ""} errorOf={errorOf} />
          <Cluster>
            <AskFirst
              name="intent"
              value={intent}
              tone="primary"
              question={t("payments:staff.refundAsk")}
              text={askText}
            >
              <AmountWords
                currencyCode={currencyCode}
                words={{ "": t("payments:staff.refundAmount", AMOUNT_PLACE) }}
                blankMinor={leftMinor}
              >
                {t("payments:staff.refund")}
              </AmountWords>
            </AskFirst>
            {isReviewed && (
              <AskFirst name="intent" value="refunded-whole" question={t("common:sure")} text={t("common:final")}>
                {format.parts([t("billing:review.refunded"), left])}
              </AskFirst>
            )}
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

/** A refund whose answer was lost is finished before another is asked for. */
function OpenRefund({ line, open }: { line: PaymentLine; open: GoneBack }) {
  const { t, format } = useT();
  return (
    <Card title={t("payments:staff.openTitle", { amount: format.money(open.amountMinor, line.currencyCode) })}>
      <form method="post">
        <Stack>
          <p>{t("payments:staff.openText")}</p>
          <HiddenFields fields={{ paymentId: line.paymentId ?? "", refundId: open.id }} />
          <Cluster>
            <Button type="submit" name="intent" value="finish-refund">
              {t("payments:staff.openDo")}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

function TakeBack({ line, refused }: Pick<RefundFormsProps, "line" | "refused">) {
  const { t } = useT();
  const sent = refused?.sent["intent"] === "take-back" ? refused.sent : undefined;
  const { errorOf } = refusedFields(refused, sent !== undefined);
  return (
    <Card title={t("payments:staff.takeBack")}>
      <form method="post" noValidate>
        <Stack>
          <p>{t("payments:staff.takeBackText")}</p>
          <HiddenFields fields={{ deskId: line.deskId ?? "" }} />
          <ReasonField id="take-back-reason" value={sent?.["reason"] ?? ""} errorOf={errorOf} />
          <Cluster>
            <AskFirst
              name="intent"
              value="take-back"
              question={t("payments:staff.takeBackDo")}
              text={t("payments:staff.takeBackText")}
            >
              {t("payments:staff.takeBackDo")}
            </AskFirst>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}
