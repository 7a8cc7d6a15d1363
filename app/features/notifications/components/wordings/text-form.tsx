import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { TextArea } from "~/ui/form/text-area";
import type { PlaceholderListProps } from "./placeholder-list";
import { WordingCard } from "./wording-card";

export interface TextFormProps extends PlaceholderListProps {
  text: string;
  version: number;
  answer: PostedAnswer | undefined;
  /** What follows the words by itself, as the script beside the form counts it in. */
  end: string;
  /** Of the language that is worded here, not of the page. */
  lang: string;
  dir: "ltr" | "rtl";
}

/** What one text says in one language. */
export function TextForm({ text, version, answer, end, lang, dir, examples }: TextFormProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: { text, version }, labels: { text: t("wording:text.label") } });
  const values = Object.fromEntries(examples.map(({ placeholder, example }) => [placeholder, example]));
  return (
    <WordingCard {...{ form, examples }}>
      <TextArea
        {...form.text("text")}
        {...{ lang, dir }}
        rows={4}
        maxLength={400}
        hint={t("wording:text.hint")}
        data-insert-into
        data-text-counted={JSON.stringify({ values, end })}
      />
    </WordingCard>
  );
}
