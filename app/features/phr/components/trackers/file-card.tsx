import { useT } from "~/i18n/use-t";
import type { Problem } from "~/kernel/problem";
import { useProblem } from "~/i18n/use-problem";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

interface ShownLine {
  line: number;
  text: string;
  problem: Problem | null;
}

export interface ShownPreview {
  fits: number;
  known: number;
  refused: number;
  refusedLines: readonly ShownLine[];
  askedLines: readonly ShownLine[];
  text: string;
}

/** What was refused: why, and what was pasted. */
export interface RefusedFile {
  problem: string;
  text: string;
}

/** Choosing a file of readings, or pasting its lines. Nothing is written yet. */
export function FileCard({ refused }: { refused: RefusedFile | undefined }) {
  const { t } = useT();
  const { problem, text } = refused ?? {};
  // A browser fills no file in again; what was pasted stands where it was.
  const fieldId = text ? "text" : "file";
  const error = (id: typeof fieldId) => (id === fieldId ? problem : undefined);
  return (
    <>
      {problem && <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={[{ fieldId, message: problem }]} />}
      <Card title={t("trackers:file.take")}>
        <form method="post" encType="multipart/form-data" noValidate className={formClass}>
          <TextField
            type="file"
            name="file"
            accept=".csv,.txt,text/csv,text/plain"
            label={t("trackers:file.choose")}
            hint={t("trackers:file.hint")}
            error={error("file")}
          />
          <TextArea
            name="text"
            label={t("trackers:file.paste")}
            error={error("text")}
            defaultValue={text}
            rows={6}
            dir="ltr"
          />
          <div>
            <Button type="submit" name="intent" value="preview">
              {t("trackers:file.check")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly ShownLine[] }) {
  const { t, format } = useT();
  const said = useProblem();
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {lines.map(({ line, text, problem }) => (
          <li key={line}>
            <span className="font-medium">{t("trackers:file.line", { number: format.number(line) })}</span>{" "}
            <bdi className="text-muted">{text}</bdi>
            <br />
            {said(problem ? [problem] : [])}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a file holds, what does not fit and why, and what to do with it. */
export function FilePreview({ preview, again }: { preview: ShownPreview; again: string }) {
  const { t, format } = useT();
  const { fits, known, refused, refusedLines, askedLines, text } = preview;
  const number = (value: number) => ({ number: format.number(value) });
  return (
    <Card title={t("trackers:file.preview")}>
      {/* As a form with files: other bodies may have 1 MB, and grow when they are encoded. */}
      <form method="post" encType="multipart/form-data" data-once className={formClass}>
        <HiddenFields fields={{ intent: "import", text }} />
        <ul role="status">
          <li>{t("trackers:file.fits", number(fits))}</li>
          {known > 0 && <li>{t("trackers:file.known", number(known))}</li>}
          {refused > 0 && <li>{t("trackers:file.refused", number(refused))}</li>}
        </ul>
        <Lines title={t("trackers:file.refusedTitle")} lines={refusedLines} />
        <Lines title={t("trackers:file.askedTitle")} lines={askedLines} />
        <div className="flex flex-wrap gap-3">
          {fits > 0 && (
            <Button type="submit" name="which" value={refused > 0 ? "fitting" : "all"}>
              {t(refused > 0 ? "trackers:file.takeFitting" : "trackers:file.takeAll")}
            </Button>
          )}
          <TextLink href={again} className="inline-flex min-h-11 items-center">
            {t("trackers:file.otherFile")}
          </TextLink>
        </div>
      </form>
    </Card>
  );
}
