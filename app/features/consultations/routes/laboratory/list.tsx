import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Pager } from "~/screens/pager";
import { ScaleOf } from "~/screens/scale";
import { Button, LinkButton } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { TextLink } from "~/ui/base/link";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { NativeSelect } from "~/ui/form/native-select";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { StatusBadge } from "~/ui/view/status-badge";
import { CriticalBadge, OrderStanding, PriorityBadge } from "../../components/laboratory/lab-state";
import { OwnOrders } from "../../components/laboratory/own/own-orders";
import { UrgentOrders } from "../../components/laboratory/urgent-orders";
import { ORDER_STANDINGS } from "../../schemas/laboratory/lab-order";
import { listLabOrders } from "../../services/laboratory/list-lab-orders.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const asked = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""));
  const listed = await listLabOrders(app, { ...asked, patientId: asked["patient"] });
  const { t } = createTranslator(app.locale);
  const patients = app.actor.kind === "patient";
  return {
    ...{ ...listed, patients, timeZone: app.profile.timeZone },
    discarded: asked["done"] === "discarded",
    patientQuery: patients ? undefined : listed.patient?.id,
    title:
      listed.patient && !patients
        ? t("laboratory:list.of", { name: listed.patient.name })
        : t(patients ? "home:menu.results" : "laboratory:list.title"),
  };
});

type Listed = Awaited<ReturnType<typeof listLabOrders>>;
type Row = Listed["orders"][number];

function useColumns(withPatient: boolean, timeZone: string): Column<Row>[] {
  const { t, format } = useT();
  const name = ({ number }: Row) => (number === null ? t("laboratory:draft") : t("laboratory:orderNumber", { number }));
  const testsOf = ({ tests }: Row) => format.parts(tests.map((test) => test.name));
  const link = (order: Row, words: string, wraps: boolean) => (
    <TextLink
      href={paths.labOrder(order.id)}
      className={classNames(
        "inline-flex min-h-11 items-center font-semibold",
        wraps ? "wrap-anywhere" : "whitespace-nowrap",
      )}
    >
      <bdi>{words}</bdi>
    </TextLink>
  );
  return [
    // Of the orders of many, whose it is comes first.
    ...(withPatient
      ? [
          {
            ...{ key: "patient", header: t("laboratory:column.patient"), lead: true as const },
            cell: (order: Row) => link(order, order.patientName || name(order), true),
          },
          {
            ...{ key: "order", header: t("laboratory:column.number") },
            cell: (order: Row) => <span className="whitespace-nowrap">{name(order)}</span>,
          },
        ]
      : [
          {
            ...{ key: "order", lead: true as const },
            header: t("laboratory:column.number"),
            cell: (order: Row) => link(order, name(order), false),
          },
        ]),
    {
      key: "tests",
      header: t("laboratory:column.tests"),
      cell: (order: Row) => <bdi>{testsOf(order)}</bdi>,
    },
    {
      key: "state",
      header: t("laboratory:column.state"),
      cell: ({ state, reviewSince, priority, howFar, isDeclined, isCritical, isUntold, sampleRejected }) => (
        <span className="flex flex-wrap items-center gap-2">
          {isCritical && <CriticalBadge>{t("laboratory:criticalBadge")}</CriticalBadge>}
          {isUntold && <StatusBadge colour="red">{t("laboratory:tell.badge")}</StatusBadge>}
          {sampleRejected && <StatusBadge colour="orange">{t("laboratory:rejectedBadge")}</StatusBadge>}
          <OrderStanding {...{ order: { state, reviewSince }, howFar, isDeclined }} needsSample={sampleRejected} />
          <PriorityBadge priority={priority} />
        </span>
      ),
    },
    {
      key: "provider",
      header: t("laboratory:column.provider"),
      cell: ({ providerName }) => <bdi className="whitespace-nowrap">{providerName}</bdi>,
    },
    {
      key: "ordered",
      header: t("laboratory:column.ordered"),
      cell: ({ orderedAt }) => (
        <span className="whitespace-nowrap">{orderedAt === null ? "–" : format.dateTime(orderedAt, timeZone)}</span>
      ),
    },
  ];
}

/** Orders: of a patient, of the provider who reads, or one's own as a patient. */
export default function LabOrders() {
  const shown = useLoaderData<typeof loader>();
  const {
    orders,
    patients,
    patient,
    patientQuery,
    standing,
    next,
    mayOrder,
    title,
    timeZone,
    criticals,
    rejected,
    untold,
  } = shown;
  const { t } = useT();
  const columns = useColumns(patient === null, timeZone);
  const order = mayOrder && (
    <LinkButton href={paths.labOrderCreate({ patient: patientQuery })} icon="plus">
      {t("laboratory:order.title")}
    </LinkButton>
  );
  return (
    <ScaleOf scale={patients ? "patient" : "staff"}>
      <PageHeader
        title={title}
        lead={t(patients ? "laboratory:list.ownLead" : "laboratory:list.lead")}
        actions={
          <>
            {order}
            {(patients || patient) && (
              <LinkButton href={paths.labValues({ patient: patientQuery })} tone="secondary">
                {t(patients ? "laboratory:values.title" : "laboratory:values.titleOfPatient")}
              </LinkButton>
            )}
            <LinkButton href={paths.labOrderHelp()} tone="quiet" icon="info">
              {t("laboratory:help.title")}
            </LinkButton>
          </>
        }
      />
      {shown.discarded && (
        <Banner tone="good" live>
          {t("laboratory:done.discarded")}
        </Banner>
      )}
      <UrgentOrders {...{ criticals, rejected, untold, timeZone }} />
      {!patients && <Filter standing={standing} patient={patientQuery} />}
      {orders.length === 0 ? (
        <Card>
          <EmptyState icon="document" title={t("laboratory:list.empty")}>
            {t(patients ? "laboratory:list.emptyOwn" : "laboratory:list.emptyText")}
          </EmptyState>
        </Card>
      ) : patients ? (
        <OwnOrders orders={orders} timeZone={timeZone} />
      ) : (
        <DataTable caption={title} columns={columns} rows={orders} rowKey={({ id }) => id} />
      )}
      <Pager
        before={null}
        after={next && next.after}
        hrefFor={() => paths.labOrders({ patient: patientQuery, standing: standing ?? undefined, ...next })}
        words={{ before: t("laboratory:list.newer"), after: t("laboratory:list.older") }}
      />
    </ScaleOf>
  );
}

/** Narrows the list; sent by GET, so that it can be kept as an address. */
function Filter({ standing, patient }: { standing: string | null; patient: string | undefined }) {
  const { t } = useT();
  return (
    <form
      method="get"
      action={paths.labOrders()}
      className="grid items-end gap-4 tablet:grid-cols-[minmax(0,20rem)_auto] tablet:justify-start"
    >
      <HiddenFields fields={{ patient }} />
      <NativeSelect
        name="standing"
        label={t("laboratory:column.state")}
        defaultValue={standing ?? ""}
        placeholder={t("laboratory:list.all")}
        options={ORDER_STANDINGS.map((value) => ({ value, label: t(`laboratory:standing.${value}`) }))}
      />
      <Button type="submit" tone="secondary" icon="filter">
        {t("laboratory:list.show")}
      </Button>
    </form>
  );
}
