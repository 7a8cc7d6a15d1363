import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { RecordReaderLine } from "../../components/access/record-reader-line";
import { listRecordReaders } from "../../services/access/list-record-readers.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const before = url.searchParams.get("before") ?? undefined;
  const patientId = url.searchParams.get("patient") ?? undefined;
  const { patient, isSelf, lines, next } = await listRecordReaders(app, { patientId, before });
  const { t } = createTranslator(app.locale);
  return {
    ...{ lines, next, isFirst: before === undefined, timeZone: app.profile.timeZone },
    title: isSelf ? t("record-access:seen.title") : t("record-access:seen.of", { name: patient.name }),
  };
});

/** Who has seen a patient's record, for the patient. */
export default function RecordSeen() {
  const { lines, next, isFirst, timeZone, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <ScaleOf scale="patient">
      <PageHeader
        back={<BackLink href={paths.healthProfile()}>{t("phr:title")}</BackLink>}
        title={title}
        lead={t("record-access:seen.text")}
      />
      <Card padding="flush">
        {lines.length === 0 ? (
          <EmptyState
            icon="eye"
            title={t(next === null ? "record-access:seen.empty" : "record-access:seen.emptyHere")}
          />
        ) : (
          <ol className="divide-y divide-line">
            {lines.map((line) => (
              <li key={`${line.to} ${line.actorKind} ${line.actorId}`} className="flex flex-col gap-1 px-5 py-4">
                <RecordReaderLine line={line} timeZone={timeZone} />
              </li>
            ))}
          </ol>
        )}
      </Card>
      <p className="flex flex-wrap gap-4">
        {next !== null && (
          <LinkButton href={paths.recordSeen({ before: next })} tone="secondary">
            {t("record-access:seen.older")}
          </LinkButton>
        )}
        {!isFirst && (
          <LinkButton href={paths.recordSeen()} tone="quiet">
            {t("record-access:seen.newest")}
          </LinkButton>
        )}
      </p>
    </ScaleOf>
  );
}
