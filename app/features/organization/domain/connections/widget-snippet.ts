/** What the snippet of the booking widget names. An empty text leaves that to the page. */
export interface Snippet {
  /** Scheme and host that the organization is reached at. */
  origin: string;
  organizationId: string;
  locale: string;
  kind: string;
  colour: string;
  theme: string;
  /** Address of the booking for visitors without script, and the words of the link to it. */
  address: string;
  words: string;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The attributes of the script's tag: `data-*`, without those that are left open. */
export function snippetAttributes({ organizationId, locale, kind, colour, theme }: Snippet): Record<string, string> {
  const all = {
    "data-organization": organizationId,
    "data-locale": locale,
    "data-kind": kind,
    "data-colour": colour,
    "data-theme": theme,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

/** The lines that go into another site's page: a plain link, and the script that puts the booking in its place. */
export function widgetSnippet(snippet: Snippet): string {
  const attributes = Object.entries(snippetAttributes(snippet)).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return [
    `<a href="${escaped(snippet.origin + snippet.address)}">${escaped(snippet.words)}</a>`,
    `<script async src="${escaped(snippet.origin)}/widget.js"${attributes.join("")}></script>`,
  ].join("\n");
}
