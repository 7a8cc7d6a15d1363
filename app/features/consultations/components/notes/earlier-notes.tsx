import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Icon } from "~/ui/base/icon";
import { TextLink } from "~/ui/base/link";
import { WrittenText } from "~/ui/base/written-text";

export interface EarlierNote {
  id: string;
  title: string;
  /** UTC ms. */
  createdAt: number;
  sections: readonly { title: string; text: string }[];
}

/** What the patient's last notes say: beside a draft on a wide screen, below it on others; the newest one is open. */
export function EarlierNotes({ notes, timeZone }: { notes: readonly EarlierNote[]; timeZone: string }) {
  const { t, format } = useT();
  return (
    <aside aria-label={t("note-editor:earlier")} className="flex min-w-0 flex-col gap-2 text-sm">
      <h2 className="text-base font-semibold">{t("note-editor:earlier")}</h2>
      {notes.map(({ id, title, createdAt, sections }, index) => (
        <details key={id} open={index === 0} className="group rounded-lg border border-line bg-surface px-3">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2">
            <bdi className="min-w-0 truncate font-semibold">{title}</bdi>
            <span className="ms-auto shrink-0 text-muted">{format.date(createdAt, timeZone)}</span>
            <Icon name="chevron-down" className="size-4 shrink-0 group-open:rotate-180" />
          </summary>
          <div className="flex flex-col gap-2 pb-3">
            {sections.map((section) => (
              <section key={section.title}>
                <h3 className="text-muted">{section.title}</h3>
                <WrittenText text={section.text} />
              </section>
            ))}
            <TextLink href={paths.noteView(id)} target="_blank" className="inline-flex min-h-8 items-center">
              {t("note-editor:editor.read")}
            </TextLink>
          </div>
        </details>
      ))}
    </aside>
  );
}
