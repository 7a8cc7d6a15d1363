import { useT } from "~/i18n/use-t";
import type { Problem } from "~/kernel/problem";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { controlClass } from "~/ui/form/control-style";
import { Field } from "~/ui/form/field";

interface CodeFormProps {
  answer: PostedAnswer | undefined;
  /** What is in the address, in groups where it is a code. */
  code: string;
  problem: Problem["message"] | null;
}

/** Where the code of a paper is typed, large and in groups; it keeps what was typed, and says what is wrong with it. */
export function CodeForm({ answer, code, problem }: CodeFormProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer: answer ?? { result: problem ? { error: { code: [{ message: problem }] } } : {} },
    values: { code },
    labels: { code: t("prescriptions:check.code") },
  });
  const { label, error, ...input } = form.text("code");
  return (
    <form method="post" className="flex flex-col gap-6">
      <Field id="code" label={label} error={error} hint={t("prescriptions:check.hint")}>
        {(aria) => (
          <input
            {...input}
            {...aria}
            type="text"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={400}
            placeholder="K7M2-9QXR-AB3D-0Z1Y"
            className={classNames(
              controlClass,
              "font-mono text-lg tracking-wider uppercase placeholder:opacity-60 tablet:text-xl",
            )}
          />
        )}
      </Field>
      <div>
        <Button type="submit" name="intent" value="check" size="large">
          {t("prescriptions:check.submit")}
        </Button>
      </div>
    </form>
  );
}
