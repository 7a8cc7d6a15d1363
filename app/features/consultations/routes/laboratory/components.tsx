import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { unitText } from "~/kernel/text/measured-amount";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { AskFirst } from "~/ui/action/ask-first";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Dotted } from "~/ui/base/dotted";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { useAgesText } from "../../components/laboratory/ages-text";
import { ComponentForm } from "../../components/laboratory/component-form";
import { rangeText } from "../../domain/laboratory/flags";
import { criticalText } from "../../domain/laboratory/measured";
import { labComponentFormSchema } from "../../schemas/laboratory/component-form";
import { listLabComponents } from "../../services/catalogue/list-lab-components.server";
import { retireLabComponent } from "../../services/catalogue/retire-lab-component.server";
import { saveLabComponent } from "../../services/catalogue/save-lab-component.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params: { testId = "" } }) => {
  const listed = await listLabComponents(app, testId);
  const edit = url.searchParams.get("edit");
  const component = listed.components.find(({ id }) => id === edit);
  if (edit !== null && !component) throw new NotFoundError();
  return {
    ...{ ...listed, component: component ?? null, isForm: edit !== null || url.searchParams.has("add") },
    title: createTranslator(app.locale).t("laboratory:components.of", { name: listed.test.name }),
  };
});

export const action = defineForm(async ({ app }) => {
  await authorize(app, "laboratory.manage");
  return {
    save: act(labComponentFormSchema, async ({ value, params: { testId = "" } }) => {
      await saveLabComponent(app, { ...value, testId });
      return redirect(paths.labComponents(testId), 303);
    }),
    retire: press(async ({ value, params: { testId = "" } }) => {
      await retireLabComponent(app, value["id"]);
      return redirect(paths.labComponents(testId), 303);
    }),
  };
});

/** What a test measures, each with its ranges by sex and age. */
export default function LabComponents() {
  const { test, components, component, isForm, title } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t, format } = useT();
  const ages = useAgesText();
  if (isForm) return <ComponentForm test={test} component={component} answer={answer} />;
  const add = (
    <LinkButton href={paths.labComponents(test.id, { add: "1" })} icon="plus">
      {t("laboratory:components.add")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.labTests(test.laboratoryId)}>{t("laboratory:tests.title")}</BackLink>}
        title={title}
        lead={t("laboratory:components.text")}
        actions={
          components.length > 0 && (
            <>
              <LinkButton href={paths.labTests(test.laboratoryId, { limits: "1" })} tone="secondary">
                {t("laboratory:limits.title")}
              </LinkButton>
              {add}
            </>
          )
        }
      />
      {components.length === 0 && (
        <Card>
          <EmptyState icon="pulse" title={t("laboratory:components.empty")} action={add}>
            {t("laboratory:components.emptyText")}
          </EmptyState>
        </Card>
      )}
      {components.map(({ id, name, unit, kind, loinc, ranges }) => (
        <Card
          key={id}
          title={<bdi>{name}</bdi>}
          actions={
            <span className="flex flex-wrap gap-3">
              <LinkButton href={paths.labComponents(test.id, { edit: id })} tone="secondary" icon="edit">
                {t("common:actions.edit")}
              </LinkButton>
              <form method="post">
                <HiddenFields fields={{ intent: "retire", id }} />
                <AskFirst question={t("laboratory:components.retireAsk")} tone="quiet">
                  {t("laboratory:components.retire")}
                </AskFirst>
              </form>
            </span>
          }
        >
          <p>
            <Dotted parts={[t(`laboratory:componentKind.${kind}`), unitText(unit), loinc && `LOINC ${loinc}`]} />
          </p>
          <ul>
            {ranges.map((range, index) => (
              <li key={index}>
                {format.parts([t(`laboratory:rangeSex.${range.sex}`), ages(range)])}:{" "}
                <bdi dir="ltr">{rangeText(range) || "–"}</bdi>
                {criticalText({ ranges: [range] }) !== "" && (
                  <>
                    {" · "}
                    {t("laboratory:column.critical")}: <bdi dir="ltr">{criticalText({ ranges: [range] })}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
