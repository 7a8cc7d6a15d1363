/**
 * What Enter presses in a form whose first visible button does something else. It stands first in the form, and nobody
 * sees or reaches it.
 */
export function DefaultSubmit() {
  return <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />;
}
