import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { Note } from "../../domain/notes/note";
import { NOTE_ACTIONS, type NoteAction } from "../../domain/notes/note-states";
import { NoteActs } from "./note-acts";

const AT = Date.UTC(2027, 0, 5, 8);
const draft: Omit<Note, "sections"> = {
  ...{ id: "note", patientId: "patient", consultationId: null, providerId: "doctor", creatorId: "doctor" },
  ...{ kind: "NOTE", title: "SOAP note", language: "en_US", template: "soap", copiedFromId: null },
  ...{ status: "DRAFT", publishStatus: "UNPUBLISHED", authorOnly: false, writerClient: null, signedAt: null },
  ...{ signedBy: null, signedHash: null, publishedAt: null, withdrawnReason: "", errorReason: "" },
  ...{ createdAt: AT, updatedAt: AT, version: 1 },
};
const may = Object.fromEntries(NOTE_ACTIONS.map((each) => [each, each === "sign" || each === "write"])) as Record<
  NoteAction,
  boolean
>;
const shown = (unsignable: { title: string; message: "notes:refused.missing" }[]) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <NoteActs {...{ note: draft, may, unsignable, saves: [] }} answer={undefined} idempotencyKey="" timeZone="UTC" />
    </I18nProvider>,
  );

it("says what is missing in the place of the button to sign, with the way to the editor", () => {
  const lacking = shown([{ title: "Plan", message: "notes:refused.missing" }]);
  expect(lacking).toContain("“Plan” must not be empty");
  expect(lacking).toContain("consultation_notes/edit/note");
  expect(lacking).not.toContain('value="sign"');
  expect(shown([])).toContain('value="sign"');
});
