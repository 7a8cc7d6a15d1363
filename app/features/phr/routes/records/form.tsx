import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { PlainKey } from "~/i18n/message-types";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { saysVersion, type FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { useAskedFields } from "~/screens/asked-field";
import { ItemForm } from "~/screens/item-form";
import { askedOf } from "~/screens/record-kind";
import { ScaleOf } from "~/screens/scale";
import { OpeningBanner } from "~/screens/opening-banner";
import { MedicineQuestions } from "../../components/checks/medicine-questions";
import { RecordFiles } from "../../components/files/record-files";
import { useKindWords } from "../../components/records/use-kind-words";
import { kindAt, healthRecordKindOf } from "../../records";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { readRecordForm } from "../../services/records/read-record-form.server";
import { saveHealthRecord } from "../../services/records/save-health-record.server";

export const handle = { width: "narrow", islands: ["suggest"] } satisfies ScreenHandle;
export const meta = screenTitle;

function kindOf(url: URL): HealthRecordKind {
  const kind = kindAt(url.pathname);
  if (!kind) throw new NotFoundError();
  return kind;
}

/** What phone numbers that are not known begin with: the calling code of the organization's country. */
const phonesOf = (
  { fields }: HealthRecordKind,
  { phoneCallingCode: code }: { phoneCallingCode: string },
  known: Readonly<Record<string, unknown>> = {},
) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === "phone" && !known[name] ? [[name, { code, number: "" }]] : [],
    ),
  );

export const loader = defineLoader(async ({ app, url, params }) => {
  const kind = kindOf(url);
  const patientId = url.searchParams.get("patient") ?? undefined;
  const read = await readRecordForm(app, kind, { id: params["itemId"], patientId });
  const { patient, isSelf, opening, record, initial, links, files } = read;
  const { t } = createTranslator(app.locale);
  return {
    ...{ patient, isSelf, opening, links, files, kind: kind.kind, timeZone: app.profile.timeZone },
    patientQuery: app.actor.kind === "patient" ? undefined : patient.id,
    values: record
      ? { ...record.values, id: record.id, version: record.version }
      : { ...initial, idempotencyKey: crypto.randomUUID() },
    phones: phonesOf(kind, app.profile, record?.values),
    title: record
      ? t(`${kind.words}:edit` as "phr:list.editOf", { name: record.name })
      : t(`${kind.words}:add` as PlainKey),
  };
});

export const action = defineForm({
  save: act(z.looseObject({}), async ({ app, url, params, value, form }) => {
    const kind = kindOf(url);
    const patient = url.searchParams.get("patient") ?? undefined;
    // The form of a kind of which there is one alone names that one itself.
    const id = params["itemId"] ?? (kind.single ? value["id"] : undefined);
    if (id !== undefined && !saysVersion(form))
      throw new InvalidError([{ field: "", message: "errors:stale.unknown" }]);
    const saved = await saveHealthRecord(app, kind, { ...value, id, patientId: patient });
    if (id === undefined && kind.files === "asked")
      return redirect(paths.recordFiles(saved.id, { patient, done: "created" }), 303);
    return redirect(paths.recordList(kind.base, { patient, done: id === undefined ? "created" : "changed" }), 303);
  }),
});

/** The form of one record, new or not. */
export default function HealthRecordForm() {
  const shown = useLoaderData<typeof loader>();
  const { kind: name, links, values, phones, title, opening, timeZone, files, patientQuery: patient } = shown;
  const answer = useActionData<FormAnswer>();
  const kind = healthRecordKindOf(name);
  const { t } = useT();
  const say = useKindWords(kind.words);
  const choices = Object.entries(links).map(([field, each]) => [
    field,
    each.map(({ id, name: label }) => ({ value: id, label })),
  ]);
  // What there is nothing to choose from for is not asked.
  const asked = askedOf(kind.fields).filter(
    ({ name: field }) => links[field]?.length !== 0 && (patient === undefined || !kind.patientDecides?.includes(field)),
  );
  const fields = useAskedFields(asked, Object.fromEntries(choices));
  const form = (
    <ItemForm
      scale={patient === undefined ? "patient" : "staff"}
      title={title}
      list={{
        href: paths.recordList(kind.base, { patient }),
        title:
          patient === undefined ? say("title") : t("phr:list.of", { kind: say("title"), name: shown.patient.name }),
      }}
      fields={fields}
      values={{ ...values, ...phones }}
      answer={answer}
      first={(posted) => <MedicineQuestions {...{ answer, form: posted, isOwn: shown.isSelf }} />}
    >
      {(posted) => {
        const key = posted.value("idempotencyKey");
        return typeof key === "string" && <input type="hidden" name="idempotencyKey" value={key} />;
      }}
    </ItemForm>
  );
  return (
    <>
      <OpeningBanner {...{ opening, timeZone }} />
      {form}
      {files && "id" in values && (
        <ScaleOf scale={patient === undefined ? "patient" : "staff"}>
          <RecordFiles recordId={values.id} {...{ patient, files }} mayChange />
        </ScaleOf>
      )}
    </>
  );
}
