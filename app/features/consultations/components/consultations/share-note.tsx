import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { HiddenFields } from "~/ui/form/hidden-fields";
import type { SummaryEntry } from "../../domain/consultations/summary";

/** Shares a signed note with the patient, for its author alone: its page takes `share` with a `noteId`. */
export function ShareNote({ id, name, unseen }: Pick<SummaryEntry, "id" | "name" | "unseen">) {
  const { t } = useT();
  if (unseen !== "mayShare" && unseen !== "withSummary") return null;
  const of = t("consultations:share.of", { name });
  return (
    <form method="post" data-once>
      <HiddenFields fields={{ noteId: id }} />
      <AskFirst
        {...{ name: "intent", value: "share", size: "small", question: of, text: t("consultations:share.text") }}
        aria-label={of}
        harmless
      >
        {t("consultations:share.act")}
      </AskFirst>
    </form>
  );
}
