import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { FileForm } from "~/screens/files/file-form";
import { answerTo, usePostedForm, type PostedAnswer, type PostedForm } from "~/screens/use-posted-form";
import { Button, LinkButton } from "~/ui/action/button";
import { Dotted } from "~/ui/base/dotted";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { NativeSelect } from "~/ui/form/native-select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { correctedValues } from "../../domain/laboratory/corrected-values";
import { rangeText } from "../../domain/laboratory/flags";
import type { LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { isFinal, type LabAction } from "../../domain/laboratory/lab-order-states";
import type { LabComponent, LabRange } from "../../domain/laboratory/lab-test";
import { isolatedAmount } from "../../domain/laboratory/read-values";
import { LabFiles } from "./lab-files";
import { LabStateBadge } from "./lab-state";
import { ResultTable } from "./result-table";

type Component = LabComponent & {
  units: readonly string[];
  range: LabRange | null;
  last: LabResult | null;
  versions: readonly LabResult[];
};

export interface DeskTestProps {
  test: LabOrderTest & {
    actions: readonly LabAction[];
    components: readonly Component[];
    files: readonly { id: string; name: string; contentType: string }[];
    /** The reader entered some of the values that wait for a second look. */
    isOwn: boolean;
  };
  orderId: string;
  version: number;
  timeZone: string;
  answer: PostedAnswer | undefined;
  /** Who may verify what the reader entered. */
  verifiers: readonly string[];
  /** The form of its values is shown. */
  isOpen: boolean;
}

/** The answer to a form of this test. */
function answerAbout(answer: PostedAnswer | undefined, intent: string, testId: string) {
  const own = answerTo(answer, { intent });
  return own?.result.initialValue?.["test"] === testId ? own : undefined;
}

/** One test at the desk: its values so far, and what is to be done with it. */
export function DeskTest(props: DeskTestProps) {
  const { test, orderId, timeZone, isOpen, verifiers } = props;
  const { t } = useT();
  const enters = test.actions.includes("enter") || test.actions.includes("correct");
  const values = test.components.flatMap(({ last, versions }) =>
    last ? [{ ...last, before: correctedValues(versions, last) }] : [],
  );
  return (
    <Card title={<Dotted parts={[test.name, test.sampleCode]} />} actions={<LabStateBadge state={test.state} />}>
      <div className="flex flex-col gap-4">
        {test.rejectedReason !== "" && <p>{t("laboratory:rejected", { reason: test.rejectedReason })}</p>}
        {values.length > 0 && <ResultTable caption={test.name} values={values} timeZone={timeZone} />}
        <LabFiles orderId={orderId} files={test.files} />
        {test.state === "ENTERED" && test.isOwn && <SecondPerson names={verifiers} />}
        {enters && isOpen && <EntryForm {...props} />}
        {enters && !isOpen && (
          <div>
            <LinkButton href={paths.labDeskOrder(orderId, { test: test.id })} tone="secondary" icon="edit">
              {t(isFinal(test.state) ? "laboratory:enter.correct" : "laboratory:enter.title")}
            </LinkButton>
          </div>
        )}
        {test.actions.includes("verify") && <VerifyForms {...props} />}
        {enters && isOpen && <AttachForm {...props} />}
      </div>
    </Card>
  );
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");

/** The unlikely values that are asked about, by component: what their confirmation says. */
function askedOf(answer: PostedAnswer | undefined): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(answer?.result.error ?? {}).flatMap(([field, problems]) =>
      (problems ?? []).flatMap(({ message, values }) =>
        message === "laboratory:ask.unlikely" ? [[field.replace("value.", ""), String(values?.["sure"])] as const] : [],
      ),
    ),
  );
}

/** Whoever entered values does not verify them: says so, and who can. */
function SecondPerson({ names }: { names: readonly string[] }) {
  const { t, format } = useT();
  return (
    <Banner tone="info" title={t("laboratory:verify.own")}>
      {names.length === 0 ? (
        t("laboratory:verify.nobody")
      ) : (
        <bdi>{t("laboratory:verify.who", { names: format.list(names) })}</bdi>
      )}
    </Banner>
  );
}

