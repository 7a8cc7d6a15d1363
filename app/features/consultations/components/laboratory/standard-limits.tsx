import { useT } from "~/i18n/use-t";
import { unitText } from "~/kernel/text/measured-amount";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { BackLink } from "~/ui/action/back-link";
import { Cluster, Stack } from "~/ui/base/stack";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { criticalText, type MeasuredValue } from "../../domain/laboratory/measured";

interface Offer {
  id: string;
  testName: string;
  name: string;
  unit: string;
  criticalLow: number | null;
  criticalHigh: number | null;
}

/** Says above the catalogue that measurements have no critical limits, and leads to those that they could have. */
export function MissingLimits({ laboratoryId, count }: { laboratoryId: string; count: number }) {
  const { t } = useT();
  return (
    <Banner
      tone="warn"
      title={t("laboratory:limits.missing", { count })}
      action={
        <LinkButton href={paths.labTests(laboratoryId, { limits: "1" })} tone="secondary">
          {t("laboratory:limits.show")}
        </LinkButton>
      }
    >
      {t("laboratory:limits.missingText")}
    </Banner>
  );
}

interface CriticalLimitsProps {
  laboratoryId: string;
  offers: readonly Offer[];
  measured: readonly MeasuredValue[];
  shown: string;
}

/** Critical limits of a laboratory: the standard ones that it could take over, and those that it has. */
export function CriticalLimits({ laboratoryId, offers, measured, shown }: CriticalLimitsProps) {
  const { t } = useT();
  const limited = measured.filter((value) => criticalText(value) !== "");
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.labTests(laboratoryId)}>{t("laboratory:tests.title")}</BackLink>}
        title={t("laboratory:limits.title")}
        lead={t("laboratory:limits.text")}
      />
      {offers.length > 0 && <StandardLimits {...{ laboratoryId, offers, shown }} />}
      {limited.length > 0 && (
        <Stack>
          <h2 className="text-lg font-semibold">{t("laboratory:limits.set")}</h2>
          <SetLimits limited={limited} />
        </Stack>
      )}
      {offers.length + limited.length === 0 && (
        <Card>
          <EmptyState icon="pulse" title={t("laboratory:limits.none")}>
            {t("laboratory:limits.noneText")}
          </EmptyState>
        </Card>
      )}
    </>
  );
}

/** A measurement, and below it the test that it belongs to where that has another name. */
function Named({ name, testName }: Pick<Offer, "name" | "testName">) {
  return (
    <span className="flex flex-col">
      <bdi className="font-semibold">{name}</bdi>
      {testName !== name && <bdi className="text-sm text-muted">{testName}</bdi>}
    </span>
  );
}

/** The limits that are set, each with the way to where it is changed. */
function SetLimits({ limited }: { limited: readonly MeasuredValue[] }) {
  const { t } = useT();
  const columns: Column<MeasuredValue>[] = [
    { key: "name", header: t("laboratory:column.measured"), lead: true, cell: (value) => <Named {...value} /> },
    {
      key: "critical",
      header: t("laboratory:column.critical"),
      cell: (value) => <bdi dir="ltr">{`${criticalText(value)} ${unitText(value.unit)}`.trim()}</bdi>,
    },
    {
      key: "actions",
      header: t("records:actions"),
      actions: true,
      cell: ({ id, testId, name }) => (
        <LinkButton
          href={paths.labComponents(testId, { edit: id })}
          tone="quiet"
          size="small"
          aria-label={t("laboratory:components.edit", { name })}
        >
          {t("common:actions.edit")}
        </LinkButton>
      ),
    },
  ];
  return <DataTable caption={t("laboratory:limits.set")} columns={columns} rows={limited} rowKey={({ id }) => id} />;
}

/** The limits that would be taken over, measurement by measurement, before anything is changed. */
function StandardLimits({ laboratoryId, offers, shown }: Omit<CriticalLimitsProps, "measured">) {
  const { t, format } = useT();
  const number = (value: number | null) =>
    value === null ? "–" : <bdi dir="ltr">{format.number(value, { maximumFractionDigits: 4 })}</bdi>;
  const columns: Column<Offer>[] = [
    { key: "name", header: t("laboratory:column.measured"), lead: true, cell: (offer) => <Named {...offer} /> },
    { key: "low", header: t("laboratory:fields.criticalLow"), cell: ({ criticalLow }) => number(criticalLow) },
    { key: "high", header: t("laboratory:fields.criticalHigh"), cell: ({ criticalHigh }) => number(criticalHigh) },
    {
      key: "unit",
      header: t("laboratory:column.unit"),
      cell: ({ unit }) => <bdi dir="ltr">{unitText(unit) || "–"}</bdi>,
    },
  ];
  return (
    <Stack>
      <h2 className="text-lg font-semibold">{t("laboratory:limits.standard")}</h2>
      <p className="max-w-prose text-muted">{t("laboratory:limits.lead")}</p>
      <DataTable caption={t("laboratory:limits.standard")} columns={columns} rows={offers} rowKey={({ id }) => id} />
      <form method="post" data-once>
        <HiddenFields fields={{ intent: "takeLimits", shown }} />
        <Cluster>
          <Button type="submit" icon="check">
            {t("laboratory:limits.take", { count: offers.length })}
          </Button>
          <LinkButton href={paths.labTests(laboratoryId)} tone="quiet">
            {t("common:actions.cancel")}
          </LinkButton>
        </Cluster>
      </form>
    </Stack>
  );
}
