import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import type { Desk } from "../../domain/desk/desk";

const WORK = ["notes", "prescriptions", "orders"] as const;

/** What was begun in the consultation and is neither signed nor sent, as it is called. */
function useUnfinished({ entries }: Pick<Desk, "entries">): string {
  const { t, format } = useT();
  const drafts = WORK.flatMap((work) =>
    (entries[work] ?? [])
      .filter(({ draft }) => draft)
      .map(({ name }) => (work === "notes" ? `${t("desk:pane.notes")} (${name})` : t(`desk:pane.${work}`))),
  );
  return drafts.length === 0 ? "" : t("desk:unfinished", { what: format.list(drafts) });
}

type CourseFormProps = Pick<Desk, "entries"> & { course: NonNullable<Desk["course"]>; idempotencyKey: string };

/**
 * Begins the appointment, ends it or completes it, whichever comes next. What is still open in the consultation is named
 * first; without that, and where nobody is sent out of a room, one press does it.
 */
export function CourseForm({ course: { act, byVideo, leadsToCall }, entries, idempotencyKey }: CourseFormProps) {
  const { t } = useT();
  const unfinished = useUnfinished({ entries });
  if (act === null) return null;
  const { action, unpaid } = act;
  const words = t(`scheduling:actions.${action === "start" && leadsToCall ? "startVideo" : action}`);
  const icon = action === "start" ? "arrow-end" : "check-circle";
  const closes = action === "conclude" && byVideo ? t("scheduling:ask.concludeText") : "";
  const text = [unpaid ? t("scheduling:ask.completeUnpaidText") : "", closes, action === "start" ? "" : unfinished];
  const said = text.filter((each) => each !== "").join(" ");
  const look = { name: "intent", value: action, icon, size: "small", tone: "secondary" } as const;
  return (
    <form method="post" data-once>
      <input type="hidden" name="idempotencyKey" value={`${action}-${idempotencyKey}`} />
      {said === "" ? (
        <Button type="submit" {...look}>
          {words}
        </Button>
      ) : (
        <AskFirst
          {...look}
          question={t(unpaid ? "scheduling:ask.completeUnpaid" : `scheduling:ask.${action}`)}
          text={said}
          later={t("scheduling:ask.notYet")}
        >
          {words}
        </AskFirst>
      )}
    </form>
  );
}
