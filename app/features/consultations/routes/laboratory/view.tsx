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
import { readerFormat } from "~/platform/reader-format.server";
import { OpeningBanner } from "~/screens/opening-banner";
import { ScaleOf } from "~/screens/scale";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { BackFrom } from "../../components/consultations/back-from";
import { FactsInLine } from "../../components/consultations/facts-in-line";
import { CriticalNotices } from "../../components/laboratory/critical-notices";
import { EarlierMessages, ReviewMessages } from "../../components/laboratory/review-messages";
import { CancelOrder, ReviewOrder, SendOrder, UndoReview } from "../../components/laboratory/order-acts";
import { LabHistory } from "../../components/laboratory/lab-history";
import { usePersonRows } from "../../components/laboratory/person-rows";
import { OrderStanding, PriorityBadge } from "../../components/laboratory/lab-state";
import { PhoneLink, TellPatient, Told } from "../../components/laboratory/tell-patient";
import { TestGroupCard } from "../../components/laboratory/test-group";
import { howFar, waitsForReview } from "../../domain/laboratory/how-far";
import { sharedGroupsOf } from "../../domain/laboratory/panels";
import { deskIn } from "../../schemas/desk/from-desk";
import {
  labCancelSchema,
  labReviewSchema,
  labSendDraftSchema,
  labToldSchema,
} from "../../schemas/laboratory/lab-order";
import { acknowledgeCritical } from "../../services/laboratory/acknowledge-critical.server";
import { cancelLabOrder } from "../../services/laboratory/cancel-lab-order.server";
import { notePatientTold } from "../../services/laboratory/note-patient-told.server";
import { reviewLabOrder, undoLabReview } from "../../services/laboratory/review-lab-order.server";
import { sendLabOrder } from "../../services/laboratory/send-lab-order.server";
import { viewLabOrder } from "../../services/laboratory/view-lab-order.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["sent", "saved", "cancelled", "reviewed", "reviewUndone", "acknowledged", "told"] as const;

export const loader = defineLoader(async ({ app, url, params }) => {
  const view = await viewLabOrder(app, params["orderId"] ?? "");
  const { t } = createTranslator(app.locale);
  const { number, orderedAt } = view.order;
  const ordered = orderedAt === null ? "" : readerFormat(app).date(orderedAt, app.profile.timeZone);
  const plain = number === null ? t("laboratory:draft") : t("laboratory:orderNumber", { number });
  return {
    ...{
      ...view,
      desk: deskIn(url),
      timeZone: app.profile.timeZone,
      usesOffered: url.searchParams.get("word") === "again",
      done: DONE.find((each) => each === url.searchParams.get("done")),
    },
    title: view.patients && ordered !== "" ? t("laboratory:own.title", { date: ordered }) : plain,
  };
});

const back = (orderId: string, url: URL, done: (typeof DONE)[number]) =>
  redirect(paths.labOrder(orderId, { done, desk: deskIn(url) }), 303);

export const action = defineForm({
  send: act(
    async ({ app }) => {
      await authorize(app, "labOrder.write");
      return labSendDraftSchema.omit({ orderId: true });
    },
    async ({ app, url, value, params: { orderId = "" } }) => {
      await sendLabOrder(app, { ...value, orderId });
      const desk = deskIn(url);
      return desk === undefined
        ? back(orderId, url, "sent")
        : redirect(paths.consultationDesk(desk, { done: "orderSent" }), 303);
    },
  ),
  cancel: act(
    async ({ app }) => {
      await authorize(app, "labOrder.write");
      return labCancelSchema.omit({ orderId: true });
    },
    async ({ app, url, value, params: { orderId = "" } }) => {
      await cancelLabOrder(app, { ...value, orderId });
      return back(orderId, url, "cancelled");
    },
  ),
  review: act(
    async ({ app }) => {
      await authorize(app, "labOrder.review");
      return labReviewSchema.omit({ orderId: true });
    },
    async ({ app, url, value, params: { orderId = "" } }) => {
      await reviewLabOrder(app, { ...value, orderId });
      return back(orderId, url, "reviewed");
    },
  ),
  undoReview: press(async ({ app, url, value, params: { orderId = "" } }) => {
    await undoLabReview(app, { ...value, orderId });
    return back(orderId, url, "reviewUndone");
  }),
  told: act(
    async ({ app }) => {
      await authorize(app, "labOrder.write");
      return labToldSchema.omit({ orderId: true });
    },
    async ({ app, url, value, params: { orderId = "" } }) => {
      await notePatientTold(app, { ...value, orderId });
      return back(orderId, url, "told");
    },
  ),
  acknowledge: press(async ({ app, url, value }) => {
    const { orderId } = await acknowledgeCritical(app, value);
    return back(orderId, url, "acknowledged");
  }),
});

