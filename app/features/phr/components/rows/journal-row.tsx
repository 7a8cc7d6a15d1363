import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import { journalTags } from "../../domain/journal/journal-tags";
import { PictureStrip } from "../files/picture-strip";
import type { RowProps } from "./row-props";

const COLOURS: Readonly<Record<string, StatusColour>> = {
  GREAT: "green",
  GOOD: "green",
  OKAY: "light-blue",
  LOW: "orange",
  BAD: "orange",
};

/** An entry as it is read: how somebody felt, what they wrote, and whether others may read it. */
export function JournalRow({ record: { id, values, state }, pictures = [] }: RowProps) {
  const { t } = useT();
  const text = (field: string) => String(values[field] ?? "");
  const mood = text("mood");
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {mood !== "" && (
          <StatusBadge colour={COLOURS[mood] ?? "light-grey"}>{t(`journal:mood.${mood}` as PlainKey)}</StatusBadge>
        )}
        {text("title") !== "" && <bdi className="text-lg font-semibold">{text("title")}</bdi>}
        <span className="text-sm text-muted">{t(state === "SHARED" ? "journal:isShared" : "journal:isPrivate")}</span>
      </p>
      <p className="line-clamp-6 max-w-prose whitespace-pre-line" dir="auto">
        {text("text")}
      </p>
      <PictureStrip recordId={id} pictures={pictures} />
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted empty:hidden">
        {journalTags(text("tags")).map((tag) => (
          <bdi key={tag}>{t("journal:tagIs", { tag })}</bdi>
        ))}
      </p>
    </>
  );
}
