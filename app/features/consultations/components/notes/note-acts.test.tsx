import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { NOTHING_ASKED } from "../../domain/consultations/asked-to-sign";
import type { Note } from "../../domain/notes/note";
import { NOTE_ACTIONS, type NoteAction } from "../../domain/notes/note-states";
import type { OpenPlace } from "../../domain/templates/note-template";
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
const shown = (
  unsignable: { title: string; message: "notes:refused.missing" }[],
  mayAmend = false,
  leftOpen: OpenPlace[] = [],
  asked = NOTHING_ASKED,
  answer?: PostedAnswer,
  note = draft,
) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <NoteActs
        {...{ note, may: { ...may, amend: mayAmend }, unsignable, leftOpen, asked, saves: [] }}
        answer={answer}
        idempotencyKey=""
        timeZone="UTC"
      />
    </I18nProvider>,
  );

it("says what is missing in the place of the button to sign, with the way to the editor", () => {
  const lacking = shown([{ title: "Plan", message: "notes:refused.missing" }]);
  expect(lacking).toContain("“Plan” must not be empty");
  expect(lacking).toContain("consultation_notes/edit/note");
  expect(lacking).not.toContain('value="sign"');
  expect(shown([])).toContain('value="sign"');
});

it("says before signing what was left to be filled in and leads to it, or asks whether it is meant so", () => {
  const page = shown([], false, [{ index: 3, title: "Plan", placeholder: "{symptom}" }]);
  expect(page).toMatch(/href="[^"]*consultation_notes\/edit\/note#sections\[3\]\.text"[^>]*>“Plan”: \{symptom\}/u);
  expect(page).toMatch(/<input(?=[^>]*name="asItStands")(?=[^>]*form="sign-note")/u);
  expect(page).toContain('id="sign-note"');
  expect(page).toContain('value="sign"');
  expect(shown([])).not.toContain("asItStands");
});

it("leads from a refusal for what was not filled in to the gap itself, and not to the box that says it is meant so", () => {
  const answer = {
    result: {
      status: "error",
      error: { asItStands: [{ message: "notes:refused.leftOpen", values: { places: "Plan" } }] },
    },
  };
  const page = shown([], false, [{ index: 3, title: "Plan", placeholder: "***" }], NOTHING_ASKED, answer as never);
  expect(page).toMatch(/role="alert".*?href="[^"]*edit\/note#sections\[3\]\.text"/u);
  expect(page).not.toContain('href="#asItStands"');
});

it("marks before anything is sent that an addition needs its reason", () => {
  const page = shown([], true);
  expect(page).toContain("Reason (required)");
  expect(page).toMatch(/<input[^>]*required=""[^>]*name="reason"|<input[^>]*name="reason"[^>]*required=""/u);
});

it("folds what adds to a note, unless it was refused, and its address is within what it unfolds", () => {
  const page = shown([], true);
  expect(page).toMatch(/<details (?!open)[^>]*><summary[^>]*><h2[^>]*>Add to this note/u);
  expect(page.indexOf('id="addendum"')).toBeGreaterThan(page.indexOf("Add to this note"));
  const answer = { result: { status: "error", error: { reason: [{ message: "errors:field.mandatory" }] } } };
  const refused = shown([], true, [], NOTHING_ASKED, answer as never);
  expect(refused).toMatch(/<details open=""[^>]*><summary[^>]*><h2[^>]*>Add to this note/u);
});

it("says before something is added that the patient reads it with its reason", () => {
  const added = (publishStatus: Note["publishStatus"], authorOnly = false) =>
    shown([], true, [], NOTHING_ASKED, undefined, { ...draft, status: "SIGNED", publishStatus, authorOnly });
  expect(added("PUBLISHED")).toContain("The patient reads this too, at once.");
  expect(added("PUBLISHED")).toContain("The patient can read this note");
  expect(added("UNPUBLISHED")).toContain("If you share this note, the patient reads this too.");
  expect(added("UNPUBLISHED", true)).not.toContain("the patient reads");
});

it("asks for the password beside the button of whoever did not give it lately, and else for nothing", () => {
  const fields = (asked: typeof NOTHING_ASKED) => shown([], false, [], asked).match(/name="(password|username)"/g);
  expect(fields(NOTHING_ASKED)).toBeNull();
  expect(fields({ ...NOTHING_ASKED, username: "ada", password: true })).toEqual(['name="username"', 'name="password"']);
});

it("leads whoever has a passkey to where it is used, and back to this note", () => {
  const page = shown([], false, [], { ...NOTHING_ASKED, passkey: true });
  expect(page).toContain("account/security/confirm?next=/secure/providerweb/consultation_notes/view/note");
});
