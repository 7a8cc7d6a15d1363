import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import type { JournalIndex as Index } from "../../domain/journal/journal-index";

interface JournalIndexProps {
  index: Index & { month: string | null; tag: string | null };
  base: string;
  /** Whose it is; undefined for the reader's own. */
  patient: string | undefined;
}

/** The months of a journal and its tags, as links to their entries. */
export function JournalIndex({ index, base, patient }: JournalIndexProps) {
  const { t, format } = useT();
  const tagAt = (tag: string | null) => index.tags.findIndex((each) => each.tag === tag);
  const href = (month: string | null, tag: string | null) =>
    paths.recordList(base, { patient, month: month ?? undefined, tag: tag === null ? undefined : tagAt(tag) });
  if (index.months.length === 0) return null;
  return (
    <nav aria-label={t("journal:index.title")} className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-x-4">
        <Entry href={href(null, index.tag)} isHere={index.month === null}>
          {t("journal:index.allMonths")}
        </Entry>
        {index.months.map(({ month, count }) => (
          <Entry key={month} href={href(month, index.tag)} isHere={index.month === month}>
            {t("journal:index.counted", { name: format.partialDate(month), count })}
          </Entry>
        ))}
      </ul>
      {index.tags.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          <Entry href={href(index.month, null)} isHere={index.tag === null}>
            {t("journal:index.allTags")}
          </Entry>
          {index.tags.map(({ tag, count }) => (
            <Entry key={tag} href={href(index.month, tag)} isHere={index.tag === tag}>
              {t("journal:index.counted", { name: t("journal:tagIs", { tag }), count })}
            </Entry>
          ))}
        </ul>
      )}
    </nav>
  );
}

function Entry({ href, isHere, children }: { href: string; isHere: boolean; children: string }) {
  return (
    <li>
      <TextLink
        href={href}
        aria-current={isHere ? "true" : undefined}
        className={`inline-flex min-h-11 items-center${isHere ? " font-semibold" : ""}`}
      >
        {children}
      </TextLink>
    </li>
  );
}
