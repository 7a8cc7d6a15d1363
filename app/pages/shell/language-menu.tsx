import { useLocation } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { classNames } from "~/ui/base/class-names";
import type { ShellLanguage } from "./shell-data.server";

interface Languages {
  languages: readonly ShellLanguage[];
  chosen: string;
}

/** The languages as links that load this page again with `lang`: they work without script. */
export function LanguageList({ languages, chosen }: Languages) {
  const { pathname, search } = useLocation();
  const { t } = useT();
  const hrefOf = (code: string) => {
    const query = new URLSearchParams(search);
    query.set("lang", code);
    return `${pathname}?${query.toString()}`;
  };
  return (
    <ul aria-label={t("common:chooseLanguage")} className="flex flex-col">
      {languages.map(({ code, name, bcp47 }) => (
        <li key={code}>
          <a
            href={hrefOf(code)}
            lang={bcp47}
            hrefLang={bcp47}
            aria-current={code === chosen ? "true" : undefined}
            className={classNames(
              "flex min-h-11 items-center justify-between gap-4 rounded-md px-3 text-sm text-ink no-underline hover:bg-sunken",
              code === chosen && "font-semibold text-brand-text",
            )}
          >
            <span dir="auto">{name}</span>
            {code === chosen && <Icon name="check" />}
          </a>
        </li>
      ))}
    </ul>
  );
}

const MENU_ID = "languages";
/** Opens and closes without script; React 18 does not know these attributes yet, so they are plain ones. */
const opens = { popovertarget: MENU_ID };
const opened = { popover: "auto" };

/** The language selector of the top bar. */
export function LanguageMenu({ languages, chosen }: Languages) {
  const { t } = useT();
  const current = languages.find(({ code }) => code === chosen);
  return (
    <>
      <button
        {...opens}
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-medium hover:bg-sunken"
      >
        <Icon name="globe" />
        <span className="sr-only">{t("common:language")}: </span>
        <span lang={current?.bcp47}>{current?.name ?? t("common:language")}</span>
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div
        {...opened}
        id={MENU_ID}
        className="language-menu float-in min-w-56 rounded-lg border border-line bg-raised p-2 text-ink shadow-float"
      >
        <LanguageList languages={languages} chosen={chosen} />
      </div>
    </>
  );
}
