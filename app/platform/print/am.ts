const WHOLE = /([\u0e48-\u0e4b]?)\u0e33|([\u0ec8-\u0ecb]?)\u0eb3/g;
const APART = /\u0e4d([\u0e48-\u0e4b]?)\u0e32|\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g;

/**
 * The am of Thai and Lao as it is drawn: in two parts, of which one stands below a tone mark. HarfBuzz takes it apart, and
 * fontkit does not.
 */
export const amApart = (text: string): string =>
  text.replace(WHOLE, (_, thai: string | undefined, lao: string | undefined) =>
    thai === undefined ? `\u0ecd${lao ?? ""}\u0eb2` : `\u0e4d${thai}\u0e32`,
  );

/** The am of Thai and Lao as it is written. */
export const amWhole = (text: string): string =>
  text.replace(APART, (_, thai: string | undefined, lao: string | undefined) =>
    thai === undefined ? `${lao ?? ""}\u0eb3` : `${thai}\u0e33`,
  );
