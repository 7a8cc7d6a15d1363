import { useProblem } from "~/i18n/use-problem";
import { useT } from "~/i18n/use-t";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { Banner } from "~/ui/view/banner";

interface LostAnswerProps {
  answer: Partial<PostedAnswer> | undefined;
  /** What the forms of the page post, which show their answers themselves. */
  shown: readonly string[];
}

/** What was refused of a form that is no longer there, since the prescription has gone on; with what was typed in it. */
export function LostAnswer({ answer, shown }: LostAnswerProps) {
  const { t } = useT();
  const problem = useProblem();
  const { error, initialValue } = answer?.result ?? {};
  const intent = initialValue?.["intent"];
  const [said] = Object.values(error ?? {}).flatMap((problems) => problem(problems) ?? []);
  if (said === undefined || typeof intent !== "string" || shown.includes(intent)) return null;
  const typed = ["reason", "note"].map((name) => initialValue?.[name]).find((text) => typeof text === "string");
  return (
    <Banner tone="error" live title={said}>
      {typeof typed === "string" && typed !== "" && (
        <span className="whitespace-pre-line">{t("prescriptions:renewal.notSent", { text: typed })}</span>
      )}
    </Banner>
  );
}