/** The values of a test: each with the range that holds for this person, and its unit always beside it. */
function EntryForm({ test, version, answer }: DeskTestProps) {
  const { t } = useT();
  const corrects = isFinal(test.state);
  const labels = Object.fromEntries(test.components.map(({ id, name }) => [`value.${id}`, name]));
  const values = {
    value: Object.fromEntries(test.components.map(({ id, last }) => [id, last?.value ?? ""])),
    unit: Object.fromEntries(test.components.map(({ id, unit }) => [id, unit])),
    comment: Object.fromEntries(test.components.map(({ id, last }) => [id, last?.comment ?? ""])),
  };
  const own = answerAbout(answer, "enter", test.id);
  const form = usePostedForm({
    answer: own,
    values,
    labels: { ...labels, reason: t("laboratory:fields.correctReason") },
  });
  const asked = askedOf(own);
  const onlyAsked = form.summary.length > 0 && form.summary.length === asked.size;
  return (
    <form method="post" noValidate data-draft={own ? "answered" : "kept"} data-once className={formClass}>
      <ErrorSummary
        title={t(onlyAsked ? "laboratory:ask.summary" : "common:form.errorSummaryTitle")}
        errors={form.summary}
      />
      <HiddenFields fields={{ intent: "enter", test: test.id }} />
      <VersionField version={version} />
      {test.components.map((component) => (
        <ValueFields
          key={component.id}
          {...{ component, form }}
          sure={asked.get(component.id) ?? asText(form.value(`sure.${component.id}`))}
        />
      ))}
      {corrects && <TextField {...form.text("reason")} hint={t("laboratory:enter.correctHint")} maxLength={300} />}
      <div>
        <Button type="submit">{t("laboratory:enter.submit")}</Button>
      </div>
    </form>
  );
}

interface ValueFieldsProps {
  component: Component;
  form: PostedForm;
  /** An unlikely value that can be confirmed; empty where there is none. */
  sure: string;
}

function ValueFields({ component, form, sure }: ValueFieldsProps) {
  const { t } = useT();
  const { id, kind, units, range, unit } = component;
  const held = rangeText(range);
  const hint =
    kind !== "NUMERIC" ? undefined : held ? t("laboratory:enter.range", { range: held }) : t("laboratory:noRange");
  const value = form.text(`value.${id}`);
  const confirmed = form.value(`sure.${id}`) === sure;
  return (
    <div className="grid items-end gap-4 tablet:grid-cols-[2fr_1fr_2fr]">
      {kind === "CODED" ? (
        <NativeSelect
          {...value}
          placeholder={t("common:form.selectOne")}
          options={component.answers.map(({ text }) => ({ value: text, label: text }))}
        />
      ) : kind === "NUMERIC" ? (
        <TextField {...value} hint={hint} dir="ltr" inputMode="text" autoComplete="off" />
      ) : (
        <TextArea {...value} hint={kind === "ATTACHMENT" ? t("laboratory:enter.attachment") : undefined} />
      )}
      {units.length > 1 ? (
        <NativeSelect
          {...form.text(`unit.${id}`)}
          label={t("laboratory:fields.unit")}
          options={units.map((each) => ({ value: each, label: each }))}
        />
      ) : (
        <bdi dir="ltr" className="pb-3">
          {unit === "1" ? "" : unit}
        </bdi>
      )}
      <TextField {...form.text(`comment.${id}`)} label={t("laboratory:fields.comment")} maxLength={500} />
      {sure !== "" && (
        <div className="tablet:col-span-3">
          <Checkbox
            name={`sure.${id}`}
            value={sure}
            defaultChecked={confirmed}
            label={t("laboratory:ask.sure", { value: isolatedAmount(sure) })}
          />
        </div>
      )}
    </div>
  );
}

/** A second person finds the values right, or wants them looked at again. */
function VerifyForms({ test, version, answer }: DeskTestProps) {
  const { t } = useT();
  const label = t("laboratory:fields.sendBackReason");
  const form = usePostedForm({
    answer: answerAbout(answer, "sendBack", test.id),
    values: {},
    labels: { reason: label },
    prefix: `${test.id}-`,
  });
  return (
    <div className="flex flex-wrap items-end gap-4">
      <form method="post" data-once>
        <HiddenFields fields={{ intent: "verify", test: test.id }} />
        <VersionField version={version} />
        <Button type="submit" icon="check">
          {t("laboratory:verify.submit")}
        </Button>
      </form>
      <form method="post" noValidate data-once className="flex flex-wrap items-end gap-3">
        <HiddenFields fields={{ intent: "sendBack", test: test.id }} />
        <VersionField version={version} />
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <TextField {...form.text("reason")} maxLength={300} />
        <Button type="submit" tone="secondary">
          {t("laboratory:verify.back")}
        </Button>
      </form>
    </div>
  );
}

/** Where files are put to a test: with script in parts, and without it one of up to 10 MB. */
function AttachForm({ test, orderId, answer }: DeskTestProps) {
  const { t } = useT();
  return (
    <section aria-label={t("record-files:add")} className="border-t border-line pt-4">
      <FileForm
        uploads={paths.labUploads(orderId, test.id)}
        done={paths.labDeskOrder(orderId, { test: test.id, done: "attached" })}
        there={paths.labDeskOrder(orderId, { test: test.id, done: "there" })}
        fields={{ intent: "attach", test: test.id }}
        thereWords={t("laboratory:done.there")}
        answer={answerAbout(answer, "attach", test.id)}
      />
    </section>
  );
}
