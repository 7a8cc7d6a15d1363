import { useT } from "~/i18n/use-t";
import type { SelectOption } from "~/ui/form/select-box";
import { TextField } from "~/ui/form/text-field";
import { QuickPick } from "~/ui/hydrated/quick-pick";

interface BoundField {
  id: string;
  name: string;
  label: string;
  defaultValue?: string;
  error?: string;
}

export interface PhoneFieldsProps {
  code: BoundField;
  phone: BoundField;
  codes: readonly SelectOption[];
  optional?: boolean;
}

/** Calling code, found by country or number, and the number. Numbers run from left to right in every language. */
export function PhoneFields({ code, phone, codes, optional }: PhoneFieldsProps) {
  const { t } = useT();
  return (
    <div className="grid grid-cols-1 items-start gap-6 tablet:grid-cols-[2fr_3fr] tablet:gap-4">
      <QuickPick
        {...code}
        options={codes}
        placeholder={t("common:form.selectOne")}
        searchLabel={t("identity:professionalSignup.searchCallingCode")}
        emptyLabel={t("common:form.noResults")}
      />
      <TextField
        {...phone}
        type="tel"
        inputMode="tel"
        dir="ltr"
        optionalLabel={optional ? `(${t("common:form.optional")})` : undefined}
        autoComplete="tel-national"
      />
    </div>
  );
}
