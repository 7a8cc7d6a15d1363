import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { fieldsOf, type Refused } from "./refused";

interface PlanFormProps {
  /** Null for a new one. */
  plan: {
    id: string;
    version: number;
    name: string;
    price: string;
    draft: {
      aim: string;
      instructions: string;
      team: string;
      reviewDays: number;
      missesToTell: number;
      months: number;
    };
  } | null;
  teams: readonly string[];
  currencyCode: string;
  refused: Refused | undefined;
}

const NEW = { name: "", price: "", aim: "", instructions: "", team: "", reviewDays: 7, missesToTell: 2, months: 0 };

/** What a plan says beside its measurements. */
export function PlanForm({ plan, teams, currencyCode, refused }: PlanFormProps) {
  const { t } = useT();
  const field = fieldsOf(refused, plan ? { ...plan.draft, name: plan.name, price: plan.price } : NEW, "plan-");
  return (
    <form method="post" className="flex flex-col gap-4 [&>button]:self-start" data-once noValidate>
      {plan && <input type="hidden" name="version" value={plan.version} />}
      <TextField {...field("name")} label={t("monitoring:plans.name")} maxLength={80} />
      <TextArea {...field("aim")} label={t("monitoring:plans.aim")} hint={t("monitoring:plans.aimHint")} rows={3} />
      <TextArea {...field("instructions")} label={t("monitoring:plans.instructions")} rows={4} />
      <NativeSelect
        {...field("team")}
        label={t("monitoring:plans.team")}
        options={[
          { value: "", label: t("monitoring:plans.noTeam") },
          ...teams.map((name) => ({ value: name, label: name })),
        ]}
      />
      <TextField {...field("reviewDays")} width="short" inputMode="numeric" label={t("monitoring:plans.reviewDays")} />
      <TextField
        {...field("missesToTell")}
        width="short"
        inputMode="numeric"
        label={t("monitoring:plans.missesToTell")}
      />
      <TextField
        {...field("price")}
        width="short"
        inputMode="decimal"
        label={t("monitoring:plans.price", { currency: currencyCode })}
        hint={t("monitoring:plans.priceHint")}
      />
      <TextField
        {...field("months")}
        width="short"
        inputMode="numeric"
        label={t("monitoring:plans.months")}
        hint={t("monitoring:plans.monthsHint")}
      />
      <Button type="submit" name="intent" value={plan ? "change" : "add"} tone={plan ? "secondary" : "primary"}>
        {t(plan ? "monitoring:plans.save" : "monitoring:plans.add")}
      </Button>
    </form>
  );
}
