import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, attempt, defineForm, press, type Refusal } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { UndoBanner } from "~/screens/undo-banner";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { FileCard, FilePreview, type RefusedFile, type ShownPreview } from "../../components/trackers/file-card";
import { ReadingPage } from "../../components/trackers/reading-page";
import { TrackerOverview } from "../../components/trackers/tracker-overview";
import { TrackerPage } from "../../components/trackers/tracker-page";
import { SPANS } from "../../domain/trackers/spans";
import { offFormSchema } from "../../schemas/records/off";
import { addReadings } from "../../services/trackers/add-readings.server";
import { correctReading } from "../../services/trackers/correct-reading.server";
import { importReadings } from "../../services/trackers/import-readings.server";
import { listTrackers } from "../../services/trackers/list-trackers.server";
import { previewReadings } from "../../services/trackers/preview-readings.server";
import { switchReading } from "../../services/trackers/switch-reading.server";
import { viewReading } from "../../services/trackers/view-reading.server";
import { viewTracker } from "../../services/trackers/view-tracker.server";
import { fileTextOf } from "./file-text.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["added", "changed", "removed", "back", "imported"] as const;

type Whose = Pick<Awaited<ReturnType<typeof listTrackers>>, "patient" | "isSelf" | "opening">;

export const loader = defineLoader(async ({ app, url }) => {
  const asked = (name: string) => url.searchParams.get(name) ?? undefined;
  const { t } = createTranslator(app.locale);
  const done = DONE.find((each) => each === asked("done"));
  const frame = {
    done: done ? { what: done, id: asked("id") ?? "", counts: countsOf(url) } : null,
    timeZone: app.profile.timeZone,
  };
  const whose = ({ patient, isSelf, opening }: Whose, title: string) => ({
    opening,
    patientQuery: app.actor.kind === "patient" ? undefined : patient.id,
    title: isSelf ? title : t("phr:list.of", { kind: title, name: patient.name }),
  });
  const [reading, tracker, patientId] = [asked("reading"), asked("tracker"), asked("patient")];
  if (reading !== undefined) {
    const viewed = await viewReading(app, reading);
    const title = t(`trackers:name.${viewed.reading.tracker}`);
    return { ...frame, view: "reading" as const, viewed, ...whose(viewed, title) };
  }
  if (tracker === undefined) {
    const listed = await listTrackers(app, patientId);
    return { ...frame, view: "all" as const, ...listed, ...whose(listed, t("trackers:title")) };
  }
  const [at, id] = [asked("at"), asked("after")];
  const shown = await viewTracker(app, {
    ...{ patientId, tracker, to: asked("to"), off: url.searchParams.has("off") },
    span: SPANS.find((each) => each === asked("span")) ?? "month",
    after: at !== undefined && id !== undefined ? { at, id } : undefined,
  });
  const title = t(`trackers:name.${shown.tracker}`);
  const view = url.searchParams.has("file") && shown.mayAdd ? ("file" as const) : ("tracker" as const);
  return { ...frame, view, shown, ...whose(shown, title) };
});

const countsOf = (url: URL) =>
  Object.fromEntries(
    (["added", "known", "refused"] as const).map((name) => [name, url.searchParams.get(name)?.slice(0, 6) ?? "0"]),
  ) as Record<"added" | "known" | "refused", string>;

const asked = (url: URL, name: string) => url.searchParams.get(name) ?? undefined;
const target = (url: URL) => ({ patientId: asked(url, "patient"), tracker: asked(url, "tracker") });
const back = (url: URL, done: (typeof DONE)[number], more: Record<string, string | number | undefined>) =>
  redirect(paths.trackers({ patient: asked(url, "patient"), span: asked(url, "span"), done, ...more }), 303);

const problems = {
  show: ({ errors, sent }: Refusal, { status }: { status: number }) =>
    data({ refused: { problem: errors[0]?.message ?? "", text: sent["text"] ?? "" } }, { status }),
};

export const action = defineForm({
  add: act(z.looseObject({}), async ({ app, url, value }) =>
    back(url, "added", await addReadings(app, { ...value, ...target(url) })),
  ),
  correct: act(
    z.looseObject({}),
    async ({ app, url, value }) => {
      const { tracker, id } = await correctReading(app, asked(url, "reading"), value);
      return back(url, "changed", { tracker, id });
    },
    { edits: true },
  ),
  disable: act(offFormSchema, async ({ app, url, value: { id, ...off } }) => {
    const { tracker } = await switchReading(app, id, false, off);
    return back(url, "removed", { tracker, id });
  }),
  enable: press(async ({ app, url, value }) => {
    const { tracker, id } = await switchReading(app, value.id, true);
    return back(url, "back", { tracker, id });
  }),
  preview: attempt(
    async ({ app, url, form }) => ({
      preview: await previewReadings(app, { ...target(url), text: await fileTextOf(form) }),
    }),
    problems,
  ),
  import: attempt(async ({ app, url, value: { text, which } }) => {
    const counts = await importReadings(app, { ...target(url), text, which });
    return back(url, "imported", { tracker: asked(url, "tracker"), ...counts });
  }, problems),
});

type Answer = Partial<FormAnswer> & { preview?: ShownPreview; refused?: RefusedFile };

/** What a patient's measurements were, and where to add to them. */
export default function HealthTrackers() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { patientQuery: patient, done, title, timeZone } = loaded;
  const { t } = useT();
  const all = loaded.view === "all";
  // A reading and a file of them belong to a tracker.
  const tracker =
    loaded.view === "reading"
      ? loaded.viewed.reading.tracker
      : loaded.view === "file"
        ? loaded.shown.tracker
        : undefined;
  return (
    <ScaleOf scale={patient === undefined ? "patient" : "staff"}>
      <PageHeader
        back={
          all ? (
            <BackLink href={paths.healthProfile({ patient })}>{t("phr:list.back")}</BackLink>
          ) : tracker ? (
            <BackLink href={paths.trackers({ patient, tracker })}>{t(`trackers:name.${tracker}`)}</BackLink>
          ) : (
            <BackLink href={paths.trackers({ patient })}>{t("trackers:all")}</BackLink>
          )
        }
        title={title}
        lead={all ? t("trackers:text") : undefined}
      />
      <OpeningBanner opening={loaded.opening} timeZone={timeZone} />
      {done && !answer && (
        <UndoBanner undo={done.what === "removed" ? { intent: "enable", fields: { id: done.id } } : null}>
          {done.what === "imported" ? t("trackers:done.imported", done.counts) : t(`trackers:done.${done.what}`)}
        </UndoBanner>
      )}
      {loaded.view === "all" && <TrackerOverview {...loaded} patient={patient} />}
      {loaded.view === "tracker" && <TrackerPage shown={loaded.shown} patient={patient} answer={answer} />}
      {loaded.view === "reading" && <ReadingPage viewed={loaded.viewed} timeZone={timeZone} answer={answer} />}
      {loaded.view === "file" &&
        (answer?.preview ? (
          <FilePreview
            preview={answer.preview}
            again={paths.trackers({ patient, tracker: loaded.shown.tracker, file: 1 })}
          />
        ) : (
          <FileCard refused={answer?.refused} />
        ))}
    </ScaleOf>
  );
}
