import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { TextField, type TextFieldProps } from "~/ui/form/text-field";
import type { AskedToSign } from "../../domain/consultations/asked-to-sign";

interface ProofFieldsProps {
  asked: AskedToSign;
  /** A field of the form that signs, with what was wrong with it. */
  field: (name: "password" | "secondFactor") => Pick<TextFieldProps, "name" | "label" | "error">;
  /** The id of that form, where the fields stand outside of it. */
  formId?: string;
  /** The page on which somebody signs. */
  back: string;
}

/** Beside the button to sign: the password and the code, where they were not given within the last minutes. */
export function ProofFields({ asked, field, formId, back }: ProofFieldsProps) {
  const { t } = useT();
  return (
    <>
      {/* With a name of its own, no browser takes another field of the form for the name that it fills in. */}
      {asked.password && (
        <input
          {...{ type: "text", name: "username", value: asked.username, autoComplete: "username", form: formId }}
          readOnly
          hidden
        />
      )}
      {asked.password && (
        <TextField
          {...field("password")}
          form={formId}
          defaultValue=""
          type="password"
          autoComplete="current-password"
          dir="ltr"
          // Beside the button on a phone, too.
          width="short"
          required
        />
      )}
      {asked.code && (
        <TextField
          {...field("secondFactor")}
          form={formId}
          hint={t(asked.code === "APP" ? "prescriptions:sign.codeHint" : "prescriptions:sign.recoveryHint")}
          defaultValue=""
          autoComplete="one-time-code"
          inputMode={asked.code === "APP" ? "numeric" : "text"}
          dir="ltr"
          width="half"
        />
      )}
      {asked.noFactor && (
        <p className="basis-full text-sm">
          {t("security:secondStep.noFactor")}{" "}
          <TextLink href={paths.accountSecurity()} className="font-semibold">
            {t("security:secondStep.setUp")}
          </TextLink>
        </p>
      )}
      {asked.passkey && <TextLink href={paths.accountConfirm(back)}>{t("security:passkey.use")}</TextLink>}
    </>
  );
}
