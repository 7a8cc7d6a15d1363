import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { VersionField } from "~/ui/form/version-field";
import type { DeskViewLine } from "../../domain/pharmacy/desk-view";
import { HandedLine, HANDED_WORDS, reasonLabel } from "./handed-line";

interface HandOutFormProps {
  version: number;
  lines: readonly DeskViewLine[];
  currency: string;
  /** UTC ms. */
  now: number;
  answer: PostedAnswer | undefined;
  /** One medicine as the paper has it, with what is handed out of it now. */
  card: (line: DeskViewLine, fields: ReactNode) => ReactNode;
}

/** Whether it is ticked at first: a refill that is not due yet, and what was refused, are chosen by a press alone. */
const isChosen = ({ atATime, refillDueAt, declined }: DeskViewLine, now: number): boolean =>
  atATime > 0 && declined === null && (refillDueAt === null || refillDueAt <= now);

/**
 * Every medicine with what may be handed out of it now filled in. Those of which nothing is left have no fields, so that
 * every line keeps its place if another desk was faster.
 */
export function HandOutForm({ version, lines, currency, now, answer, card }: HandOutFormProps) {
  const { t } = useT();
  const labels = lines.flatMap((line, index) => [
    ...HANDED_WORDS.map((word) => [`lines[${index}].${word}`, `${line.name}: ${t(`pharmacy:one.${word}`)}`]),
    [`lines[${index}].price`, `${line.name}: ${t("pharmacy:one.price", { currency })}`],
    [`lines[${index}].substituted`, `${line.name}: ${t("pharmacy:one.substituted")}`],
    [`lines[${index}].reason`, `${line.name}: ${t(reasonLabel(line))}`],
  ]);
  const chosen = lines.filter(({ left }) => left > 0).map((line) => isChosen(line, now));
  const form = usePostedForm({
    answer,
    values: { lines: lines.map((line) => ({ give: isChosen(line, now), quantity: line.atATime })) },
    labels: Object.fromEntries(labels) as Record<string, string>,
  });
  return (
    <form
      method="post"
      noValidate
      data-once
      // What is reached by the keyboard comes to stand above the bar at the foot.
      className="flex flex-col gap-4 [&_:is(input,summary)]:scroll-mb-28"
    >
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <input type="hidden" name="intent" value="handOut" />
      <VersionField version={version} />
      <p className="text-muted">
        {t(chosen.every(Boolean) ? "pharmacy:one.handOutText" : "pharmacy:one.handOutChoose")}
      </p>
      {lines.map((line, index) =>
        card(
          line,
          line.left > 0 ? (
            <HandedLine {...{ line, index, form, currency, now }} />
          ) : (
            <input type="hidden" name={`lines[${index}].lineId`} value={line.id} />
          ),
        ),
      )}
      <div className="sticky bottom-0 z-10 -mx-2 mt-4 rounded-t-lg border-t border-line bg-canvas px-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] computer:static computer:border-0 computer:p-2">
        <Button type="submit" icon="check">
          {t("pharmacy:one.handOut")}
        </Button>
      </div>
    </form>
  );
}
