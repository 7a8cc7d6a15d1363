import { usePatientT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { NativeSelect } from "~/ui/form/native-select";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import type { FeedbackView } from "../domain/feedback";
import { RATINGS } from "../domain/star-words";

/** What was refused, and what was typed. */
export interface Refused {
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
}

const WORDS_AT_MOST = 2000;
const TICKS = ["isAnonymous", "wantsContact", "mayPublish"] as const;

/** Stars first and alone required; it works by keyboard and without script. */
export function FeedbackForm({ view, refused }: { view: FeedbackView; refused: Refused | undefined }) {
  const { t } = usePatientT();
  const { answer, isVideo, mayDecline } = view;
  const sent = refused?.sent;
  const given = (name: "stars" | "technical" | "waiting" | "recommends" | "words") =>
    sent ? (sent[name] ?? "") : String(answer?.[name] ?? "");
  const said = (field: string) => refused?.errors.find((error) => error.field === field)?.message;
  const whole = said("");
  const scale = (
    name: "technical" | "waiting" | "recommends",
    options: readonly { value: string; label: string }[],
  ) => (
    <NativeSelect
      name={name}
      label={t(`feedback:form.${name}`)}
      hint={t(`feedback:form.${name}Hint`)}
      defaultValue={given(name)}
      options={[{ value: "", label: t("feedback:form.noAnswer") }, ...options]}
    />
  );
  const five = RATINGS.map(({ value, word }) => ({ value: String(value), label: t(`feedback:words.${word}`) }));
  const ten = Array.from({ length: 11 }, (_, value) => ({ value: String(10 - value), label: String(10 - value) }));
  return (
    <form method="post">
      <Stack>
        {whole && <Banner tone="warn" live title={whole} />}
        <Card>
          <Stack>
            <RadioGroup
              name="stars"
              label={t("feedback:form.stars")}
              hint={t("feedback:form.starsHint")}
              error={said("stars")}
              required
              defaultValue={given("stars")}
              options={RATINGS.map(({ value, word }) => ({
                value: String(value),
                label: t(`feedback:words.${word}`),
                description: (
                  <span aria-hidden="true" className="text-brand-text">
                    {"★".repeat(value)}
                  </span>
                ),
              }))}
            />
            <TextArea
              name="words"
              label={t("feedback:form.words")}
              hint={t("feedback:form.wordsHint")}
              error={said("words")}
              maxLength={WORDS_AT_MOST}
              defaultValue={given("words")}
            />
            {isVideo && scale("technical", five)}
            {scale("waiting", five)}
            {scale("recommends", ten)}
          </Stack>
        </Card>
        <Card>
          {TICKS.map((name) => (
            <Checkbox
              key={name}
              name={name}
              label={t(`feedback:form.${name}`)}
              hint={t(`feedback:form.${name}Hint`)}
              defaultChecked={sent ? sent[name] === "on" : answer?.[name] === true}
            />
          ))}
        </Card>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="give">
            {t("feedback:form.send")}
          </Button>
          {mayDecline && (
            <Button type="submit" name="intent" value="decline" tone="quiet" formNoValidate>
              {t("feedback:form.decline")}
            </Button>
          )}
        </div>
      </Stack>
    </form>
  );
}
