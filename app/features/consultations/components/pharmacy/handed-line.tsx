import type { ReactNode } from "react";
import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { useT } from "~/i18n/use-t";
import type { PostedForm } from "~/screens/use-posted-form";
import { Icon } from "~/ui/base/icon";
import { Checkbox } from "~/ui/form/checkbox";
import { DateField } from "~/ui/form/date-field";
import { TextField } from "~/ui/form/text-field";
import type { DeskViewLine } from "../../domain/pharmacy/desk-view";

/** The fields of a line that are called the same in every one. */
export const HANDED_WORDS = ["quantity", "product", "batch", "expires"] as const;

/** What most hand out without: they are unfolded. */
const FOLDED = ["product", "batch", "expires", "price", "substituted"] as const;

const isUnsafe = ({ declined }: DeskViewLine): boolean => declined?.declineReason === "NOT_SAFE";

/** What a reason is asked for: what was refused as unsafe must have become safe. */
export const reasonLabel = (line: DeskViewLine) =>
  isUnsafe(line) ? ("pharmacy:one.whySafe" as const) : ("pharmacy:one.reason" as const);

interface HandedLineProps {
  line: DeskViewLine;
  index: number;
  form: PostedForm;
  currency: string;
  /** UTC ms. */
  now: number;
}

/** What is handed out of one medicine now: whether, how much, and on a press everything else that can be said of it. */
export function HandedLine({ line, index, form, currency, now }: HandedLineProps) {
  const speech = useT();
  const { t } = speech;
  const { id, name, quantity, atATime, medicine, refillDueAt } = line;
  const at = (field: string) => `lines[${index}].${field}`;
  const text = (field: string) => ({ ...form.text(at(field)), autoComplete: "off" });
  const most = amountOfMedicine(atATime, { quantity, unit: medicine.quantityUnit }, speech);
  const asksReason = isUnsafe(line) || (refillDueAt !== null && refillDueAt > now);
  const reason = (
    <TextField
      {...text("reason")}
      label={t(reasonLabel(line))}
      hint={t(isUnsafe(line) ? "pharmacy:one.whySafeHint" : "pharmacy:one.reasonHint")}
      {...(!isUnsafe(line) && { optionalLabel: `(${t("common:form.optional")})` })}
      maxLength={500}
      dir="auto"
    />
  );
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-3">
      <legend className="sr-only" dir="auto">
        {name}
      </legend>
      <input type="hidden" name={at("lineId")} value={id} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-48">
          <Checkbox
            {...form.check(at("give"))}
            label={<bdi className="font-semibold">{t("pharmacy:one.give", { name })}</bdi>}
          />
          <Checkbox {...form.check(at("counselled"))} label={t("pharmacy:one.counselled")} />
        </div>
        {quantity !== null && (
          <div className="w-44">
            <TextField
              {...text("quantity")}
              label={t("pharmacy:one.quantity")}
              hint={t("pharmacy:one.quantityOf", { most })}
              inputMode="decimal"
            />
          </div>
        )}
      </div>
      {asksReason && reason}
      <More {...{ line, index, form, currency }}>{!asksReason && reason}</More>
    </fieldset>
  );
}

/** The product, its batch and so on; unfolded where something of it was typed or is wrong. */
function More({
  line: { medicine },
  index,
  form,
  currency,
  children,
}: Omit<HandedLineProps, "now"> & { children: ReactNode }) {
  const { t } = useT();
  const at = (field: string) => `lines[${index}].${field}`;
  const text = (field: string) => ({
    ...form.text(at(field)),
    ...{ autoComplete: "off", optionalLabel: `(${t("common:form.optional")})` },
  });
  const isTyped = (field: string) =>
    ![undefined, null, "", false].includes(form.value(at(field)) as string | undefined);
  const isOpen = [...FOLDED, ...(children ? ["reason"] : [])].some(
    (field) => isTyped(field) || form.error(at(field)) !== undefined,
  );
  return (
    <details open={isOpen} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-brand-text [&::-webkit-details-marker]:hidden">
        {t("pharmacy:one.more")}
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <div className="grid items-end gap-4 tablet:grid-cols-2">
          <TextField {...text("product")} label={t("pharmacy:one.product")} maxLength={200} />
          <TextField {...text("batch")} label={t("pharmacy:one.batch")} maxLength={80} dir="ltr" />
          <DateField {...text("expires")} label={t("pharmacy:one.expires")} />
          <TextField {...text("price")} label={t("pharmacy:one.price", { currency })} inputMode="decimal" dir="ltr" />
        </div>
        {medicine.substitutionAllowed && (
          <Checkbox {...form.check(at("substituted"))} label={t("pharmacy:one.substituted")} />
        )}
        {children}
      </div>
    </details>
  );
}
