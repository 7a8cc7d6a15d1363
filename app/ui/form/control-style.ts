/** The looks shared by every box that is typed into or picked from. */
export const controlClass =
  "block w-full min-h-12 rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink " +
  "placeholder:text-muted hover:border-brand-text " +
  "aria-invalid:border-danger-text aria-invalid:ring-1 aria-invalid:ring-danger-text " +
  "disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken";
