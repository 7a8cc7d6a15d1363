import { useT } from "~/i18n/use-t";

export interface NoteHistoryProps {
  saves: readonly { version: number; authorName: string; at: number; titles: readonly string[] }[];
  timeZone: string;
}

/** Who wrote a note, when, and in which sections. */
export function NoteHistory({ saves, timeZone }: NoteHistoryProps) {
  const { t, format } = useT();
  if (saves.length === 0) return null;
  return (
    <details className="text-muted">
      <summary className="cursor-pointer">{t("note-editor:acts.history")}</summary>
      <ol className="mt-2 flex flex-col gap-1">
        {saves.map(({ version, authorName, at, titles }) => (
          <li key={version}>
            {t("note-editor:acts.historyLine", {
              ...{ name: authorName, date: format.dateTime(at, timeZone), titles: format.list(titles) },
            })}
          </li>
        ))}
      </ol>
    </details>
  );
}
