import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { FormFields, type FormFieldSpec } from "~/screens/form-field";
import { OpeningBanner } from "~/screens/opening-banner";
import { usePostedForm } from "~/screens/use-posted-form";
import { ActBar } from "~/ui/action/act-bar";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { denseFormClass } from "~/ui/form/form-style";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { NativeSelect } from "~/ui/form/native-select";
import { VersionField } from "~/ui/form/version-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { BackFrom } from "../../components/consultations/back-from";
import { HealthWarnings } from "../../components/consultations/health-warnings";
import { ChooseForWhom } from "../../components/consultations/choose-for-whom";
import { RunningTests } from "../../components/laboratory/running-tests";
import { OrderAgain } from "../../components/laboratory/order-acts";
import { PatientLine } from "../../components/consultations/patient-line";
import { OrderTests } from "../../components/laboratory/order-tests";
import { COLLECTED_AT, LAB_CATEGORIES } from "../../domain/laboratory/lab-test";
import { LAB_PRIORITIES } from "../../domain/laboratory/priorities";
import { deskIn } from "../../schemas/desk/from-desk";
import { labOrderSchema } from "../../schemas/laboratory/lab-order";
import { chooseForWhom } from "../../services/consultations/choose-for-whom.server";
import { discardLabOrder } from "../../services/laboratory/discard-lab-order.server";
import { readLabOrderForm } from "../../services/laboratory/read-lab-order-form.server";
import { saveLabOrder } from "../../services/laboratory/save-lab-order.server";

export const handle = { islands: ["narrow"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const asked = (name: string) => url.searchParams.get(name) || undefined;
  const { t } = createTranslator(app.locale);
  if (!["order", "patient", "consultation"].some(asked))
    return { title: t("laboratory:order.title"), shown: null, choice: await chooseForWhom(app, asked("search") ?? "") };
  const read = await readLabOrderForm(app, {
    ...{ orderId: asked("order"), patientId: asked("patient"), consultationId: asked("consultation") },
    ...{ category: asked("category"), laboratoryId: asked("laboratory") },
  });
  const title = t("laboratory:order.of", { name: read.patient.name });
  const shown = { ...read, desk: deskIn(url), timeZone: app.profile.timeZone, key: crypto.randomUUID(), title };
  return { title, shown, choice: null };
});

export const action = defineForm({
  save: act(
    async ({ app }) => {
      await authorize(app, "labOrder.write");
      return labOrderSchema;
    },
    async ({ app, url, value }) => {
      const { id, sent } = await saveLabOrder(app, value);
      const desk = deskIn(url);
      return redirect(
        desk === undefined
          ? paths.labOrder(id, { done: sent ? "sent" : "saved" })
          : paths.consultationDesk(desk, { done: sent ? "orderSent" : "orderSaved" }),
        303,
      );
    },
  ),
  discard: press(async ({ app, url, value }) => {
    const { patientId } = await discardLabOrder(app, value);
    const desk = deskIn(url);
    const done = { done: "discarded" };
    return redirect(
      desk === undefined ? paths.labOrders({ patient: patientId, ...done }) : paths.consultationDesk(desk, done),
      303,
    );
  }),
});

type Form = Awaited<ReturnType<typeof readLabOrderForm>>;

type Shown = Form & { key: string; title: string; timeZone: string; desk?: string | undefined };

