import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { RecordFileForm } from "../../components/files/record-file-form";
import { FileList } from "../../components/files/file-list";
import { OfferedFiles } from "../../components/files/offered-files";
import { attachFile } from "../../services/files/attach-file.server";
import { detachFile } from "../../services/files/detach-file.server";
import { listRecordFiles } from "../../services/files/list-record-files.server";
import { shareFile } from "../../services/files/share-file.server";

export const handle = { width: "narrow", islands: ["record-files"] } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["attached", "there", "detached", "created"] as const;

export const loader = defineLoader(async ({ app, url, params }) => {
  const listed = await listRecordFiles(app, params["recordId"]);
  const { name } = listed.record;
  return {
    ...listed,
    timeZone: app.profile.timeZone,
    patientQuery: app.actor.kind === "patient" ? undefined : listed.patient.id,
    done: DONE.find((each) => each === url.searchParams.get("done")),
    title: createTranslator(app.locale).t("record-files:titleOf", { name }),
  };
});

const back = (url: URL, recordId: string, done: (typeof DONE)[number]) =>
  redirect(paths.recordFiles(recordId, { patient: url.searchParams.get("patient") ?? undefined, done }), 303);

export const action = defineForm({
  attach: act(
    z.looseObject({}),
    async ({ app, url, params: { recordId = "" }, form }) => {
      const { wasThere } = await attachFile(app, recordId, Object.fromEntries(form));
      return back(url, recordId, wasThere ? "there" : "attached");
    },
    { hideFields: ["file"] },
  ),
  detach: press(async ({ app, url, params: { recordId = "" }, value }) => {
    await detachFile(app, recordId, value["fileId"]);
    return back(url, recordId, "detached");
  }),
  share: press(async ({ app, url, params: { recordId = "" }, value }) => {
    const from = { recordId: value["recordId"], fileId: value["fileId"] };
    const { wasThere } = await shareFile(app, recordId, from);
    return back(url, recordId, wasThere ? "there" : "attached");
  }),
});

/** The files of one record: seen, opened, added and taken off. */
export default function RecordFilesScreen() {
  const shown = useLoaderData<typeof loader>();
  const { record, base, files, mayChange, done, title, patientQuery: patient } = shown;
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <ScaleOf scale={patient === undefined ? "patient" : "staff"}>
      <PageHeader
        back={<BackLink href={paths.recordView(base, record.id, { patient })}>{record.name}</BackLink>}
        title={title}
        lead={t("record-files:lead")}
      />
      <OpeningBanner opening={shown.opening} timeZone={shown.timeZone} />
      {done && (
        <Banner tone={done === "there" ? "info" : "good"} live>
          {t(`record-files:done.${done}`)}
        </Banner>
      )}
      {mayChange && <RecordFileForm recordId={record.id} patient={patient} answer={answer} />}
      <FileList recordId={record.id} patient={patient} files={files} mayChange={mayChange} />
      <OfferedFiles files={shown.offered} />
    </ScaleOf>
  );
}
