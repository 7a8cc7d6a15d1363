import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import { OpeningBanner } from "~/screens/opening-banner";
import { RecordFiles } from "../../components/files/record-files";
import { CodeName } from "../../components/records/code-name";
import { recordLinks } from "../../components/records/record-links";
import { RecordComments } from "../../components/records/record-comments";
import { RecordHistory } from "../../components/records/record-history";
import { WrittenBy } from "../../components/records/written-by";
import { healthRecordKindOf, kindAt } from "../../records";
import { recordFacts } from "../../records/record-facts";
import { commentSchema } from "../../schemas/records/comment";
import { commentOnRecord } from "../../services/records/comment-on-record.server";
import { viewHealthRecord } from "../../services/records/view-health-record.server";
import { titleOf } from "./record-title.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params }) => {
  const kind = kindAt(url.pathname);
  if (!kind || kind.listOnly) throw new NotFoundError();
  const patientId = url.searchParams.get("patient") ?? undefined;
  const viewed = await viewHealthRecord(app, params["itemId"] ?? (kind.single ? undefined : ""), { kind, patientId });
  if (viewed.record.kind !== kind.kind) throw new NotFoundError();
  const listTitle = titleOf(createTranslator(app.locale), kind, viewed);
  return {
    ...viewed,
    patientQuery: app.actor.kind === "patient" ? undefined : viewed.patient.id,
    timeZone: app.profile.timeZone,
    listTitle,
    commentKey: crypto.randomUUID(),
    title: kind.single ? listTitle : viewed.record.name,
  };
});

export const action = defineForm({
  comment: act(commentSchema, async ({ app, url, value }) => {
    const kind = kindAt(url.pathname);
    if (!kind) throw new NotFoundError();
    const { id } = await commentOnRecord(app, value);
    return redirect(paths.recordView(kind.base, id, { patient: url.searchParams.get("patient") ?? undefined }), 303);
  }),
});

const isComment = ({ change }: { change: string }) => change === "COMMENT";

/** One record with everything that it says, and its history. */
export default function HealthRecordView() {
  const viewed = useLoaderData<typeof loader>();
  const { record, files, patientQuery: patient, timeZone, versions, mayChange, listTitle, authorName } = viewed;
  const answer = useActionData<FormAnswer>();
  const { t, format } = useT();
  const kind = healthRecordKindOf(record.kind);
  const { base, fields } = kind;
  const facts = recordFacts(kind, record, { t, format });
  return (
    <ScaleOf scale={patient === undefined ? "patient" : "staff"}>
      <PageHeader
        back={<BackLink href={paths.recordList(base, { patient })}>{listTitle}</BackLink>}
        title={viewed.title}
        actions={
          mayChange && (
            <LinkButton href={recordLinks(kind, { patient }).edit(record.id)}>{t("phr:list.edit")}</LinkButton>
          )
        }
      />
      <OpeningBanner opening={viewed.opening} timeZone={timeZone} />
      <Card>
        {viewed.codeName && (
          <div className="mb-4">
            <CodeName name={viewed.codeName} />
          </div>
        )}
        <div className={record.verification === "REFUTED" ? "text-muted line-through" : undefined}>
          <SummaryList rows={facts} />
        </div>
        <div className="mt-4">
          <WrittenBy record={{ ...record, authorName, refuted: viewed.refuted }} timeZone={timeZone} />
        </div>
      </Card>
      {files && <RecordFiles recordId={record.id} {...{ patient, files, mayChange }} />}
      <RecordComments
        recordId={record.id}
        {...{ timeZone, answer }}
        comments={versions.filter(isComment).toReversed()}
        mayComment={viewed.mayComment}
        idempotencyKey={viewed.commentKey}
      />
      <RecordHistory versions={versions.filter((version) => !isComment(version))} {...{ fields, timeZone }} />
    </ScaleOf>
  );
}