function useFields({ asksProvider, providers }: Form): FormFieldSpec[] {
  const { t } = useT();
  return [
    {
      ...{ name: "priority", kind: "radios", label: t("laboratory:fields.priority") },
      options: LAB_PRIORITIES.map((value) => ({ value, label: t(`laboratory:priority.${value}`) })),
    },
    {
      name: "reason",
      kind: "text",
      label: t("laboratory:fields.reason"),
      hint: t("laboratory:fields.reasonHint"),
      optional: true,
      maxLength: 300,
    },
    {
      name: "clinicalNotes",
      kind: "lines",
      label: t("laboratory:fields.clinicalNotes"),
      optional: true,
      maxLength: 2000,
    },
    {
      ...{ name: "collectedAt", kind: "radios", label: t("laboratory:fields.collectedAt") },
      options: COLLECTED_AT.map((value) => ({ value, label: t(`laboratory:collectedAt.${value}`) })),
    },
    { name: "wishedDate", kind: "date", label: t("laboratory:fields.wishedDate"), optional: true, half: true },
    ...(asksProvider
      ? [
          {
            ...{ name: "providerId", kind: "choice" as const, label: t("laboratory:fields.provider") },
            options: providers.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]
      : []),
  ];
}

/** The form of an order: what is asked for, how soon and why. It goes to the laboratory, or stays a draft. */
export default function OrderTestsScreen() {
  const { title, shown, choice } = useLoaderData<typeof loader>();
  const { t } = useT();
  if (shown) return <OrderForm shown={shown} />;
  return (
    <ChooseForWhom
      title={title}
      back={{ href: paths.labOrders(), words: t("laboratory:list.title") }}
      hrefFor={paths.labOrderCreate}
      {...choice}
    />
  );
}

function OrderForm({ shown }: { shown: Shown }) {
  const { patient, today, title, draft, laboratories, desk, opening, timeZone, mustNot, running } = shown;
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={
          <BackFrom desk={desk} href={paths.labOrders({ patient: patient.id })}>
            {t("laboratory:list.of", { name: patient.name })}
          </BackFrom>
        }
        title={title}
      />
      <PatientLine {...{ patient, today }} />
      <OpeningBanner {...{ opening, timeZone }} />
      <HealthWarnings warnings={mustNot} />
      <RunningTests running={running} />
      {laboratories.length === 0 ? (
        <Banner tone="warn">{t("laboratory:order.noLaboratory")}</Banner>
      ) : (
        <Body shown={shown} />
      )}
      {draft && (
        <form method="post" className="mt-6">
          <HiddenFields fields={{ intent: "discard", orderId: draft.id, version: draft.version }} />
          <AskFirst question={t("laboratory:order.discardAsk")} icon="trash">
            {t("laboratory:order.discard")}
          </AskFirst>
        </form>
      )}
    </>
  );
}

function Body({ shown }: { shown: Shown }) {
  const {
    patient,
    consultationId,
    category,
    laboratoryId,
    tests,
    panels,
    draft,
    key,
    desk,
    asksProvider,
    running,
    timeZone,
  } = shown;
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const fields = useFields(shown);
  const form = usePostedForm({
    answer,
    values: { priority: "ROUTINE", collectedAt: "LABORATORY", ...draft },
    labels: {
      ...{ panels: t("laboratory:order.panels"), tests: t("laboratory:order.tests") },
      again: t("laboratory:order.again"),
      ...Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    },
  });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Offer shown={shown} />
      <Card>
        <form method="post" noValidate data-draft={answer ? "answered" : "kept"} data-once className={denseFormClass}>
          <HiddenFields
            fields={{
              ...{ intent: "save", id: draft?.id, patientId: patient.id, consultationId: consultationId ?? undefined },
              ...{ category, laboratoryId: laboratoryId ?? undefined },
              ...(draft ? {} : { idempotencyKey: key }),
            }}
          />
          <VersionField version={draft?.version} />
          <OrderTests {...{ panels, tests, form, running, timeZone }} />
          <FormFields fields={fields} form={form} />
          <OrderAgain form={form} />
          <ActBar>
            {!asksProvider && (
              <Button type="submit" name="send" value="true">
                {t("laboratory:order.send")}
              </Button>
            )}
            <Button type="submit" tone={asksProvider ? "primary" : "secondary"}>
              {t("laboratory:order.keep")}
            </Button>
          </ActBar>
          <div>
            <LinkButton
              href={desk === undefined ? paths.labOrders({ patient: patient.id }) : paths.consultationDesk(desk)}
              tone="quiet"
              data-draft-drop
            >
              {t("common:actions.cancel")}
            </LinkButton>
          </div>
        </form>
      </Card>
    </>
  );
}

/** Chooses what is offered below: laboratory and category, sent by GET. */
function Offer({ shown }: { shown: Shown }) {
  const { patient, consultationId, draft, laboratories, laboratoryId, category, desk } = shown;
  const { t } = useT();
  return (
    <form
      method="get"
      action={paths.labOrderCreate()}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-end gap-3"
    >
      <HiddenFields
        fields={{
          desk,
          ...(draft ? { order: draft.id } : { patient: patient.id, consultation: consultationId ?? undefined }),
        }}
      />
      <NativeSelect
        name="laboratory"
        label={t("laboratory:fields.laboratory")}
        defaultValue={laboratoryId ?? ""}
        options={laboratories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <NativeSelect
        name="category"
        label={t("laboratory:fields.category")}
        defaultValue={category}
        options={LAB_CATEGORIES.map((value) => ({ value, label: t(`laboratory:category.${value}`) }))}
      />
      <Button type="submit" tone="secondary">
        {t("laboratory:order.showTests")}
      </Button>
    </form>
  );
}
