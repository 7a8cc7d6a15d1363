import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { RecordFile } from "../../domain/files/record-file";
import { DicomViewer } from "~/screens/files/dicom-viewer";
import { RecordFileForm } from "./record-file-form";
import { FileList } from "./file-list";
import { OfferedFiles } from "./offered-files";
import { PictureStrip } from "./picture-strip";
import { RecordFiles } from "./record-files";

const page = (locale: "en_US" | "ar_BH", children: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      {children}
    </I18nProvider>,
  );

const file = (id: string, name: string, contentType: string): RecordFile => ({
  ...{ id, name, contentType, sizeBytes: 1_234_567, createdAt: 0 },
});
const FILES = [
  file("a", "rash.jpg", "image/jpeg"),
  file("b", "gait.mp4", "video/mp4"),
  file("c", "scan.dcm", "application/dicom"),
  file("d", "letter.pdf", "application/pdf"),
];
const AT = "/secure/providerweb/health_files/r1";

test("a picture is shown small, a film is played, a scan is opened in its viewer, and all of them are downloads", () => {
  const shown = page("en_US", <RecordFiles recordId="r1" patient="p1" files={FILES} mayChange={false} />);
  expect(shown).toContain(`src="${AT}/thumbnail/a" alt="Image rash.jpg"`);
  expect(shown).toMatch(new RegExp(`<video[^>]*src="${AT}/file/b\\?shown=1"`));
  expect(shown).toContain(`href="${AT}/dicom/c?patient=p1"`);
  for (const { id, name } of FILES) expect(shown).toContain(`aria-label="Download ${name}" href="${AT}/file/${id}"`);
  expect(shown).toContain("1.2 MB");
  expect(shown).not.toContain("Add or remove");
});

test("whoever may not change a record without files sees nothing of them", () => {
  expect(page("en_US", <RecordFiles recordId="r1" patient={undefined} files={[]} mayChange={false} />)).toBe("");
});

test("a form takes one file without script, and says what was wrong with the last one", () => {
  const answer = { result: { error: { file: [{ message: "files:refused.empty" }] } } };
  const form = page("en_US", <RecordFileForm recordId="r1" patient={undefined} answer={answer} />);
  expect(form).toContain('encType="multipart/form-data"');
  expect(form).toContain(`data-record-files="${AT}/uploads"`);
  expect(form).toContain("Choose a file that is not empty");
  expect(form).not.toContain(" multiple");
  expect(form).toMatch(/<template data-file-sending="true"><li.*<progress.*<\/li><\/template>/);
  expect(page("ar_BH", <RecordFileForm recordId="r1" patient={undefined} answer={undefined} />)).toContain(
    "إضافة ملفات",
  );
});

test("a file is removed after a question, by a form of its own", () => {
  const list = page("en_US", <FileList recordId="r1" patient={undefined} files={FILES} mayChange />);
  expect(list).toMatch(/name="intent" value="detach".*name="fileId" value="a".*Remove this file from the entry\?/);
});

test("a file of another record is added by a form of its own, which needs no script", () => {
  const [letter] = FILES.slice(3).map((each) => ({ ...each, recordId: "r2", recordName: "Discharge letter" }));
  const offered = page("en_US", <OfferedFiles files={letter ? [letter] : []} />);
  expect(offered).toMatch(/name="intent" value="share".*name="recordId" value="r2".*name="fileId" value="d"/);
  expect(offered).toContain("From: \u2068Discharge letter\u2069");
  expect(page("en_US", <OfferedFiles files={[]} />)).toBe("");
});

test("the pictures of an entry stand in its row, each a way to the picture itself", () => {
  const strip = page("en_US", <PictureStrip recordId="r1" pictures={FILES.slice(0, 1)} />);
  expect(strip).toMatch(new RegExp(`href="${AT}/file/a\\?shown=1".*src="${AT}/thumbnail/a" alt="Image rash.jpg"`));
});

test("each slider of the viewer has a name of its own, beside the value that it shows", () => {
  const viewer = page("en_US", <DicomViewer address="/file" />);
  const sliders = [...viewer.matchAll(/<input type="range"[^>]*>/g)].map(([slider]) => slider);
  expect(sliders).toHaveLength(3);
  for (const slider of sliders) expect(slider).toMatch(/ aria-label="[^"]+"/);
  // A label names the first field in it, which an output is.
  expect(viewer).not.toContain("<output");
});
