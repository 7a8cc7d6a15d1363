import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { FileCard } from "../trackers/file-card";
import { ReadingForm } from "../trackers/reading-form";
import { RecordComments } from "./record-comments";
import { RemoveRecord } from "./remove-record";
import { answerTo } from "~/screens/use-posted-form";

const page = (children: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {children}
    </I18nProvider>,
  );

const MISSING = [{ message: "errors:field.mandatory" }];
/** "Something else" was chosen, without saying what. */
const ANSWER = {
  result: { initialValue: { intent: "disable", id: "r2", reason: "OTHER", note: "" }, error: { note: MISSING } },
};

test("a removal that is refused says so in the form of its own record, open and as it was filled in", () => {
  const own = page(<RemoveRecord id="r2" name="Penicillin" answer={ANSWER} />);
  expect(own).toMatch(/<details[^>]* open=""/);
  expect(own).toMatch(/role="alert".*href="#note-r2"/);
  expect(own).toMatch(/<option value="OTHER" selected="">/);
  expect(own).toMatch(/id="note-r2"[^>]*aria-invalid="true"/);
});

test("the form of another record, and another form of the page, say nothing of it", () => {
  const other = page(<RemoveRecord id="r1" name="Latex" answer={ANSWER} />);
  expect(other).not.toMatch(/ open=""|role="alert"|aria-invalid="/);
  const correction = answerTo(ANSWER, { intent: "correct" });
  const reading = { value: "72", unit: "kg", date: "2026-11-23", time: "09:00", note: "" };
  const form = page(<ReadingForm tracker="weight" intent="correct" values={reading} answer={correction} />);
  expect(form).toContain('value="72"');
  expect(form).not.toContain('role="alert"');
});

const comments = (answer: Parameters<typeof RecordComments>[0]["answer"]) =>
  page(
    <RecordComments
      recordId="r1"
      comments={[]}
      mayComment
      idempotencyKey="key-of-form"
      timeZone="UTC"
      {...{ answer }}
    />,
  );

test("a comment that is refused is there again with what is wrong with it, and is posted to the entry's own page", () => {
  const typed = { intent: "comment", id: "r1", comment: "Please measure it again" };
  const html = comments({ result: { initialValue: typed, error: { comment: MISSING } } });
  expect(html).toContain(">Please measure it again</textarea>");
  expect(html).toMatch(/role="alert".*href="#comment"/);
  expect(html).toMatch(/<form method="post"(?![^>]*action=)[^>]*data-draft="answered"/);
  expect(comments(undefined)).toMatch(/data-draft="kept"/);
});

test("lines that were pasted and cannot be read are there again, with the problem at them; a file's is at the file", () => {
  const problem = "This file has no dates";
  const pasted = page(<FileCard refused={{ problem, text: "a;b\n1;2" }} />);
  expect(pasted).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>a;b\n1;2<\/textarea>/);
  expect(pasted).toContain('href="#text"');
  const file = page(<FileCard refused={{ problem, text: "" }} />);
  expect(file).toMatch(/<input[^>]*id="file"[^>]*aria-invalid="true"/);
  expect(file).toContain('href="#file"');
});
