import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { PatientNotes } from "../../components/notes/patient-notes";
import { UnsignedNotes } from "../../components/notes/unsigned-notes";
import { listNotes } from "../../services/notes/list-notes.server";
import { listUnsignedNotes } from "../../services/notes/list-unsigned-notes.server";

export const meta = screenTitle;

function beforeIn({ searchParams }: URL) {
  const [createdAt, id] = [searchParams.get("at"), searchParams.get("after")];
  return createdAt === null || id === null ? undefined : { createdAt: Number(createdAt), id };
}

export const loader = defineLoader(async ({ app, url }) => {
  const { t } = createTranslator(app.locale);
  const { timeZone } = app.profile;
  const patientId = url.searchParams.get("patient") ?? undefined;
  if (app.actor.kind === "employee" && patientId === undefined) {
    const unsigned = await listUnsignedNotes(app, beforeIn(url));
    return { unsigned, listed: null, timeZone, now: app.now, title: t("note-editor:unsigned.title") };
  }
  const listed = await listNotes(app, { patientId, before: beforeIn(url) });
  const isPatient = app.actor.kind === "patient";
  return {
    ...{ listed, unsigned: null, timeZone, isPatient, now: app.now },
    title: isPatient ? t("notes:title") : t("notes:titleOf", { name: listed.patient.name }),
  };
});

/** The notes of a patient; for staff who name none, what they have still to sign. */
export default function NoteList() {
  const shown = useLoaderData<typeof loader>();
  const { timeZone, title, now } = shown;
  if (shown.listed === null) return <UnsignedNotes {...shown.unsigned} {...{ timeZone, title, now }} />;
  const patient = shown.isPatient ? undefined : shown.listed.patient.id;
  const { listed } = shown;
  return <PatientNotes {...listed} {...{ timeZone, title, patient }} back={paths.healthProfile({ patient })} />;
}
