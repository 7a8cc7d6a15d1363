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

/**
 * Keeps beside each picture that is chosen in a form its smaller copies: those of the last choice, whichever is made
 * first. The form waits until they are there, and is then sent once, by the button that was pressed last.
 */
export function keepCopies(form: HTMLFormElement, makeCopies: MakeCopies): void {
  /** What is being made, by the field of its picture. */
  const making = new Map<HTMLInputElement, Promise<void>>();
  let waits = false;
  let submitter: HTMLElement | null = null;

  const choose = (input: HTMLInputElement) => {
    const fields = fieldsOf(input);
    // What was made of the choice before is not sent with this one.
    for (const { field } of fields) fill(field, undefined);
    const [file] = input.files ?? [];
    if (!file) return void making.delete(input);
    const widths = fields.map(({ width }) => width);
    const made = Promise.race([makeCopies(file, widths), pause(MOST_WAIT).then(() => [])])
      .catch(() => [])
      .then((copies) => {
        if (making.get(input) !== made) return;
        for (const [at, { field }] of fields.entries()) fill(field, copies[at]);
        making.delete(input);
      });
    making.set(input, made);
  };

  const goOn = async () => {
    while (making.size > 0) await Promise.all(making.values());
    waits = false;
    const button = submitter;
    button?.removeAttribute("aria-busy");
    form.requestSubmit(button?.isConnected ? button : null);
  };

  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset["widths"] !== undefined) choose(target);
  });
  form.addEventListener("reset", () => making.clear());
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
  // What was chosen before this script was there.
  for (const input of form.querySelectorAll<HTMLInputElement>("input[data-widths]")) choose(input);
}
