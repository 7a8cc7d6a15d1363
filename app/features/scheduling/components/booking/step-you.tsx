import { callingCodeOptions } from "~/i18n/calling-codes";
import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { DateField } from "~/ui/form/date-field";
import { PhoneField } from "~/ui/form/phone-field";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import type { JourneyView } from "../../domain/booking-view";
import { StepForm } from "./step-form";

/** Who the visit is for. The same for everyone: whether someone is known shows in the mail alone. */
export function StepYou({ view }: { view: JourneyView }) {
  const { t, bcp47, has } = useT();
  const { visitor } = view;
  const optional = `(${t("common:form.optional")})`;
  const error = (field: string) => {
    const message = view.problems.find((problem) => problem.field === field)?.message;
    return message && has(message) ? t(message as PlainKey) : message;
  };
  const field = (name: string) => ({ name, defaultValue: visitor[name], error: error(name) });
  return (
    <StepForm view={view} posts intent="continue">
      {/* In another site's page nobody is signed in: its cookies are not ours. */}
      {!view.embedded && (
        <p>
          <TextLink href={paths.login(signInReturn(view))}>{t("booking:you.haveAccount")}</TextLink>
        </p>
      )}
      <div className="grid gap-6 tablet:grid-cols-2">
        <TextField
          {...field("firstName")}
          label={t("booking:you.firstName")}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField
          {...field("lastName")}
          label={t("booking:you.lastName")}
          autoComplete="family-name"
          maxLength={100}
          required
        />
      </div>
      <TextField
        {...field("email")}
        type="email"
        label={t("booking:you.email")}
        hint={t("booking:you.emailHint")}
        autoComplete="email"
        dir="ltr"
        maxLength={120}
        required
      />
      <PhoneField
        name="phone"
        codeName="phoneCallingCode"
        label={t("booking:you.phone")}
        codeLabel={t("booking:you.callingCode")}
        numberLabel={t("booking:you.phone")}
        codes={callingCodeOptions(bcp47).map(({ callingCode, label }) => ({ value: callingCode, label }))}
        defaultCode={visitor.phoneCallingCode || view.defaultCallingCode}
        defaultValue={visitor.phone}
        error={error("phone") ?? error("phoneCallingCode")}
        maxLength={40}
        required
      />
      <DateField
        {...field("birthDate")}
        label={t("booking:you.dateOfBirth")}
        optionalLabel={optional}
        autoComplete="bday"
        min="1890-01-01"
      />
      <TextArea
        {...field("reason")}
        label={t("booking:you.reason")}
        hint={t("booking:you.reasonHint")}
        optionalLabel={optional}
        maxLength={1000}
      />
      <p className="text-sm text-muted">{t("booking:emergency")}</p>
    </StepForm>
  );
}

/** Back here after signing in, with what was chosen and nothing of what was typed. */
function signInReturn({ action, carried }: JourneyView): string {
  const chosen = Object.entries(carried).filter(([name]) =>
    ["kind", "service", "provider", "place", "at"].includes(name),
  );
  return `${action}?${new URLSearchParams(chosen).toString()}`;
}
