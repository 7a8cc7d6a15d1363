/** How many formats of one kind an isolate keeps: to make one costs more than a hundred uses of it. */
const LIMIT = 200;

/**
 * A maker of Intl objects that gives the same object for the same locale and options. When it is full, the one
 * made first goes.
 */
function cached<Format, Options extends object>(
  Maker: new (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const known = made.get(key);
    if (known) return known;
    const first = made.keys().next();
    if (made.size >= LIMIT && !first.done) made.delete(first.value);
    const format = new Maker(locale, options);
    made.set(key, format);
    return format;
  };
}

export const dateTimeFormat = cached<Intl.DateTimeFormat, Intl.DateTimeFormatOptions>(Intl.DateTimeFormat);
export const numberFormat = cached<Intl.NumberFormat, Intl.NumberFormatOptions>(Intl.NumberFormat);
export const relativeTimeFormat = cached<Intl.RelativeTimeFormat, Intl.RelativeTimeFormatOptions>(
  Intl.RelativeTimeFormat,
);
export const listFormat = cached<Intl.ListFormat, Intl.ListFormatOptions>(Intl.ListFormat);
export const displayNames = cached<Intl.DisplayNames, Intl.DisplayNamesOptions>(Intl.DisplayNames);
