import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { useT } from "~/i18n/use-t";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { DateField } from "~/ui/form/date-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import { Card } from "~/ui/view/card";
import type { DeskViewLine } from "../../domain/pharmacy/desk-view";

interface HandOutFormProps {
  version: number;
  lines: readonly DeskViewLine[];
  currency: string;
  /** UTC ms. */
  now: number;
  answer: PostedAnswer | undefined;
}

/**
 * The lines of which something may be handed out now, with what is left of each filled in. The others are there without
 * fields, so that every line keeps its place if another desk was faster.
 */
export function HandOutForm({ version, lines, currency, now, answer }: HandOutFormProps) {
  const { t } = useT();
  const words = ["quantity", "product", "batch", "expires", "reason"] as const;
  const labels = lines.flatMap(({ name }, index) => [
    ...words.map((word) => [`lines[${index}].${word}`, `${name}: ${t(`pharmacy:one.${word}`)}`]),
    [`lines[${index}].price`, `${name}: ${t("pharmacy:one.price", { currency })}`],
    [`lines[${index}].substituted`, `${name}: ${t("pharmacy:one.substituted")}`],
  ]);
  // A refill that is not due yet is handed out for a reason alone.
  const values = lines.map(({ atATime, refillDueAt }) => ({
    give: atATime > 0 && (refillDueAt === null || refillDueAt <= now),
    quantity: atATime,
  }));
  const form = usePostedForm({
    answer,
    values: { lines: values },
    labels: Object.fromEntries(labels) as Record<string, string>,
  });
  return (
    <Card title={t("pharmacy:one.handOutTitle")}>
      <form method="post" noValidate data-once className="flex flex-col gap-6">
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <input type="hidden" name="intent" value="handOut" />
        <VersionField version={version} />
        <p className="text-muted">{t("pharmacy:one.handOutText")}</p>
        {lines.map((line, index) =>
          line.left > 0 ? (
            <HandedLine key={line.id} {...{ line, index, form, currency }} />
          ) : (
            <input key={line.id} type="hidden" name={`lines[${index}].lineId`} value={line.id} />
          ),
        )}
        <div>
          <Button type="submit" icon="check">
            {t("pharmacy:one.handOut")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface HandedLineProps {
  line: DeskViewLine;
  index: number;
  form: ReturnType<typeof usePostedForm>;
  currency: string;
}

function HandedLine({ line, index, form, currency }: HandedLineProps) {
  const speech = useT();
  const { t } = speech;
  const { id, name, quantity, atATime, medicine } = line;
  const at = (field: string) => `lines[${index}].${field}`;
  const text = (field: string) => ({ ...form.text(at(field)), autoComplete: "off" });
  const optional = { optionalLabel: `(${t("common:form.optional")})` };
  const most = amountOfMedicine(atATime, { quantity, unit: medicine.quantityUnit }, speech);
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="sr-only" dir="auto">
        {name}
      </legend>
      <input type="hidden" name={at("lineId")} value={id} />
      <Checkbox
        {...form.check(at("give"))}
        label={<bdi className="font-semibold">{t("pharmacy:one.give", { name })}</bdi>}
      />
      <div className="grid items-end gap-4 tablet:grid-cols-2 computer:grid-cols-3">
        {quantity !== null && (
          <TextField
            {...text("quantity")}
            label={t("pharmacy:one.quantity")}
            hint={t("pharmacy:one.quantityOf", { most })}
            inputMode="decimal"
          />
        )}
        <TextField {...text("product")} {...optional} label={t("pharmacy:one.product")} maxLength={200} />
        <TextField {...text("batch")} {...optional} label={t("pharmacy:one.batch")} maxLength={80} dir="ltr" />
        <DateField {...text("expires")} {...optional} label={t("pharmacy:one.expires")} />
        <TextField
          {...text("price")}
          {...optional}
          label={t("pharmacy:one.price", { currency })}
          inputMode="decimal"
          dir="ltr"
        />
      </div>
      <div className="flex flex-wrap gap-x-8">
        {medicine.substitutionAllowed && (
          <Checkbox {...form.check(at("substituted"))} label={t("pharmacy:one.substituted")} />
        )}
        <Checkbox {...form.check(at("counselled"))} label={t("pharmacy:one.counselled")} />
      </div>
      <TextField
        {...text("reason")}
        label={t("pharmacy:one.reason")}
        hint={t("pharmacy:one.reasonHint")}
        {...optional}
        maxLength={500}
        dir="auto"
      />
    </fieldset>
  );
}
