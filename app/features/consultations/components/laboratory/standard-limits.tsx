import { useT } from "~/i18n/use-t";
import { unitText } from "~/kernel/text/measured-amount";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { BackLink } from "~/ui/action/back-link";
import { Cluster } from "~/ui/base/stack";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Banner } from "~/ui/view/banner";
import { DataTable, type Column } from "~/ui/view/data-table";
import { PageHeader } from "~/ui/view/page-header";

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

interface StandardLimitsProps {
  laboratoryId: string;
  offers: readonly Offer[];
  shown: string;
}

/** The limits that would be taken over, measurement by measurement, before anything is changed. */
export function StandardLimits({ laboratoryId, offers, shown }: StandardLimitsProps) {
  const { t, format } = useT();
  const number = (value: number | null) =>
    value === null ? "–" : <bdi dir="ltr">{format.number(value, { maximumFractionDigits: 4 })}</bdi>;
  const columns: Column<Offer>[] = [
    {
      key: "name",
      header: t("laboratory:column.measured"),
      lead: true,
      cell: ({ name, testName }) => (
        <span className="flex flex-col">
          <bdi className="font-semibold">{name}</bdi>
          {testName !== name && <bdi className="text-sm text-muted">{testName}</bdi>}
        </span>
      ),
    },
    { key: "low", header: t("laboratory:fields.criticalLow"), cell: ({ criticalLow }) => number(criticalLow) },
    { key: "high", header: t("laboratory:fields.criticalHigh"), cell: ({ criticalHigh }) => number(criticalHigh) },
    {
      key: "unit",
      header: t("laboratory:column.unit"),
      cell: ({ unit }) => <bdi dir="ltr">{unitText(unit) || "–"}</bdi>,
    },
  ];
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.labTests(laboratoryId)}>{t("laboratory:tests.title")}</BackLink>}
        title={t("laboratory:limits.title")}
        lead={t("laboratory:limits.lead")}
      />
      <DataTable caption={t("laboratory:limits.title")} columns={columns} rows={offers} rowKey={({ id }) => id} />
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
    </>
  );
}
