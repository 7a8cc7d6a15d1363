import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { NotFoundError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import { OpeningBanner } from "../../components/access/opening-banner";
import { RecordHistory } from "../../components/records/record-history";
import { valueText } from "../../records/value-text";
import { WrittenBy } from "../../components/records/written-by";
import { healthRecordKindOf, kindAt } from "../../records";
import { viewHealthRecord } from "../../services/records/view-health-record.server";
import { titleOf } from "./record-title.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params }) => {
  const kind = kindAt(url.pathname);
  const viewed = await viewHealthRecord(app, params["itemId"] ?? "");
  if (viewed.record.kind !== kind?.kind) throw new NotFoundError();
  return {
    ...viewed,
    patientQuery: app.actor.kind === "patient" ? undefined : viewed.patient.id,
    timeZone: app.profile.timeZone,
    listTitle: titleOf(createTranslator(app.locale), kind, viewed),
    title: viewed.record.name,
  };
});

/** One record with everything that it says, and its history. */
export default function HealthRecordView() {
  const viewed = useLoaderData<typeof loader>();
  const { record, patientQuery: patient, timeZone, versions, mayChange, listTitle, authorName } = viewed;
  const { t, format } = useT();
  const { base, fields } = healthRecordKindOf(record.kind);
  const facts = Object.entries(fields).flatMap(([name, field]) => {
    const value = valueText(field, record.values[name], { t, format });
    return value === "" ? [] : [{ term: t(field.label), value }];
  });
  return (
    <ScaleOf scale={patient === undefined ? "patient" : "staff"}>
      <PageHeader
        back={<BackLink href={paths.recordList(base, { patient })}>{listTitle}</BackLink>}
        title={record.name}
        actions={
          mayChange && (
            <LinkButton href={paths.recordEdit(base, record.id, { patient })}>{t("phr:list.edit")}</LinkButton>
          )
        }
      />
      <OpeningBanner opening={viewed.opening} timeZone={timeZone} />
      <Card>
        <SummaryList rows={facts} />
        <div className="mt-4">
          <WrittenBy record={{ ...record, authorName }} timeZone={timeZone} />
        </div>
      </Card>
      <RecordHistory {...{ versions, fields, timeZone }} />
    </ScaleOf>
  );
}
