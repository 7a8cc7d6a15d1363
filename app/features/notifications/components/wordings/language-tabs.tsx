import { LOCALES, type LocaleCode } from "~/i18n/locales";
import { useT } from "~/i18n/use-t";
import { Anchor } from "~/ui/base/link";
import { classNames } from "~/ui/base/class-names";

export interface LanguageTabsProps {
  locales: readonly LocaleCode[];
  current: LocaleCode;
  hrefFor: (locale: LocaleCode) => string;
}

/** The organization's languages, each by its own name. */
export function LanguageTabs({ locales, current, hrefFor }: LanguageTabsProps) {
  const { t } = useT();
  return (
    <nav aria-label={t("wording:language")} className="overflow-x-auto">
      <ul className="flex min-w-max gap-1 border-b border-line">
        {locales.map((locale) => (
          <li key={locale}>
            <Anchor
              href={hrefFor(locale)}
              lang={LOCALES[locale].bcp47}
              aria-current={locale === current ? "page" : undefined}
              className={classNames(
                "-mb-px inline-flex min-h-12 items-center border-b-3 px-3.5 font-semibold no-underline tablet:px-5",
                locale === current
                  ? "border-brand-text text-brand-text"
                  : "border-transparent text-muted hover:border-line-strong hover:text-ink",
              )}
            >
              {LOCALES[locale].endonym}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
