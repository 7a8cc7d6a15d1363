import type { ReactNode } from "react";

interface AmountWordsProps {
  currencyCode: string;
  /** What stands there once an amount is known, with its place as {{amount}}; by the kind that is chosen, "" for any. */
  words: Readonly<Record<string, string>>;
  /** The amount that a field left blank stands for (minor units). */
  blankMinor?: number | undefined;
  /** Without an amount, and without scripts. */
  children: ReactNode;
}

/** Words of a button or a question that name the amount written in its form, which app/islands/amount-words.ts keeps up. */
export const AmountWords = ({ currencyCode, words, blankMinor, children }: AmountWordsProps) => (
  <span
    data-amount-words={JSON.stringify(words)}
    data-amount-currency={currencyCode}
    {...(blankMinor === undefined ? {} : { "data-amount-blank": blankMinor })}
  >
    {children}
  </span>
);
