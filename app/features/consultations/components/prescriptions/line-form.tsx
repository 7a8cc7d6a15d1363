import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { useAskedFields } from "~/screens/asked-field";
import { DraftNotice } from "~/screens/draft-notice";
import { FormField, FormFields, inShownOrder, type FormFieldSpec } from "~/screens/form-field";
import { usePostedForm, type PostedAnswer, type PostedForm } from "~/screens/use-posted-form";
import { Button, LinkButton } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { ErrorSummary } from "~/ui/form/error-summary";
import { denseFormClass } from "~/ui/form/form-style";
import { VersionField } from "~/ui/form/version-field";
import { Card } from "~/ui/view/card";
import { LINE_FIELDS } from "../../schemas/prescriptions/line";
import { LineProposals, type ShownProposals } from "./line-proposals";

interface LineFormProps {
  id: string;
  title: string;
  values: Readonly<Record<string, unknown>>;
  answer: PostedAnswer | undefined;
  /** A new line; else one that is there is changed. */
  isNew: boolean;
  /** The page with the form of a new line, empty. */
  back: string;
  /** Medicines that were prescribed before, as the form holds them: whose name is chosen, is filled in. */
  known?: readonly Readonly<Record<string, unknown>>[];
  /** What is proposed for the medicine whose name was chosen, where the page was asked for it. */
  proposals: ShownProposals | undefined;
  /** What is written at one press, above the form. */
  children?: ReactNode;
}

/** Boxes side by side stand level, however long the words above them are. */
const ROW = "halves [&>*>:last-child]:mt-auto";
const WIDE = "col-span-2 flex min-w-0 flex-col [&_textarea]:min-h-(--scale-control)!";

/**
 * A medicine: a new line, or one that is there. What is typed is kept while it is typed. The prescription is signed by a
 * button of this form, so that nothing typed is left out unseen.
 */
export function LineForm(props: LineFormProps) {
  const { id, title, values, answer, isNew, back, known = [], proposals, children } = props;
  const { t } = useT();
  const fields = inShownOrder(useAskedFields(LINE_FIELDS));
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const form = usePostedForm({ answer, values, labels });
  const hidden = (name: string) => {
    const value = form.value(name);
    return <input type="hidden" name={name} value={typeof value === "string" ? value : ""} />;
  };
  return (
    <Card title={title}>
      <div className="flex flex-col gap-4">
        {children}
        <form
          id={id}
          method="post"
          noValidate
          data-draft={answer ? "answered" : "kept"}
          data-once
          data-known={isNew && known.length > 0 ? JSON.stringify(known) : undefined}
          className={denseFormClass}
        >
          {/* Enter in a field presses the first button of its form: it adds the medicine, as below. */}
          <button type="submit" name="intent" value="line" tabIndex={-1} aria-hidden className="sr-only" />
          <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
          <DraftNotice />
          {hidden("lineId")}
          {hidden("filled")}
          <VersionField version={form.value("version")} />
          <LineFields {...{ fields, form }}>
            <LineProposals proposals={proposals} />
            <noscript>
              <Button type="submit" name="intent" value="propose" tone="secondary" size="small">
                {t("prescriptions:proposals.ask")}
              </Button>
            </noscript>
          </LineFields>
          <p role="status" data-filled={t("prescriptions:line.filled")} className="text-sm text-muted empty:hidden" />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="line" icon="plus" tone="secondary">
              {t(isNew ? "prescriptions:line.add" : "common:actions.save")}
            </Button>
            {(!isNew || form.posted) && (
              <LinkButton href={back} tone="quiet" data-draft-drop>
                {t(isNew ? "prescriptions:line.clear" : "common:actions.cancel")}
              </LinkButton>
            )}
          </div>
        </form>
      </div>
    </Card>
  );
}

interface LineFieldsProps {
  fields: readonly FormFieldSpec[];
  form: PostedForm;
  /** Below the name and its strength. */
  children: ReactNode;
}

/** What it is and how it is taken, a row each, as a prescriber says it; what is seldom said is behind the rest. */
function LineFields({ fields, form, children }: LineFieldsProps) {
  const named = (...names: string[]) =>
    names.flatMap((name) => fields.filter((field) => field.name === name)).map((field) => ({ field, form }));
  const [name, strength, strengthUnit] = named("name", "strength", "strengthUnit");
  const [instructions] = named("instructions");
  const needed = named("asNeeded", "neededFor", "maxPerDay");
  const apart = [name, strength, strengthUnit, ...needed, instructions].map((each) => each?.field.name);
  const others = fields.filter((field) => !apart.includes(field.name));
  return (
    <>
      <div className={ROW}>
        <div className={WIDE}>{name && <FormField {...name} />}</div>
        {strength && <FormField {...strength} />}
        {strengthUnit && <FormField {...strengthUnit} />}
      </div>
      {children}
      <FormFields fields={others.filter(({ more }) => !more)} form={form} />
      <NeededFields fields={needed} />
      <div className={WIDE}>{instructions && <FormField {...instructions} />}</div>
      <FormFields fields={others.filter(({ more }) => more)} form={form} />
    </>
  );
}

/**
 * Seen where the medicine is taken as needed, by its box or by how often it is taken (WHEN_NEEDED); it needs no script. In a
 * class an underscore stands for a space, so the value is named by its end.
 */
const WHERE_NEEDED = "[form:not(:has([name=asNeeded]:checked,[value$=NEEDED]:checked))_&]:hidden";

/** Whether it is taken only as needed, and then what for and how much at most. What is filled in is never hidden. */
function NeededFields({ fields }: { fields: readonly { field: FormFieldSpec; form: PostedForm }[] }) {
  const [needed, ...asked] = fields;
  const isSaid = asked.some(({ field: { name }, form }) => isSet(form.value(name)) || form.error(name) !== undefined);
  return (
    <div className="grid grid-cols-2 items-end gap-x-3 gap-y-3.5 tablet:grid-cols-4">
      {needed && (
        <div className="col-span-2 tablet:col-span-1">
          <FormField {...needed} />
        </div>
      )}
      {asked.map((each) => (
        <div
          key={each.field.name}
          className={classNames("min-w-0", each.field.suggest && "col-span-2", !isSaid && WHERE_NEEDED)}
        >
          <FormField {...each} />
        </div>
      ))}
    </div>
  );
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== "";
