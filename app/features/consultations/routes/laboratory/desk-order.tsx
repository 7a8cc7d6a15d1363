import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { telHref } from "~/kernel/contact/tel-href";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import { CollectForm, RefuseForm, StartButton } from "../../components/laboratory/desk-acts";
import { DeskGroup } from "../../components/laboratory/desk-group";
import { firstOpenForm } from "../../components/laboratory/desk-view";
import { LabHistory } from "../../components/laboratory/lab-history";
import { PriorityBadge } from "../../components/laboratory/lab-state";
import { usePersonRows } from "../../components/laboratory/person-rows";
import { sampleCodeOf } from "../../domain/laboratory/lab-order";
import { isolatedAmount } from "../../domain/laboratory/result-value";
import { groupsOf } from "../../domain/laboratory/panels";
import { labCollectSchema, labDeclineSchema, labRejectSchema } from "../../schemas/laboratory/lab-order";
import { attachLabFile } from "../../services/laboratory/attach-lab-file.server";
import { collectSamples } from "../../services/laboratory/collect-samples.server";
import { declineTests } from "../../services/laboratory/decline-tests.server";
import { detachLabFile } from "../../services/laboratory/detach-lab-file.server";
import { enterResults } from "../../services/laboratory/enter-results.server";
import { nextAtDesk } from "../../services/laboratory/next-at-desk.server";
import { rejectSamples } from "../../services/laboratory/reject-samples.server";
import { startTests } from "../../services/laboratory/start-tests.server";
import { sendBackResults, verifyResults } from "../../services/laboratory/verify-results.server";
import { viewDeskOrder } from "../../services/laboratory/view-desk-order.server";

export const handle = { islands: ["record-files", "lab-values"] } satisfies ScreenHandle;
export const meta = screenTitle;

/** Whom the laboratory calls of a critical result. */
const CALLED = {
  provider: "laboratory:desk.notAcknowledged",
  practice: "laboratory:desk.callPractice",
  nobody: "laboratory:desk.tellInPerson",
} as const;

const DONE = [
  "collected",
  "rejected",
  "declined",
  "started",
  "entered",
  "verified",
  "sentBack",
  "attached",
  "detached",
  "there",
] as const;

export const loader = defineLoader(async ({ app, url, params }) => {
  const view = await viewDeskOrder(app, params["orderId"] ?? "");
  const { t } = createTranslator(app.locale);
  const { searchParams } = url;
  const done = DONE.find((each) => each === searchParams.get("done"));
  const named = { test: searchParams.get("test"), panel: searchParams.get("panel") };
  const { id: orderId, laboratoryId } = view.order;
  return {
    ...{ ...view, timeZone: app.profile.timeZone, done },
    asked: searchParams.has("enter") ? firstOpenForm(view.tests) : named,
    next: done === "entered" ? await nextAtDesk(app, { orderId, laboratoryId }) : null,
    title: t("laboratory:orderNumber", { number: view.order.number ?? 0 }),
  };
});

const back = (orderId: string, done: (typeof DONE)[number], test?: string) =>
  redirect(paths.labDeskOrder(orderId, { done, test }), 303);
type Raw = Readonly<Record<string, FormDataEntryValue>>;
const anything = z.looseObject({});

export const action = defineForm(async ({ app }) => {
  await authorize(app, "laboratory.work");
  return {
    collect: act(labCollectSchema.omit({ orderId: true }), async ({ value, params: { orderId = "" } }) => {
      await collectSamples(app, { ...value, orderId });
      return back(orderId, "collected");
    }),
    reject: act(labRejectSchema.omit({ orderId: true }), async ({ value, params: { orderId = "" } }) => {
      await rejectSamples(app, { ...value, orderId });
      return back(orderId, "rejected");
    }),
    decline: act(labDeclineSchema.omit({ orderId: true }), async ({ value, params: { orderId = "" } }) => {
      await declineTests(app, { ...value, orderId });
      return back(orderId, "declined");
    }),
    start: press(async ({ value, params: { orderId = "" } }) => {
      await startTests(app, { ...value, orderId });
      return back(orderId, "started");
    }),
    enter: act(anything, async ({ form, params: { orderId = "" } }) => {
      await enterResults(app, { ...Object.fromEntries(form), test: form.getAll("test"), orderId });
      return back(orderId, "entered");
    }),
    verify: press(async ({ value, params: { orderId = "" } }) => {
      await verifyResults(app, { ...value, orderId });
      return back(orderId, "verified");
    }),
    sendBack: act(anything, async ({ form, params: { orderId = "" } }) => {
      await sendBackResults(app, { ...Object.fromEntries(form), orderId });
      return back(orderId, "sentBack");
    }),
    detach: act(anything, async ({ form, params: { orderId = "" } }) => {
      await detachLabFile(app, { ...Object.fromEntries(form), orderId });
      return back(orderId, "detached");
    }),
    attach: act(
      anything,
      async ({ form, params: { orderId = "" } }) => {
        const sent: Raw = Object.fromEntries(form);
        const { wasThere } = await attachLabFile(app, { ...sent, orderId });
        return back(orderId, wasThere ? "there" : "attached", String(sent["test"]));
      },
      { hideFields: ["file"] },
    ),
  };
});

