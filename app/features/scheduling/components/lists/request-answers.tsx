import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Island } from "~/ui/base/island";
import { Cluster, Stack } from "~/ui/base/stack";
import { TextLink } from "~/ui/base/link";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { MOST_ANSWERS, type Obstacle } from "../../domain/appointments/bulk-answer";

export interface RequestAnswersProps {
  /** Requests, which are confirmed or declined, or what is over, which is completed. */
  what?: "requests" | "over";
  /** Where the answer is posted to. */
  action: string;
  /** Of this showing of the list, so that a second press does nothing new. */
  idempotencyKey: string;
  /** How many requests there are in all, null where that is not counted, and how many this page shows. */
  total: number | null;
  shown: number;
  /** Which are chosen from the start. */
  selected: "page" | "all" | null;
  hrefFor: (filters: { select?: "page" | "all" }) => string;
  /** What is in the way of confirming each of those that are shown, by id. */
  obstacles: Readonly<Record<string, Obstacle>>;
  /** What the answer was refused for. */
  errors: readonly { message: string }[];
  /** In a narrow place beside other things. */
  compact?: boolean;
  /** The requests, each with a box to choose it. */
  children: ReactNode;
}

/** A list of requests, of which staff answer those that they choose; it needs no script. */
export function RequestAnswers(props: RequestAnswersProps) {
  const { what = "requests", action, idempotencyKey, errors, compact, children } = props;
  const { t } = useT();
  return (
    <form method="post" action={action} data-once>
      <Stack gap="snug">
        {errors.length > 0 && (
          <ErrorSummary
            title={t("common:form.errorSummaryTitle")}
            errors={errors.map(({ message }) => ({ fieldId: undefined, message }))}
          />
        )}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {!compact && <Choices {...props} />}
        {!compact && what === "requests" && <Confirmable {...props} />}
        {compact && (
          <div className="flex flex-col gap-1 px-4">
            <Choices {...props} />
            <Answers compact />
          </div>
        )}
        {children}
        {compact ? (
          <div className="px-4">
            <NotifyNobody />
          </div>
        ) : (
          <section
            aria-label={t(what === "over" ? "scheduling:requests.complete" : "scheduling:requests.answer")}
            // With nothing chosen there is nothing to answer.
            className="[form:not(:has([name=appointmentIds]:checked))_&]:hidden sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
          >
            <Selected {...props} />
            {what === "over" ? (
              <Button type="submit" name="intent" value="complete-many" icon="check">
                {t("scheduling:requests.complete")}
              </Button>
            ) : (
              <>
                <NotifyNobody />
                <Answers />
              </>
            )}
            <Island name="chosen" />
          </section>
        )}
      </Stack>
    </form>
  );
}

function NotifyNobody({ hint }: { hint?: string }) {
  const { t } = useT();
  return <Checkbox name="doNotNotify" label={t("scheduling:notify.nobody")} hint={hint} />;
}

/** How many are chosen: from the start as the page is made, and as boxes are ticked by app/islands/chosen.ts. */
function Selected({ selected, shown, obstacles }: RequestAnswersProps) {
  const { t, format } = useT();
  const chosen = selected === null ? 0 : shown - Object.keys(obstacles).length;
  return (
    <p
      className="text-sm font-semibold"
      aria-live="polite"
      data-chosen={t("scheduling:requests.selected", { total: "{{total}}" })}
    >
      {t("scheduling:requests.selected", { total: format.number(chosen) })}
    </p>
  );
}

/** How many of those that are shown can be confirmed together, and why the others cannot. */
function Confirmable({ shown, obstacles }: RequestAnswersProps) {
  const { t } = useT();
  const whys = Object.values(obstacles);
  if (whys.length === 0) return null;
  const reasons = [...new Set(whys)].map((why) => {
    const count = whys.filter((each) => each === why).length;
    return t("scheduling:requests.notWith", { why: t(`scheduling:requests.why.${why}`), total: count });
  });
  return (
    <p className="text-sm text-muted">
      {[t("scheduling:requests.confirmable", { total: shown - whys.length, shown }), ...reasons].join(" · ")}
    </p>
  );
}

/** The two answers. */
function Answers({ compact }: Pick<RequestAnswersProps, "compact">) {
  const { t } = useT();
  const size = compact ? "small" : undefined;
  return (
    <Cluster className={compact ? "" : "justify-between"}>
      <Button type="submit" name="intent" value="confirm-many" icon="check" size={size}>
        {t(compact ? "scheduling:actions.confirm" : "scheduling:requests.confirm")}
      </Button>
      <Button type="submit" name="intent" value="reject-many" tone="secondary" icon="close" size={size}>
        {t(compact ? "scheduling:actions.reject" : "scheduling:requests.reject")}
      </Button>
    </Cluster>
  );
}

/** What choosing many is called: how many that takes, where it is known of each whether it can be chosen. */
function useManyText({ what = "requests", total, shown, obstacles }: RequestAnswersProps): string {
  const { t, format } = useT();
  const most = format.number(MOST_ANSWERS);
  if (total === null) return t("scheduling:requests.selectUpTo", { most });
  if (total > MOST_ANSWERS) return t("scheduling:requests.selectFirst", { most, total: format.number(total) });
  if (what === "requests" && shown < total) return t("scheduling:requests.selectConfirmable");
  return t("scheduling:requests.selectAll", { total: format.number(total - Object.keys(obstacles).length) });
}

/** The link that chooses many at once, and back; each shows the list anew. */
function Choices(props: RequestAnswersProps) {
  const { total, selected, compact, obstacles, hrefFor } = props;
  const { t } = useT();
  const many = useManyText(props);
  const some = total === null || total > Object.keys(obstacles).length;
  const link = (href: string, words: string) => (
    <TextLink
      href={href}
      className={
        compact
          ? "inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
          : "inline-flex min-h-11 items-center"
      }
    >
      {words}
    </TextLink>
  );
  return (
    <Cluster className={compact ? "gap-y-0!" : ""}>
      {selected !== "all" && some && link(hrefFor({ select: "all" }), many)}
      {selected && link(hrefFor({}), t("scheduling:requests.clear"))}
    </Cluster>
  );
}
