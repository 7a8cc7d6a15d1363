import { useT } from "~/i18n/use-t";
import { unitText } from "~/kernel/text/measured-amount";
import { usePostedForm, type PostedForm } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import { DataTable, type Column } from "~/ui/view/data-table";
import { rangeText } from "../../domain/laboratory/flags";
import { sampleCodeOf } from "../../domain/laboratory/lab-order";
import { answerToPanel, type DeskComponent, type DeskTestProps, type TestAtDesk } from "./desk-view";
import { askedOf, entryValues, SureBox, sureIn, ValueField } from "./entry-form";
import { FlagTemplates, TypedFlag } from "./typed-flags";

interface PanelFormProps extends Pick<DeskTestProps, "version" | "answer"> {
  /** The panel's name. */
  name: string;
  /** What the address of the form names it by. */
  panelId: string;
  /** Those of its tests that are open. */
  tests: readonly TestAtDesk[];
}

/** The unit of a value beside its field: one, or a choice of them. */
function UnitOf({ component: { id, name, units, unit }, form }: { component: DeskComponent; form: PostedForm }) {
  const { t } = useT();
  if (units.length > 1)
    return (
      <div className="w-28 shrink-0">
        <NativeSelect
          {...form.text(`unit.${id}`)}
          label={`${t("laboratory:fields.unit")}: ${name}`}
          hideLabel
          options={units.map((each) => ({ value: each, label: unitText(each) }))}
        />
      </div>
    );
  return (
    <bdi dir="ltr" className="w-16 shrink-0 pb-2.5 text-muted">
      {unitText(unit)}
    </bdi>
  );
}

/** All open values of a panel in one form, saved at once: what is left empty stays open. */
export function PanelForm({ name, panelId, tests, version, answer }: PanelFormProps) {
  const { t } = useT();
  const components = tests.flatMap((test) => test.components.map((each) => ({ ...each, sample: sampleCodeOf(test) })));
  const own = answerToPanel(answer, panelId);
  const form = usePostedForm({
    answer: own,
    values: entryValues(components),
    labels: Object.fromEntries(components.map((each) => [`value.${each.id}`, each.name])),
  });
  const asked = askedOf(own);
  const onlyAsked = form.summary.length > 0 && form.summary.length === asked.size;
  const columns: Column<DeskComponent & { sample: string }>[] = [
    {
      key: "name",
      header: t("laboratory:column.measured"),
      lead: true,
      cell: (component) => (
        <span className="flex flex-col">
          <bdi className="font-semibold">{component.name}</bdi>
          {component.sample !== "" && (
            <bdi dir="ltr" className="text-sm text-muted">
              {component.sample}
            </bdi>
          )}
        </span>
      ),
    },
    {
      key: "value",
      header: t("laboratory:column.value"),
      cell: (component) => (
        <div className="flex min-w-36 flex-col gap-1">
          <div className="flex items-end gap-2">
            <div className="min-w-0 grow">
              <ValueField {...{ component, form }} hideLabel />
            </div>
            <UnitOf {...{ component, form }} />
          </div>
          <TypedFlag component={component} />
          <SureBox id={component.id} form={form} sure={sureIn(asked, form, component.id)} />
        </div>
      ),
    },
    {
      key: "range",
      header: t("laboratory:column.range"),
      cell: ({ kind, range }) =>
        kind === "NUMERIC" ? (
          <bdi dir="ltr" className="block min-w-20">
            {rangeText(range) || t("laboratory:noRange")}
          </bdi>
        ) : (
          "–"
        ),
    },
    {
      key: "comment",
      header: t("laboratory:enter.commentRead"),
      cell: ({ id, name: measured }) => (
        <div className="min-w-36">
          <TextField
            {...form.text(`comment.${id}`)}
            label={`${t("laboratory:enter.commentRead")}: ${measured}`}
            hideLabel
            maxLength={500}
          />
        </div>
      ),
    },
  ];
  return (
    <section id={`panel-${panelId}`} aria-label={t("laboratory:enter.panel", { name })} className="scroll-mt-24">
      <form
        method="post"
        noValidate
        data-draft={own ? "answered" : "kept"}
        data-once
        data-lab-values
        className={formClass}
      >
        <FlagTemplates />
        <ErrorSummary
          title={t(onlyAsked ? "laboratory:ask.summary" : "common:form.errorSummaryTitle")}
          errors={form.summary}
        />
        <HiddenFields fields={{ intent: "enter", panel: panelId }} />
        {tests.map(({ id }) => (
          <input key={id} type="hidden" name="test" value={id} />
        ))}
        <VersionField version={version} />
        <p className="text-muted">{t("laboratory:enter.openLater")}</p>
        <DataTable
          caption={t("laboratory:enter.panel", { name })}
          columns={columns}
          rows={components}
          rowKey={({ id }) => id}
        />
        <div>
          <Button type="submit">{t("laboratory:enter.submit")}</Button>
        </div>
      </form>
    </section>
  );
}
