/** The small script of the pages that use passkeys; without it they offer none. */
export function SecurityScripts() {
  return <script type="module" src="/islands/passkey.js" />;
}