type View = Awaited<ReturnType<typeof viewLabOrder>>;

/** One order: what was asked for, what has come of it, and what is to be done about it. */
export default function LabOrderScreen() {
  const shown = useLoaderData<typeof loader>();
  const { order, tests, patient, patients, actions, criticals, history, title } = shown;
  const { done, timeZone, desk, reviews, undoable, offered, hasAccount, telling, phone } = shown;
  const said = { reviews, patients, timeZone, isUnsent: !hasAccount, isOne: tests.length === 1 };
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const list = patients ? t("home:menu.results") : t("laboratory:list.of", { name: patient.name });
  return (
    <ScaleOf scale={patients ? "patient" : "staff"}>
      <PageHeader
        back={
          <BackFrom desk={desk} href={paths.labOrders({ patient: patients ? undefined : patient.id })}>
            {list}
          </BackFrom>
        }
        title={title}
        lead={
          patients ? (
            <bdi>{t("laboratory:own.by", { name: order.providerName })}</bdi>
          ) : (
            <Whose patient={patient} opens={shown.opensPatient} phone={shown.isTreated ? phone : null} />
          )
        }
        actions={
          <>
            {actions.includes("change") && (
              <LinkButton href={paths.labOrderCreate({ order: order.id, desk })} tone="secondary" icon="edit">
                {t("laboratory:order.change")}
              </LinkButton>
            )}
            <LinkButton href={paths.labOrderPrint(order.id)} tone="secondary">
              {t("laboratory:print")}
            </LinkButton>
          </>
        }
      />
      <OpeningBanner opening={shown.opening} timeZone={timeZone} />
      {done && !(done === "reviewed" && undoable) && (
        <Banner tone="good" live>
          {t(done === "reviewed" && !hasAccount ? "laboratory:done.reviewedUntold" : `laboratory:done.${done}`)}
        </Banner>
      )}
      {offered?.isCorrected && actions.includes("review") && (
        <Banner tone="warn">{t("laboratory:review.takenBack")}</Banner>
      )}
      {undoable && <UndoReview version={order.version} {...{ undoable, hasAccount, timeZone }} />}
      {!patients && <Facts view={shown} timeZone={timeZone} />}
      <CriticalNotices criticals={criticals} mayAcknowledge={shown.mayAcknowledge} timeZone={timeZone} />
      {telling?.untold && (
        <TellPatient
          {...{ order, phone, answer, untold: telling.untold, mayNote: telling.mayNote }}
          isCritical={criticals.some(({ withdrawnAt }) => withdrawnAt === null)}
        />
      )}
      {telling && <Told told={telling.told} timeZone={timeZone} />}
      {patients && <OwnStanding view={shown} />}
      <ReviewMessages {...said} />
      {sharedGroupsOf(tests).map((group) => (
        <TestGroupCard
          key={group.tests[0]?.id}
          {...{ group, patients, timeZone }}
          orderId={order.id}
          isStateSaid={patients && tests.every(({ state }) => state === order.state)}
        />
      ))}
      {actions.includes("review") && (
        <div id="review">
          <ReviewOrder
            {...{ order, criticals, hasAccount, answer, seen: shown.seen, offered, usesOffered: shown.usesOffered }}
            howFar={howFar(tests)}
            waiting={tests.filter(waitsForReview).length}
            useHref={`${paths.labOrder(order.id, { word: "again", desk })}#review`}
          />
        </div>
      )}
      <EarlierMessages {...said} />
      {patients && <Facts view={shown} timeZone={timeZone} />}
      {actions.includes("order") && <SendOrder order={order} answer={answer} />}
      {actions.includes("cancel") && <CancelOrder order={order} answer={answer} />}
      <LabHistory history={history} tests={tests} timeZone={timeZone} />
    </ScaleOf>
  );
}

