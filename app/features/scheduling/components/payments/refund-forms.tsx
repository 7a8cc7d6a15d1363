import { useT } from "~/i18n/use-t";
import { DESK_KINDS } from "~/kernel/money/desk-kinds";
import { OWES_CHOICES } from "~/kernel/money/owes-choices";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { RadioGroup } from "~/ui/form/radio-group";
import { NativeSelect } from "~/ui/form/native-select";
import { Card } from "~/ui/view/card";
import type { GoneBack, PaymentLine } from "../../domain/payments/payment-line";
import { AmountField, ReasonField } from "./money-fields";
import { refusedFields, type RefusedFields } from "./refused-fields";

export interface RefundFormsProps {
  line: PaymentLine;
  goneBack: readonly GoneBack[];
  may: { refund: boolean; takeBack: boolean };
  /** Its gateway gives parts back; null of money at the desk. */
  givesParts: boolean | null;
  /** It pays for what is not charged yet: whoever gives it back says whether it is still owed. */
  mayStillOwe: boolean;
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
  const { line, givesParts, mayStillOwe, idempotencyKey, refused } = props;
  const { t, format } = useT();
  const { deskId, paymentId, amountMinor, refundedMinor, currencyCode, gatewayName } = line;
  const intent = deskId === null ? "refund-online" : "refund";
  const sent = refused?.sent["intent"] === intent ? refused.sent : undefined;
  const { errorOf } = refusedFields(refused, sent !== undefined);
  const leftMinor = amountMinor - refundedMinor;
  const left = format.money(leftMinor, currencyCode);
  if (givesParts === false)
    return (
      <Card title={t("payments:staff.refund")}>
        <p>{t("payments:staff.noParts", { gateway: gatewayName ?? "" })}</p>
      </Card>
    );
  return (
    <Card title={t("payments:staff.refund")}>
      <form method="post" noValidate data-draft>
        <Stack>
          {!mayStillOwe && <p>{t("payments:staff.refundText")}</p>}
          <HiddenFields
            fields={{
              ...(deskId === null ? { paymentId: paymentId ?? "" } : { deskId }),
              ...{ idempotencyKey, leftShown: String(leftMinor) },
            }}
          />
          <AmountField
            {...{ currencyCode, errorOf }}
            value={sent?.["amount"] ?? ""}
            hint={t("payments:staff.allLeft", { amount: left })}
          />
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
            <Button type="submit" name="intent" value={intent}>
              {t("payments:staff.refund")}
            </Button>
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
