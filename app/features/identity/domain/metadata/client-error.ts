/** A name of a class of errors; a message is never one. */
const NAME = /^[A-Z]\w{0,59}$/;
/** A place in one of the site's own scripts. */
const PLACE = /\/(?:assets|islands)\/([\w.$-]{1,80}\.js):(\d+):(\d+)/g;
const MOST_PLACES = 12;

/** The error's class, or Error where what was given could be anything. */
export const errorName = (name: string): string => (NAME.test(name) ? name : "Error");

/** The places of a browser's stack, without its messages: a message can quote what a person typed. */
export function stackPlaces(stack: string): string {
  return [...stack.matchAll(PLACE)]
    .slice(0, MOST_PLACES)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .join(" | ");
}
