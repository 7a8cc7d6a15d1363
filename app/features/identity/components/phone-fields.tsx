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
    // Beside each other on a phone too, unless the text is large: of the code its figures are seen, at least.
    <div className="@container">
      <div className="grid grid-cols-[minmax(7.5rem,2fr)_3fr] items-end gap-x-2 gap-y-6 tablet:gap-x-4 @min-[17rem]:[&_button>span]:line-clamp-1 @max-[17rem]:grid-cols-1">
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
    </div>
  );
}
