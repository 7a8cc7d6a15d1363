/** A small script of a page that works without it: `app/islands/<name>.ts`. Given a nonce where the page has one. */
export function Island({ name, nonce }: { name: string; nonce?: string }) {
  return <script type="module" nonce={nonce} src={`/islands/${name}.js`} />;
}
