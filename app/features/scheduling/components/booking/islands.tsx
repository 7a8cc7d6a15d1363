/** The small script of the public pages. They work without it. */
export function Islands() {
  return <script type="module" src="/islands/booking.js" />;
}
