import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { Anchor, TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";

/** Something that a list is narrowed by, in words, with its name in the list's address. */
export interface ActiveFilter {
  param: string;
  words: string;
}

interface ActiveFiltersProps {
  path: string;
  /** What the list is narrowed by and how it is sorted, as its address has it. */
  query: string;
  active: readonly ActiveFilter[];
}

/** The address of the list without some of what narrows it. */
function without(path: string, query: string, params: readonly string[]): string {
  const rest = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !params.includes(name)));
  const text = rest.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** What a list is narrowed by, each with the way to have it without that. */
export function ActiveFilters({ path, query, active }: ActiveFiltersProps) {
  const { t } = useT();
  if (active.length === 0) return null;
  return (
    <ul aria-label={t("lists:active")} className="flex flex-wrap items-center gap-1.5">
      {active.map(({ param, words }) => (
        <li key={param}>
          <Anchor
            href={without(path, query, [param])}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-brand-soft ps-3 pe-2 text-sm font-medium text-brand-text no-underline hover:underline pointer-coarse:min-h-11"
          >
            <bdi>{words}</bdi>
            <Icon name="close" className="size-4" />
            <VisuallyHidden>, {t("lists:withoutFilter")}</VisuallyHidden>
          </Anchor>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <TextLink
            href={without(
              path,
              query,
              active.map(({ param }) => param),
            )}
            className="inline-flex min-h-8 items-center px-2 text-sm pointer-coarse:min-h-11"
          >
            {t("lists:clearAll")}
          </TextLink>
        </li>
      )}
    </ul>
  );
}