interface WhoseProps {
  patient: { id: string; name: string };
  opens: boolean;
  /** Null for whoever does not look after them. */
  phone: string | null;
}

/** Whose order it is, with the way to their record and to their phone. */
function Whose({ patient: { id, name }, opens, phone }: WhoseProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4">
      {opens ? (
        <TextLink href={paths.patient(id)} className="inline-flex min-h-11 items-center font-semibold">
          <bdi>{name}</bdi>
        </TextLink>
      ) : (
        <bdi>{name}</bdi>
      )}
      {phone !== null && <PhoneLink phone={phone} />}
    </span>
  );
}

/** Whether results are in that the doctor has not reviewed, and the patient does not see yet. */
const isComeIn = (tests: View["tests"]) =>
  tests.some((test) => waitsForReview(test) && test.values.length === 0 && !test.isCorrected);

/** How far the tests are, in a line above the results. */
function OwnStanding({ view: { order, tests } }: { view: View }) {
  const { t } = useT();
  return (
    <p className="flex flex-wrap items-center gap-3">
      <OrderStanding
        {...{ order, howFar: howFar(tests) }}
        patients
        needsSample={tests.some(({ state, isRejected }) => state === "ORDERED" && isRejected)}
        isDeclined={tests.length > 0 && tests.every(({ isDeclined }) => isDeclined)}
      />
      {isComeIn(tests) && <span>{t(tests.every(waitsForReview) ? "laboratory:comeIn" : "laboratory:comeInPart")}</span>}
    </p>
  );
}

function Facts({ view: { order, tests, patients, person, today }, timeZone }: { view: View; timeZone: string }) {
  const { t, format } = useT();
  const aboutPerson = usePersonRows(today);
  const rows = [
    patients
      ? { term: t("laboratory:column.number"), value: String(order.number ?? "–") }
      : {
          term: t("laboratory:column.state"),
          value: (
            <span className="flex flex-wrap items-center gap-3">
              <OrderStanding
                {...{ order, howFar: howFar(tests) }}
                isDeclined={tests.length > 0 && tests.every(({ isDeclined }) => isDeclined)}
              />
            </span>
          ),
        },
    // Ranges go by them.
    ...(person === null ? [] : aboutPerson(person)),
    { term: t("laboratory:column.provider"), value: <bdi>{order.providerName}</bdi> },
    { term: t("laboratory:fields.laboratory"), value: <bdi>{order.laboratoryName}</bdi> },
    ...(order.orderedAt === null
      ? []
      : [{ term: t("laboratory:column.ordered"), value: format.dateTime(order.orderedAt, timeZone) }]),
    { term: t("laboratory:fields.collectedAt"), value: t(`laboratory:collectedAt.${order.collectedAt}`) },
    ...(order.wishedDate === ""
      ? []
      : [{ term: t("laboratory:fields.wishedDate"), value: format.plainDate(order.wishedDate) }]),
    ...(order.reason === "" ? [] : [{ term: t("laboratory:fields.reason"), value: <bdi>{order.reason}</bdi> }]),
    ...(order.clinicalNotes === "" ? [] : [{ term: t("laboratory:fields.clinicalNotes"), value: order.clinicalNotes }]),
    ...(patients || order.priority === "ROUTINE"
      ? []
      : [{ term: t("laboratory:fields.priority"), value: <PriorityBadge priority={order.priority} /> }]),
  ];
  return <FactsInLine facts={rows} small={patients} />;
}
