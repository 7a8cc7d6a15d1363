import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import { FoldedCard } from "~/ui/view/folded-card";
import { wordsIn } from "../../../domain/questionnaires/content";
import { formFields } from "./form-fields";
import { SectionEditor, type EditorProps } from "./section-editor";
import { WordsFields } from "./words-fields";

/** All that a questionnaire asks, to be written: what it is called, its sections with their questions, and its bands. */
export function Builder({ bandRows, ...editor }: EditorProps & { bandRows: number }) {
  const { content, languages, version, refused } = editor;
  const { t, bcp47 } = useT();
  const about = formFields("about", "", refused);
  const adding = formFields("addSection", "", refused);
  return (
    <>
      <FoldedCard title={t("questionnaires:staff.about")} gist={wordsIn(content.title, bcp47)} open={about.isRefused}>
        <form method="post" noValidate data-once className="flex flex-col gap-4 [&>button]:self-start">
          <VersionField version={version} />
          <WordsFields
            name="title"
            label={t("questionnaires:staff.formTitle")}
            words={content.title}
            {...{ languages, fields: about }}
          />
          <WordsFields
            name="intro"
            label={t("questionnaires:staff.intro")}
            words={content.intro}
            {...{ languages, fields: about, rows: 3 }}
          />
          <TextArea {...about.text("source", content.source)} label={t("questionnaires:staff.source")} rows={2} />
          <Button type="submit" name="intent" value="about" tone="secondary">
            {t("common:actions.save")}
          </Button>
        </form>
      </FoldedCard>
      {content.sections.map((section) => (
        <SectionEditor key={section.id} {...editor} section={section} />
      ))}
      <FoldedCard title={t("questionnaires:staff.addSection")} open={adding.isRefused}>
        <form method="post" noValidate data-once className="flex flex-col gap-3 [&>button]:self-start">
          <VersionField version={version} />
          <WordsFields
            name="title"
            label={t("questionnaires:staff.sectionTitle")}
            words={{}}
            {...{ languages, fields: adding }}
          />
          <Button type="submit" name="intent" value="addSection" tone="secondary" icon="plus">
            {t("questionnaires:staff.addSection")}
          </Button>
        </form>
      </FoldedCard>
      <Bands {...editor} bandRows={bandRows} />
    </>
  );
}

function Bands({ content, languages, version, refused, bandRows }: EditorProps & { bandRows: number }) {
  const { t, format } = useT();
  const fields = formFields("bands", "", refused);
  return (
    <FoldedCard
      title={t("questionnaires:staff.bands")}
      gist={format.number(content.bands.length)}
      open={fields.isRefused}
    >
      <form method="post" noValidate data-once className="flex flex-col gap-4 [&>button]:self-start">
        <p className="text-muted">{t("questionnaires:staff.bandsText")}</p>
        <VersionField version={version} />
        {Array.from({ length: bandRows }, (_, row) => {
          const band = content.bands[row];
          return (
            <fieldset key={row} className="flex flex-col gap-2 border-t border-line pt-3">
              <legend className="sr-only">{t("questionnaires:staff.bandNo", { number: row + 1 })}</legend>
              <TextField
                {...fields.text(`band${row}.least`, band ? String(band.least) : "")}
                width="short"
                inputMode="decimal"
                label={t("questionnaires:staff.bandFrom")}
              />
              <WordsFields
                name={`band${row}.text`}
                label={t("questionnaires:staff.bandWords")}
                words={band?.text ?? {}}
                {...{ languages, fields }}
              />
              <Checkbox
                {...fields.checked(`band${row}.tells`, band?.tells ?? false)}
                label={t("questionnaires:staff.bandTells")}
              />
            </fieldset>
          );
        })}
        <Button type="submit" name="intent" value="bands" tone="secondary">
          {t("common:actions.save")}
        </Button>
      </form>
    </FoldedCard>
  );
}
