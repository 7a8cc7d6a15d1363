import type { ReactNode } from "react";
import type { LocaleCode } from "~/i18n/locales";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { TextLink } from "~/ui/base/link";
import { PageHeader } from "~/ui/view/page-header";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import { isTextKey } from "../../domain/wordings/text-wording";
import { LanguageTabs } from "./language-tabs";
import { WordingSaid, type WordingSaidProps } from "./wording-said";

/** Where each kind of wording is, where the other one of the same event is, and what is said above it. */
const KINDS = {
  mail: {
    path: paths.wording,
    other: paths.textWording,
    toOther: "wording:text.toText",
    lead: { own: "wording:own", standard: "wording:standardLead" },
  },
  text: {
    path: paths.textWording,
    other: paths.wording,
    toOther: "wording:text.toMail",
    lead: { own: "wording:text.own", standard: "wording:text.standard" },
  },
} as const;

export interface WordingScreenProps extends WordingSaidProps {
  wordingKey: WordingKey;
  title: string;
  /** The language that is worded, and all that the organization has. */
  locale: LocaleCode;
  locales: readonly LocaleCode[];
  /** The form, and beside it the preview. */
  children: ReactNode;
}

/** The page of one wording in one language, by which others are reached. */
export function WordingScreen({ wordingKey, title, locale, locales, children, ...said }: WordingScreenProps) {
  const { t } = useT();
  const { path, other, toOther, lead } = KINDS[said.of];
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.wordings()}>{t("wording:back")}</BackLink>}
        title={title}
        lead={t(said.own ? lead.own : lead.standard)}
      />
      <WordingSaid {...said} />
      {isTextKey(wordingKey) && (
        <p>
          <TextLink href={other(wordingKey, { language: locale })} className="inline-flex min-h-11 items-center">
            {t(toOther)}
          </TextLink>
        </p>
      )}
      <LanguageTabs locales={locales} current={locale} hrefFor={(language) => path(wordingKey, { language })} />
      <div className="grid gap-6 computer:grid-cols-2">{children}</div>
    </>
  );
}
