import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { DESK_KINDS, type DeskKind } from "~/kernel/money/desk-kinds";
import { amountReadings, writtenAmount } from "~/kernel/money/written-amount";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";

type ErrorOf = (field: string) => string | undefined;

interface AmountFieldProps {
  currencyCode: string;
  value: string;
  hint?: string | undefined;
  errorOf: ErrorOf;
  id?: string;
}

/** How much, in which currency. */
export function AmountField({ currencyCode, value, hint, errorOf, id = "amount" }: AmountFieldProps) {
  const { t, format } = useT();
  const label = t("payments:staff.amount", { currency: currencyCode });
  const readings = amountReadings(value, currencyCode);
  // What can mean two amounts is asked: without a choice it is posted as it was written, and refused again.
  if (readings.length > 1)
    return (
      <>
        <input type="hidden" name="amount" value={value} />
        <RadioGroup
          name="amount"
          id={id}
          label={label}
          hint={hint}
          error={errorOf("amount")}
          options={readings.map((minor) => ({
            value: writtenAmount(minor, currencyCode),
            label: format.money(minor, currencyCode),
          }))}
        />
      </>
    );
  return (
    <TextField
      name="amount"
      id={id}
      label={label}
      hint={hint}
      defaultValue={value}
      error={errorOf("amount")}
      inputMode="decimal"
      autoComplete="off"
      width="half"
    />
  );
}

/** As what money is taken: cash, a card, a transfer. */
export function KindField({ value, errorOf }: { value: DeskKind; errorOf: ErrorOf }) {
  const { t } = useT();
  return (
    <RadioGroup
      name="kind"
      label={t("payments:staff.kind")}
      defaultValue={value}
      error={errorOf("kind")}
      columns={3}
      options={DESK_KINDS.map((kind) => ({ value: kind, label: t(`payments:kinds.${kind}`) }))}
    />
  );
}

/** Why, which whoever does it has to say. */
export function ReasonField({ value, errorOf, id = "reason" }: { value: string; errorOf: ErrorOf; id?: string }) {
  const { t } = useT();
  return (
    <TextArea
      name="reason"
      id={id}
      label={t("payments:view.reason")}
      defaultValue={value}
      error={errorOf("reason")}
      rows={2}
      required
    />
  );
}

interface AmountWordsProps {
  currencyCode: string;
  /** What stands there once an amount is known, with its place as {{amount}}; by the kind that is chosen, "" for any. */
  words: Readonly<Record<string, string>>;
  /** The amount that a field left blank stands for (minor units). */
  blankMinor?: number | undefined;
  /** Without an amount, and without scripts. */
  children: ReactNode;
}

/** Words of a button or a question that name the amount written in its form, which app/islands/amount-words.ts keeps up. */
export const AmountWords = ({ currencyCode, words, blankMinor, children }: AmountWordsProps) => (
  <span
    data-amount-words={JSON.stringify(words)}
    data-amount-currency={currencyCode}
    {...(blankMinor === undefined ? {} : { "data-amount-blank": blankMinor })}
  >
    {children}
  </span>
);

/** Where the script puts the amount. */
export const AMOUNT_PLACE = { amount: "{{amount}}" };
