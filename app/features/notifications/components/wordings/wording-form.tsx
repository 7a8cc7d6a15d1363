import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import type { Wording } from "../../domain/wordings/wording-text";
import type { PlaceholderListProps } from "./placeholder-list";
import { WordingCard } from "./wording-card";

export interface WordingFormProps extends PlaceholderListProps {
  wording: Wording;
  version: number;
  answer: PostedAnswer | undefined;
  /** Of the language that is worded here, not of the page. */
  lang: string;
  dir: "ltr" | "rtl";
}

/** What one mail says in one language. */
export function WordingForm({ wording, version, answer, lang, dir, examples }: WordingFormProps) {
  const { t } = useT();
  const labels = {
    subject: t("wording:subject"),
    opening: t("wording:opening"),
    closing: t("wording:closing"),
  };
  const form = usePostedForm({ answer, values: { ...wording, version }, labels });
  const written = { lang, dir, "data-insert-into": true };
  return (
    <WordingCard {...{ form, examples }}>
      <TextField {...form.text("subject")} {...written} maxLength={150} />
      <TextArea {...form.text("opening")} {...written} rows={8} hint={t("wording:openingHint")} />
      <TextArea {...form.text("closing")} {...written} rows={3} />
    </WordingCard>
  );
}
