import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { UndoBanner } from "~/screens/undo-banner";
import { answerTo } from "~/screens/use-posted-form";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";
import { OpeningBanner } from "~/screens/opening-banner";
import { PutBackQuestion, putBackAnswer } from "../../components/checks/put-back-question";
import { AddInList } from "../../components/records/add-in-list";
import { EmptyList } from "../../components/records/empty-list";
import { JournalIndex } from "../../components/records/journal-index";
import { NoneKnown } from "../../components/records/none-known";
import { recordLinks } from "../../components/records/record-links";
import { RecordCards } from "../../components/records/record-cards";
import { useKindWords } from "../../components/records/use-kind-words";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { healthRecordKindOf, kindAt } from "../../records";
import { offFormSchema, putBackSchema } from "../../schemas/records/off";
import { confirmHealthRecord } from "../../services/records/confirm-health-record.server";
import { listHealthRecords, type ListedHealthRecords } from "../../services/records/list-health-records.server";
import { saveHealthRecord } from "../../services/records/save-health-record.server";
import { sayNoneKnown } from "../../services/records/say-none-known.server";
import { switchHealthRecord } from "../../services/records/switch-health-record.server";
import { titleOf } from "./record-title.server";

export const handle = { islands: ["suggest"] } satisfies ScreenHandle;
export const meta = screenTitle;

function kindOf(url: URL): HealthRecordKind {
  const kind = kindAt(url.pathname);
  if (!kind) throw new NotFoundError();
  return kind;
}

const DONE = ["created", "changed", "disabled", "enabled", "confirmed", "refuted", "unrefuted", "noneSaid"] as const;

export const loader = defineLoader(async ({ app, url }) => {
  const kind = kindOf(url);
  const asked = (name: string) => url.searchParams.get(name) ?? undefined;
  const listed = await listHealthRecords(app, kind, {
    patientId: asked("patient"),
    off: url.searchParams.has("off"),
    ...{ month: asked("month"), tag: asked("tag") },
    after: asked("after"),
  });
  const done = DONE.find((each) => each === asked("done"));
  return {
    ...listed,
    ...{ kind: kind.kind, base: kind.base, words: kind.words, mayNone: kind.noneKnown === true },
    patientQuery: app.actor.kind === "patient" ? undefined : listed.patient.id,
    done: done ? { what: done, id: asked("id") ?? "" } : null,
    timeZone: app.profile.timeZone,
    title: titleOf(createTranslator(app.locale), kind, listed),
  };
});

/** The intents that undo what was just done. */
const UNDOES: Readonly<Partial<Record<(typeof DONE)[number], string>>> = { disabled: "enable", refuted: "unrefute" };

const back = (url: URL, done: (typeof DONE)[number], { id }: { id?: string }) =>
  redirect(
    paths.recordList(kindOf(url).base, { patient: url.searchParams.get("patient") ?? undefined, done, id }),
    303,
  );

const none = (said: boolean) =>
  press(async ({ app, url }) => {
    await sayNoneKnown(app, kindOf(url), url.searchParams.get("patient") ?? undefined, said);
    return back(url, "noneSaid", {});
  });

export const action = defineForm({
  disable: act(offFormSchema, async ({ app, url, value: { id, ...off } }) =>
    back(url, "disabled", await switchHealthRecord(app, id, false, off)),
  ),
  enable: act(putBackSchema, async ({ app, url, value: { id, ...answers } }) =>
    back(url, "enabled", await switchHealthRecord(app, id, true, answers)),
  ),
  confirm: act(putBackSchema, async ({ app, url, value: { id, ...answers } }) =>
    back(url, "confirmed", await confirmHealthRecord(app, id, "CONFIRMED", answers)),
  ),
  refute: press(async ({ app, url, value }) =>
    back(url, "refuted", await confirmHealthRecord(app, value.id, "REFUTED")),
  ),
  unrefute: act(putBackSchema, async ({ app, url, value: { id, ...answers } }) =>
    back(url, "unrefuted", await confirmHealthRecord(app, id, "UNCONFIRMED", answers)),
  ),
  save: act(z.looseObject({}), async ({ app, url, value }) => {
    const kind = kindOf(url);
    if (!kind.listOnly) throw new NotFoundError();
    const patientId = url.searchParams.get("patient") ?? undefined;
    return back(url, "created", await saveHealthRecord(app, kind, { ...value, id: undefined, patientId }));
  }),
  sayNone: none(true),
  takeBackNone: none(false),
});

