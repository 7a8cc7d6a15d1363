/** Whether the terminal shows colours (and the person did not ask for none). */
const coloured = process.stdout.isTTY === true && !process.env["NO_COLOR"];

const paint = (code: number, text: string) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text);

/** One line of progress, on standard output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A heading of a step that begins. */
export function sayStep(name: string): void {
  say(`${paint(36, "▸")} ${name}`);
}

/** The end of a step that went well, with how long it took. */
export function sayDone(name: string, milliseconds: number): void {
  say(`${paint(32, "✓")} ${name} ${paint(2, seconds(milliseconds))}`);
}

/** The end of a step that failed, with how long it took. */
export function sayFailed(name: string, milliseconds: number): void {
  say(`${paint(31, "✗")} ${name} ${paint(2, seconds(milliseconds))}`);
}

/** A duration for people: '0.4 s', '12.0 s', '2 min 5 s'. Takes milliseconds. */
export function seconds(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000);
  return whole < 60 ? `${(milliseconds / 1000).toFixed(1)} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Runs one step between its two lines, and passes on what it gives or throws. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  sayStep(name);
  try {
    const result = await work();
    sayDone(name, Date.now() - began);
    return result;
  } catch (error) {
    sayFailed(name, Date.now() - began);
    throw error;
  }
}

/** Something that the person can mend: shown as its message alone, without a stack. */
export class Complaint extends Error {}

/** Runs a script's main function; what it throws becomes a message and exit code 1. */
export function main(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    const text =
      error instanceof Complaint
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`\n${paint(31, text)}\n`);
    process.exit(1);
  });
}
