import { useT } from "~/i18n/use-t";
import { telHref } from "~/kernel/contact/tel-href";
import { FormFields } from "~/screens/form-field";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { TextLink } from "~/ui/base/link";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { VersionField } from "~/ui/form/version-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { TOLD_WAYS } from "../../domain/laboratory/telling";

/** How the patient is called, with one press on a phone. */
export function PhoneLink({ phone }: { phone: string }) {
  const { t } = useT();
  if (phone === "") return <span className="text-muted">{t("laboratory:tell.noPhone")}</span>;
  return (
    <TextLink href={telHref(phone)} className="inline-flex min-h-11 items-center gap-2 font-semibold">
      <Icon name="phone" className="size-4" />
      <bdi dir="ltr">{phone}</bdi>
    </TextLink>
  );
}

interface TellPatientProps {
  order: { version: number };
  untold: { message: string };
  mayNote: boolean;
  phone: string;
  /** A critical value is among what they have to be told. */
  isCritical: boolean;
  answer: PostedAnswer | undefined;
}

/** That nothing was sent to a patient without an account, until whoever told them notes it. */
export function TellPatient({ order, untold, mayNote, phone, isCritical, answer }: TellPatientProps) {
  const { t } = useT();
  const own = answerTo(answer, { intent: "told" });
  const [how, said] = [t("laboratory:tell.how"), t("laboratory:tell.said")];
  const form = usePostedForm({
    answer: own,
    values: { how: "toldByPhone", said: untold.message },
    labels: { how, said },
  });
  return (
    <>
      <Banner
        tone={isCritical ? "error" : "warn"}
        title={t("laboratory:tell.notSent")}
        action={mayNote && <PhoneLink phone={phone} />}
      >
        {t("laboratory:tell.text")}
      </Banner>
      {mayNote && (
        <Card title={t("laboratory:tell.title")}>
          <form method="post" noValidate data-draft={own ? "answered" : "kept"} data-once className={formClass}>
            <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
            <HiddenFields fields={{ intent: "told" }} />
            <VersionField version={order.version} />
            <FormFields
              fields={[
                {
                  ...{ name: "how", kind: "radios", label: how },
                  options: TOLD_WAYS.map((value) => ({ value, label: t(`laboratory:tell.ways.${value}`) })),
                },
                { name: "said", kind: "lines", label: said, maxLength: 500 },
              ]}
              form={form}
            />
            <div>
              <Button type="submit" icon="check">
                {t("laboratory:tell.submit")}
              </Button>
            </div>
          </form>
        </Card>
      )}
    </>
  );
}

interface ToldProps {
  told: readonly { how: string; at: number; said: string; name: string }[];
  timeZone: string;
}

/** How, when and by whom a patient without an account was told, and what. */
export function Told({ told, timeZone }: ToldProps) {
  const { t, format } = useT();
  return told.map(({ how, at, said, name }) => (
    <Banner key={at} tone="good" title={t(`laboratory:happened.${how as (typeof TOLD_WAYS)[number]}`)}>
      <p>
        <bdi>{said}</bdi>
      </p>
      <p className="text-sm text-muted">
        <bdi>{format.parts([name, format.dateTime(at, timeZone, "short")])}</bdi>
      </p>
    </Banner>
  ));
}