/** The part of a journal that is shown, as links go on with it. */
const partOf = (index: ListedHealthRecords["index"]) =>
  index && {
    month: index.month ?? undefined,
    tag: index.tag === null ? undefined : index.tags.findIndex(({ tag }) => tag === index.tag),
  };

/** The list of one kind of a patient's records. */
export default function HealthRecordList() {
  const shown = useLoaderData<typeof loader>();
  const { kind, base, words, records, off, next, patientQuery: patient, mayAdd, done, title } = shown;
  const { t } = useT();
  const answer = useActionData<FormAnswer>();
  const putBack = putBackAnswer(answer);
  const say = useKindWords(words);
  const declared = healthRecordKindOf(kind);
  const scale = patient === undefined ? "patient" : "staff";
  const part = partOf(shown.index);
  const here = paths.recordList(base, { patient, off: off ? 1 : undefined });
  // That there is none says more than that nothing was entered.
  const saidNone = shown.mayNone && !off && shown.noneKnown !== null && records.length === 0;
  const undoes = done ? UNDOES[done.what] : undefined;
  const add = mayAdd && !off && !declared.listOnly && (
    <LinkButton href={recordLinks(declared, { patient }).create} icon="plus">
      {say("add")}
    </LinkButton>
  );
  return (
    <ScaleOf scale={scale}>
      <PageHeader
        back={<BackLink href={paths.healthProfile({ patient })}>{t("phr:list.back")}</BackLink>}
        title={title}
        lead={off ? t("phr:list.off") : patient === undefined && say("text")}
        actions={(records.length > 0 || saidNone) && add}
      />
      <OpeningBanner opening={shown.opening} timeZone={shown.timeZone} />
      {putBack && <PutBackQuestion answer={putBack} href={here} isOwn={shown.isSelf} />}
      {done && (
        <UndoBanner undo={undoes ? { intent: undoes, fields: { id: done.id } } : null}>
          {t(`phr:done.${done.what}`)}
        </UndoBanner>
      )}
      {shown.index && <JournalIndex index={shown.index} {...{ base, patient }} />}
      {records.length > 0 ? (
        <RecordCards
          {...{
            kind,
            base,
            patient,
            records,
            answer,
            mayConfirm: shown.mayConfirm,
            timeZone: shown.timeZone,
            today: shown.today,
          }}
        />
      ) : (
        !saidNone && <EmptyList words={words} off={off} toPatient={patient === undefined} action={add || undefined} />
      )}
      {!off && shown.mayNone && records.length === 0 && (
        <NoneKnown
          {...{ words, timeZone: shown.timeZone }}
          said={shown.noneKnown}
          maySay={mayAdd}
          asksPatient={patient !== undefined}
        />
      )}
      {declared.listOnly && mayAdd && !off && (
        <AddInList
          {...{ kind: declared, scale, isOwn: shown.isSelf }}
          answer={answerTo(answer, { intent: "save" })}
          href={paths.recordList(base, { patient })}
        />
      )}
      <p className="flex flex-wrap gap-4">
        {next && (
          <LinkButton
            href={paths.recordList(base, {
              ...{ patient, after: next, off: off ? 1 : undefined },
              ...part,
            })}
            tone="secondary"
          >
            {t("phr:list.more")}
          </LinkButton>
        )}
        {!declared.single && (
          <LinkButton href={paths.recordList(base, { patient, off: off ? undefined : 1 })} tone="quiet">
            {t(off ? "phr:list.showOn" : "phr:list.showOff")}
          </LinkButton>
        )}
      </p>
    </ScaleOf>
  );
}
