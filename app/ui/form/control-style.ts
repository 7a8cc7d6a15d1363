/** What every box that is typed into or picked from has in common. */
const boxClass =
  "block w-full rounded-md border border-line-strong bg-surface px-3.5 text-ink " +
  "placeholder:text-muted hover:border-brand-text " +
  "aria-invalid:border-danger-text aria-invalid:ring-1 aria-invalid:ring-danger-text " +
  "disabled:bg-sunken disabled:text-muted";

/** For a box that can be read and not changed. */
export const readOnlyClass = "read-only:bg-sunken";

/** A box of the usual height. */
export const controlClass = `${boxClass} min-h-(--scale-control) py-(--scale-pad) text-base`;

/** A box for a bar: 44 px, or as staff's screens have it, and smaller words. */
export const compactControlClass = `${boxClass} min-h-11 py-1.5 text-sm`;

/** The round mark of a radio button: a ring that grows inward when chosen. */
export const radioMarkClass =
  "size-6 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface " +
  "checked:border-[7px] checked:border-brand-text disabled:border-line disabled:bg-sunken forced-colors:appearance-auto";

/** For what has the focus when a page opens: on a phone the page stays at its top instead of jumping there. */
export const focusInPlaceClass = "max-tablet:scroll-my-[400vh]";