/** One order at the laboratory's desk: whose it is, its samples, and the values of each test. */
export default function LabDeskOrder() {
  const shown = useLoaderData<typeof loader>();
  const { order, tests, criticals, history, verifiers, phone, done, next, title, timeZone, asked, today } = shown;
  const answer = useActionData<FormAnswer>();
  const { t, format } = useT();
  const may = (action: string) => tests.filter(({ actions }) => actions.some((each) => each === action));
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.labDesk()}>{t("laboratory:desk.title")}</BackLink>}
        title={title}
        actions={
          tests.some((test) => sampleCodeOf(test) !== "" && test.state !== "CANCELLED") && (
            <LinkButton href={paths.labLabels(order.id)} tone="secondary">
              {t("laboratory:labels.open")}
            </LinkButton>
          )
        }
      />
      {done && (
        <Banner
          tone="good"
          live
          action={
            next && (
              <LinkButton href={paths.labDeskOrder(next.orderId, { enter: "1" })} iconEnd="chevron-end">
                {t("laboratory:enter.next", { number: next.number ?? 0 })}
              </LinkButton>
            )
          }
        >
          {t(`laboratory:done.${done}`)}
        </Banner>
      )}
      {criticals.length > 0 && (
        <Banner
          tone="error"
          title={format.list(
            criticals.map(({ name, value }) => t("laboratory:critical.title", { name, value: isolatedAmount(value) })),
          )}
          action={phone?.number && <PhoneLink phone={phone.number} />}
        >
          {t(CALLED[phone?.of ?? "provider"], { name: order.providerName })}
        </Banner>
      )}
      <Person shown={shown} />
      {may("collect").length > 0 && (
        <CollectForm tests={may("collect")} version={order.version} {...{ answer, today }} />
      )}
      {may("start").length > 0 && <StartButton version={order.version} count={may("start").length} />}
      {groupsOf(tests).map((group) => (
        <DeskGroup
          key={group.tests[0]?.id}
          {...{ group, orderId: order.id, version: order.version, timeZone, answer, verifiers, asked }}
        />
      ))}
      {(["reject", "decline"] as const).map(
        (intent) =>
          may(intent).length > 0 && (
            <RefuseForm key={intent} {...{ intent, answer }} tests={may(intent)} version={order.version} />
          ),
      )}
      <LabHistory history={history} tests={tests} timeZone={timeZone} />
    </>
  );
}

/** The number to call, which a phone dials by itself. */
function PhoneLink({ phone }: { phone: string }) {
  return (
    <TextLink href={telHref(phone)} dir="ltr" className="inline-flex min-h-11 items-center text-lg font-semibold">
      {phone}
    </TextLink>
  );
}

type View = Awaited<ReturnType<typeof viewDeskOrder>>;

/**
 * What the label of a sample says, and what the laboratory should know. By what the person is known is not said while a
 * sample is to be taken: they are asked.
 */
function Person({ shown: { order, person, today } }: { shown: View }) {
  const { t } = useT();
  const aboutPerson = usePersonRows(today);
  const rows = [
    { term: t("laboratory:column.patient"), value: <bdi>{order.patientName}</bdi> },
    ...(person === null
      ? []
      : [
          // Ranges go by age and sex.
          ...aboutPerson(person),
          { term: t("laboratory:fields.patientNumber"), value: String(person.number) },
        ]),
    { term: t("laboratory:column.provider"), value: <bdi>{order.providerName}</bdi> },
    { term: t("laboratory:fields.laboratory"), value: <bdi>{order.laboratoryName}</bdi> },
    { term: t("laboratory:fields.priority"), value: t(`laboratory:priority.${order.priority}`) },
    ...(order.reason === "" ? [] : [{ term: t("laboratory:fields.reason"), value: <bdi>{order.reason}</bdi> }]),
    ...(order.clinicalNotes === ""
      ? []
      : [{ term: t("laboratory:fields.clinicalNotes"), value: <bdi>{order.clinicalNotes}</bdi> }]),
  ];
  return (
    <Card actions={<PriorityBadge priority={order.priority} />} title={t("laboratory:desk.label")}>
      <SummaryList rows={rows} layout="grid" />
    </Card>
  );
}
