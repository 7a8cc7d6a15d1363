import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import type { Happened } from "../../domain/prescriptions/happened";
import { EntryDetails, useEntryWords } from "../pharmacy/entry-words";

interface PrescriptionHistoryProps {
  history: readonly Happened[];
  timeZone: string;
  currency: string;
}

/** What was done with a prescription before or beside the pharmacy, and why. */
function useMove() {
  const { t } = useT();
  return ({ action, reason }: Happened): readonly string[] =>
    action === "send" && reason !== ""
      ? [t("prescriptions:sentTo", { pharmacy: reason })]
      : [t(`prescriptions:did.${action}` as PlainKey), reason];
}

/** What happened to a prescription, when, and who did it; what a pharmacy did, in the words of its desk. */
export function PrescriptionHistory({ history, timeZone, currency }: PrescriptionHistoryProps) {
  const { t, format } = useT();
  const moveOf = useMove();
  const wordsOf = useEntryWords();
  if (history.length === 0) return null;
  return (
    <Card title={t("prescriptions:history")}>
      <ol className="flex flex-col gap-3">
        {history.map((each) => {
          const { id, entry, at, by } = each;
          const [what = "", why = ""] = entry ? [wordsOf(entry)] : moveOf(each);
          return (
            <li key={id} className="flex flex-col gap-1">
              <span>{format.parts([format.dateTime(at, timeZone), what, by, entry ? entry.pharmacy : why])}</span>
              {entry && <EntryDetails entry={entry} currency={currency} />}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
