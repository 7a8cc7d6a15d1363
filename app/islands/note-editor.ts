import { NoteWriter } from "./notes/note-writer";

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-note-editor]")) new NoteWriter(form);
