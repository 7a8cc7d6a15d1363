import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { act, defineForm, press, type ActArgs } from "~/platform/http/define-form.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { NoteActs } from "../../components/notes/note-acts";
import { NotePage } from "../../components/notes/note-page";
import { WithdrawnNotePage } from "../../components/notes/withdrawn-note-page";
import { NOTES_DONE, type NoteDone } from "../../components/notes/notes-done";
import { UnprintableWarning } from "../../components/printing/unprintable-warning";
import { addendumSchema, noteReasonSchema, signNoteSchema } from "../../schemas/notes/note-acts";
import { deskIn } from "../../schemas/desk/from-desk";
import { amendNote } from "../../services/notes/amend-note.server";
import { discardNote } from "../../services/notes/discard-note.server";
import { enterNoteInError } from "../../services/notes/enter-note-in-error.server";
import { publishNote } from "../../services/notes/publish-note.server";
import { readWithdrawnNote } from "../../services/notes/read-withdrawn-note.server";
import { restrictNote } from "../../services/notes/restrict-note.server";
import { signNote } from "../../services/notes/sign-note.server";
import { viewNote } from "../../services/notes/view-note.server";
import { withdrawNote } from "../../services/notes/withdraw-note.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

/** In the place of a note that was withdrawn, its patient is told so; nobody else learns that there is one. */
async function withdrawnNote(app: RequestContext, itemId: string, error: unknown) {
  if (!(error instanceof NotFoundError) || app.actor.kind !== "patient") throw error;
  const withdrawn = await readWithdrawnNote(app, itemId);
  const title = createTranslator(app.locale).t(`notes:kinds.${withdrawn.kind}`);
  return { title, timeZone: app.profile.timeZone, withdrawn, read: null };
}

export const loader = defineLoader(async ({ app, url, params: { itemId = "" } }) => {
  const { timeZone } = app.profile;
  try {
    const viewed = await viewNote(app, itemId);
    const read = {
      ...viewed,
      ...{ desk: deskIn(url), timeZone, title: viewed.note.title, idempotencyKey: crypto.randomUUID() },
      done: NOTES_DONE.find((each) => each === url.searchParams.get("done")) ?? null,
      patientQuery: viewed.isPatient ? undefined : viewed.patient.id,
    };
    return { title: read.title, timeZone, withdrawn: null, read };
  } catch (error) {
    return withdrawnNote(app, itemId, error);
  }
});

const back = ({ url, params: { itemId } }: Pick<ActArgs<unknown>, "url" | "params">, done: NoteDone) =>
  redirect(paths.noteView(itemId, { done, desk: deskIn(url) }), 303);

export const action = defineForm({
  sign: act(
    signNoteSchema,
    async (args) => {
      await signNote(args.app, args.params["itemId"], args.value);
      const desk = deskIn(args.url);
      return desk === undefined
        ? back(args, "signed")
        : redirect(paths.consultationDesk(desk, { done: "noteSigned" }), 303);
    },
    { hideFields: ["password"] },
  ),
  publish: press(async (args) => {
    await publishNote(args.app, args.params["itemId"]);
    return back(args, "published");
  }),
  withdraw: act(noteReasonSchema, async (args) => {
    await withdrawNote(args.app, args.params["itemId"], args.value);
    return back(args, "withdrawn");
  }),
  error: act(noteReasonSchema, async (args) => {
    await enterNoteInError(args.app, args.params["itemId"], args.value);
    return back(args, "inError");
  }),
  restrict: press(async (args) => {
    await restrictNote(args.app, args.params["itemId"], { authorOnly: "1" });
    return back(args, "restricted");
  }),
  unrestrict: press(async (args) => {
    await restrictNote(args.app, args.params["itemId"], { authorOnly: "0" });
    return back(args, "unrestricted");
  }),
  discard: press(async (args) => {
    await discardNote(args.app, args.params["itemId"], true);
    return back(args, "discarded");
  }),
  restore: press(async (args) => {
    await discardNote(args.app, args.params["itemId"], false);
    return back(args, "restored");
  }),
  amend: act(addendumSchema, async (args) => {
    await amendNote(args.app, args.params["itemId"], args.value);
    return back(args, "amended");
  }),
});

/** A note as it is read, with what its reader may do with it; or that it was withdrawn. */
export default function NoteView() {
  const { title, timeZone, withdrawn, read } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  if (withdrawn) return <WithdrawnNotePage {...{ title, timeZone }} note={withdrawn} />;
  if (!read) return null;
  return (
    <NotePage {...read}>
      {read.may.sign && <UnprintableWarning unprintable={read.unprintable} patientId={read.patient.id} />}
      {!read.isPatient && <NoteActs {...read} answer={answer} />}
    </NotePage>
  );
}
