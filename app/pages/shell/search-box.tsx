import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Icon } from "~/ui/base/icon";
import { Island } from "~/ui/base/island";
import { Anchor } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { useNonce } from "../nonce";

/** What a script fills, and nobody else: where the page is hydrated, its content is left as it stands. */
const FILLED = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true } as const;

/** Where it stands: in the top bar, with its list floating below; or in a sheet over the page. */
type Place = "bar" | "sheet";

/**
 * The field by which staff search the practice, a form that leads to the page of what was found. Its script
 * (app/islands/search.ts) lists what fits below it.
 */
function SearchForm({ place }: { place: Place }) {
  const { t } = useT();
  const id = `search-${place}`;
  const floating =
    "absolute inset-x-0 top-full z-40 mt-1 min-w-96 rounded-lg border border-line-strong bg-raised shadow-float";
  return (
    <form
      role="search"
      aria-label={t("home:search.label")}
      action={paths.search()}
      data-search={paths.searchSuggestions()}
      className="relative grow"
    >
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {t("home:search.label")}
        </label>
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted" />
        <input
          id={id}
          name="q"
          type="search"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t("common:actions.search")}
          aria-keyshortcuts="Control+K Meta+K /"
          suppressHydrationWarning
          className="block min-h-11 w-full rounded-md border border-line-strong bg-surface ps-10 pe-10 text-sm text-ink placeholder:text-muted hover:border-brand-text"
        />
        {place === "bar" && (
          <kbd
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3 my-auto h-6 rounded border border-line px-2 font-sans text-xs leading-5.5 text-muted [input:focus~&]:hidden"
          >
            /
          </kbd>
        )}
      </div>
      <div data-search-list className={`empty:hidden ${place === "bar" ? floating : "mt-2"}`} {...FILLED} />
    </form>
  );
}

/** The field in the top bar of a computer. */
export function SearchField() {
  return (
    <div className="hidden min-w-0 grow computer:block computer:max-w-md">
      <SearchForm place="bar" />
    </div>
  );
}

/** On smaller screens a link to the page of the search, which a script opens as a sheet. */
export function SearchLink({ onBar }: { onBar?: boolean }) {
  const { t } = useT();
  return (
    <Anchor
      href={paths.search()}
      data-search-open
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-md no-underline ${onBar ? "text-bar-ink hover:bg-bar-line" : "text-ink hover:bg-sunken computer:hidden"}`}
    >
      <Icon name="search" className="size-6" />
      <VisuallyHidden>{t("home:search.label")}</VisuallyHidden>
    </Anchor>
  );
}

/** The sheet that the link opens, and the script of both. */
export function SearchSheet() {
  const { t } = useT();
  const nonce = useNonce();
  return (
    <>
      <dialog
        data-search-sheet
        aria-label={t("home:search.label")}
        className="m-0 max-h-none w-full max-w-none overflow-y-auto border-b border-line bg-surface p-4 text-ink shadow-float backdrop:bg-black/50 max-tablet:h-full"
      >
        <div className="mx-auto flex max-w-2xl items-start gap-2">
          <SearchForm place="sheet" />
          <form method="dialog">
            <button
              type="submit"
              className="inline-flex size-11 items-center justify-center rounded-md text-ink hover:bg-sunken"
            >
              <Icon name="close" className="size-6" />
              <VisuallyHidden>{t("common:actions.close")}</VisuallyHidden>
            </button>
          </form>
        </div>
      </dialog>
      <Island name="search" nonce={nonce} />
    </>
  );
}
