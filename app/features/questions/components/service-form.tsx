import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { NativeSelect } from "~/ui/form/native-select";
import { halvesClass } from "~/ui/form/form-style";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import type { Refused } from "./patient-question";
import { titledName } from "~/i18n/titled-name";

interface Service {
  id: string;
  version: number;
  name: string;
  answeredBy: string;
  price: string;
  answerWithinHours: number | null;
  mostCharacters: number | null;
  followUps: number;
  instructions: string;
  topics: string;
  enabled: boolean;
}

interface ServiceFormProps {
  /** Null for a new one. */
  service: Service | null;
  providers: readonly { id: string; title: number; firstName: string; lastName: string }[];
  departments: readonly { id: string; name: string }[];
  terms: { answerWithinHours: number; mostCharacters: number };
  currencyCode: string;
  refused: Refused | undefined;
}

/** A service by which patients ask. */
export function ServiceForm({ service, providers, departments, terms, currencyCode, refused }: ServiceFormProps) {
  const { t } = useT();
  const id = service?.id ?? "new";
  const field = (name: Exclude<keyof Service, "id" | "version" | "enabled">) => ({
    name,
    id: `${name}-${id}`,
    error: refused?.errors.find((error) => error.field === name)?.message,
    defaultValue: refused ? (refused.sent[name] ?? "") : String(service?.[name] ?? (name === "followUps" ? 1 : "")),
  });
  return (
    <form method="post" className="flex flex-col gap-3 [&>button]:self-start" data-once noValidate>
      {service && <input type="hidden" name="id" value={service.id} />}
      {service && <input type="hidden" name="version" value={service.version} />}
      <TextField {...field("name")} label={t("text-questions:staff.name")} maxLength={80} />
      <NativeSelect
        {...field("answeredBy")}
        label={t("text-questions:staff.answeredBy")}
        options={[
          { value: "", label: t("text-questions:staff.everyone") },
          ...departments.map(({ id: department, name }) => ({ value: `d:${department}`, label: name })),
          ...providers.map((person) => ({ value: `e:${person.id}`, label: titledName(t, person) })),
        ]}
      />
      <div className={halvesClass}>
        <TextField
          {...field("price")}
          width="short"
          inputMode="decimal"
          label={t("text-questions:staff.price", { currency: currencyCode })}
          hint={t("text-questions:staff.priceHint")}
        />
        <TextField
          {...field("answerWithinHours")}
          width="short"
          inputMode="numeric"
          label={t("text-questions:staff.hours")}
          hint={t("text-questions:staff.asSetting", { value: terms.answerWithinHours })}
        />
      </div>
      <div className={halvesClass}>
        <TextField
          {...field("mostCharacters")}
          width="short"
          inputMode="numeric"
          label={t("text-questions:staff.characters")}
          hint={t("text-questions:staff.asSetting", { value: terms.mostCharacters })}
        />
        <TextField
          {...field("followUps")}
          width="short"
          inputMode="numeric"
          label={t("text-questions:staff.followUps")}
        />
      </div>
      <TextArea {...field("instructions")} label={t("text-questions:staff.instructions")} />
      <TextArea {...field("topics")} label={t("text-questions:staff.topics")} />
      {service && (
        <Checkbox
          name="enabled"
          id={`enabled-${id}`}
          label={t("text-questions:staff.enabled")}
          defaultChecked={refused ? refused.sent["enabled"] === "on" : service.enabled}
        />
      )}
      <Button type="submit" name="intent" value={service ? "change" : "add"} tone={service ? "secondary" : "primary"}>
        {t(service ? "common:actions.save" : "text-questions:staff.add")}
      </Button>
    </form>
  );
}
