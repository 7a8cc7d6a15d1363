import { Anchor } from "../base/link";
import { Icon } from "../base/icon";
import { classNames } from "../base/class-names";
import { paginationWindow } from "./pagination-window";

export interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  /** How many there are; with fewer than two nothing is drawn. */
  pages: number;
  hrefFor: (page: number) => string;
  /** `page` names a page, for example "Page 4 of 12"; where room is short it stands in place of the numbers. */
  words: { label: string; previous: string; next: string; page: (page: number) => string };
}

const cell =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-3 text-sm font-medium tabular-nums";

/** Steps through a long list by page. */
export function Pagination({ page, pages, hrefFor, words }: PaginationProps) {
  if (pages < 2) return null;
  const link = classNames(cell, "text-brand-text hover:bg-brand-soft");
  return (
    <nav aria-label={words.label} className="@container">
      <div className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <Anchor href={hrefFor(page - 1)} rel="prev" className={link}>
            <Icon name="chevron-start" className="size-4" />
            {words.previous}
          </Anchor>
        )}
        <span className="px-3 text-sm text-muted @min-[36rem]:hidden">{words.page(page)}</span>
        <ul className="hidden items-center gap-1 @min-[36rem]:flex">
          {paginationWindow(page, pages).map((mark, index) => (
            <li key={mark === "gap" ? `gap-${index}` : mark}>
              {mark === "gap" ? (
                <span className={classNames(cell, "text-muted")}>…</span>
              ) : (
                <Anchor
                  href={hrefFor(mark)}
                  aria-label={words.page(mark)}
                  aria-current={mark === page ? "page" : undefined}
                  className={
                    mark === page ? classNames(cell, "border border-brand-edge bg-brand text-brand-ink") : link
                  }
                >
                  {mark}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
        {page < pages && (
          <Anchor href={hrefFor(page + 1)} rel="next" className={link}>
            {words.next}
            <Icon name="chevron-end" className="size-4" />
          </Anchor>
        )}
      </div>
    </nav>
  );
}
