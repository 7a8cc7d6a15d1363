import type { PictureCut } from "./picture-cut";

/** Makes the copies of a picture, in the order of the widths; undefined in the place of one that is not made. */
export type MakeCopies = (file: File, widths: readonly number[]) => Promise<readonly (File | undefined)[]>;

/** Longer than this, in milliseconds, no form waits for its copies: the picture goes without them. */
const MOST_WAIT = 20_000;

const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

function fill(field: HTMLInputElement, file: File | undefined): void {
  const files = new DataTransfer();
  if (file) files.items.add(file);
  field.files = files.files;
}

/** The hidden fields for the copies of a picture, each with its width. */
const fieldsOf = ({ form, name, dataset }: HTMLInputElement) =>
  (dataset["widths"] ?? "").split(" ").flatMap((width) => {
    const field = form?.querySelector<HTMLInputElement>(`input[name="${name}-${width}"]`);
    return width && field ? [{ width: Number(width), field }] : [];
  });

/** A picture as it is sent, with its copies. */
interface Sent {
  part: File;
  copies: readonly (File | undefined)[];
}

/** The part of a picture that is chosen once `opened` is done, or else the picture, with copies of it; not after long. */
function prepare(
  file: File,
  copiesOf: (part: File) => ReturnType<MakeCopies>,
  cut?: PictureCut,
  opened?: Promise<void>,
) {
  // A copy that fails is left out, the part is not.
  const withCopies = async (part: File): Promise<Sent> => ({ part, copies: await copiesOf(part).catch(() => []) });
  const cutWithCopies = async (by: PictureCut) => {
    await opened;
    return withCopies((await by.take()) ?? file);
  };
  const asItIs: Sent = { part: file, copies: [] };
  const work = cut ? cutWithCopies(cut) : withCopies(file);
  return Promise.race([work, pause(MOST_WAIT).then(() => asItIs)]).catch(() => asItIs);
}

/** Has a form wait for what is being made, and sends it then once, by the button that was pressed last. */
function sendOnceMade(form: HTMLFormElement, making: ReadonlyMap<HTMLInputElement, Promise<void>>): void {
  let waits = false;
  let submitter: HTMLElement | null = null;

  const goOn = async () => {
    while (making.size > 0) await Promise.all(making.values());
    waits = false;
    const button = submitter;
    button?.removeAttribute("aria-busy");
    form.requestSubmit(button?.isConnected ? button : null);
  };

  form.addEventListener(
    "submit",
    (event) => {
      if (making.size === 0) return;
      event.preventDefault();
      // To the rest of the page it is not sent yet.
      event.stopImmediatePropagation();
      submitter?.removeAttribute("aria-busy");
      submitter = event.submitter;
      submitter?.setAttribute("aria-busy", "true");
      if (waits) return;
      waits = true;
      void goOn();
    },
    { capture: true },
  );
}

/**
 * Keeps beside each picture that is chosen in a form its smaller copies: those of the last choice, whichever is made
 * first. The form waits until they are there. Where only a part of the picture is to be shown, the part takes its place.
 */
export function keepCopies(
  form: HTMLFormElement,
  makeCopies: MakeCopies,
  cutBy: (form: HTMLFormElement, changed: () => void) => PictureCut | undefined = () => undefined,
): void {
  /** What is being made, by the field of its picture. */
  const making = new Map<HTMLInputElement, Promise<void>>();
  /** The last choice of a picture that is cut. */
  let whole: { input: HTMLInputElement; file: File } | undefined;
  const cut = cutBy(form, () => whole && copy(whole.input, whole.file));

  const copy = (input: HTMLInputElement, file: File, opened?: Promise<void>) => {
    const fields = fieldsOf(input);
    // What was made of the choice before is not sent with this one.
    for (const { field } of fields) fill(field, undefined);
    const widths = fields.map(({ width }) => width);
    const made = prepare(file, (part) => makeCopies(part, widths), cut, opened).then(({ part, copies }) => {
      if (making.get(input) !== made) return;
      if (cut) fill(input, part);
      for (const [at, { field }] of fields.entries()) fill(field, copies[at]);
      making.delete(input);
    });
    making.set(input, made);
  };

  const choose = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    whole = file && { input, file };
    if (file) return copy(input, file, cut?.open(file));
    for (const { field } of fieldsOf(input)) fill(field, undefined);
    making.delete(input);
  };

  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset["widths"] !== undefined) choose(target);
  });
  form.addEventListener("reset", () => making.clear());
  sendOnceMade(form, making);
  // What was chosen before this script was there.
  for (const input of form.querySelectorAll<HTMLInputElement>("input[data-widths]")) choose(input);
}
