import { useT } from "~/i18n/use-t";
import { FormFields, type FormFieldSpec } from "~/screens/form-field";
import { answerTo, usePostedForm, type PostedAnswer, type PostedForm } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { VersionField } from "~/ui/form/version-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";

interface ActProps {
  tests: readonly { id: string; name: string; sample: string; fasting: boolean; preparation: string }[];
  version: number;
  answer: PostedAnswer | undefined;
}

/** Which tests are meant; after a refusal those that were chosen. */
function TestChoice({ tests, chosen, form }: { tests: ActProps["tests"]; chosen: boolean; form: PostedForm }) {
  const { id, error } = form.text("tests");
  const { t } = useT();
  return (
    <CheckboxGroup
      {...{ id, error }}
      name="tests"
      label={t("laboratory:fields.tests")}
      columns={3}
      chosen={(value) => (form.posted ? form.has("tests", value) : chosen)}
      options={tests.map(({ id: value, name, sample }) => ({ value, label: name, hint: sample }))}
    />
  );
}

/** Samples were taken: who the person is was asked of them twice over, by their birth date and their number. */
export function CollectForm({ tests, version, answer, today }: ActProps & { today: string }) {
  const { t } = useT();
  const fields: FormFieldSpec[] = [
    {
      ...{ name: "birthDate", kind: "date", label: t("laboratory:collect.askBirthDate"), half: true },
      // A person is asked: what this browser knows of somebody's birth is not offered.
      ...{ until: today, autoComplete: "off" },
    },
    { name: "patientNumber", kind: "number", label: t("laboratory:collect.askNumber"), half: true },
  ];
  const labels = {
    ...Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    tests: t("laboratory:fields.tests"),
  };
  const form = usePostedForm({
    answer: answerTo(answer, { intent: "collect" }),
    values: {},
    labels,
    prefix: "collect-",
  });
  return (
    <Card title={t("laboratory:collect.title")}>
      <form method="post" noValidate data-once className={formClass}>
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <HiddenFields fields={{ intent: "collect" }} />
        <VersionField version={version} />
        <p>{t("laboratory:collect.text")}</p>
        <FormFields fields={fields} form={form} />
        <Prepared tests={tests} />
        <TestChoice {...{ tests, form }} chosen />
        <div>
          <Button type="submit">{t("laboratory:collect.submit")}</Button>
        </div>
      </form>
    </Card>
  );
}

/** How the person was to prepare, such as not to eat: asked before the sample is taken, of the tests that need it. */
function Prepared({ tests }: Pick<ActProps, "tests">) {
  const { t, format } = useT();
  const ways = new Map<string, string[]>();
  for (const { name, preparation, fasting } of tests) {
    const how = preparation || (fasting ? t("laboratory:fastingNeeded") : "");
    if (how !== "") ways.set(how, [...(ways.get(how) ?? []), name]);
  }
  if (ways.size === 0) return null;
  return (
    <Banner tone="warn" title={t("laboratory:collect.prepare")}>
      {[...ways].map(([how, names]) => (
        <p key={how}>{t("laboratory:collect.prepareTests", { tests: format.list(names), how })}</p>
      ))}
    </Banner>
  );
}

/** The laboratory begins to examine what was collected. */
export function StartButton({ version, count }: { version: number; count: number }) {
  const { t } = useT();
  return (
    <form method="post" data-once>
      <HiddenFields fields={{ intent: "start" }} />
      <VersionField version={version} />
      <Button type="submit" tone="secondary">
        {t("laboratory:start", { count })}
      </Button>
    </form>
  );
}

/** Samples that cannot be used, of which others are to be taken; or tests that cannot be done at all. */
export function RefuseForm({ intent, tests, version, answer }: ActProps & { intent: "reject" | "decline" }) {
  const { t } = useT();
  const label = t(`laboratory:fields.${intent}Reason`);
  const form = usePostedForm({
    answer: answerTo(answer, { intent }),
    values: {},
    // What is wrong with the reason says by itself what is asked.
    labels: { tests: t("laboratory:fields.tests") },
    prefix: `${intent}-`,
  });
  return (
    <details open={form.posted}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-danger-text">
        {t(`laboratory:${intent}.open`)}
      </summary>
      <Card>
        <form method="post" noValidate data-once className={formClass}>
          <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
          <HiddenFields fields={{ intent }} />
          <VersionField version={version} />
          <p>{t(`laboratory:${intent}.text`)}</p>
          <TestChoice {...{ tests, form }} chosen={tests.length === 1} />
          <FormFields fields={[{ name: "reason", kind: "text", label, maxLength: 300 }]} form={form} />
          <div>
            <Button type="submit" tone="danger">
              {intent === "reject" ? t("laboratory:reject.submit") : t("laboratory:decline.submit")}
            </Button>
          </div>
        </form>
      </Card>
    </details>
  );
}
