import { readJson } from "~/platform/http/read-body.server";
import { defineAction } from "~/platform/http/screen.server";
import { followNote } from "../../services/notes/follow-note.server";
import { saveNote } from "../../services/notes/save-note.server";
import { answerWindow } from "./answer-window.server";

/** What the editor asks while it is open: to save what was typed, or how the note is now. */
export const action = defineAction(({ app, request, params: { itemId } }) =>
  answerWindow(app, async () => {
    const asked = await readJson(request);
    return "sections" in asked ? saveNote(app, itemId, asked) : followNote(app, itemId, asked);
  }),
);
