import { defineLoader } from "~/platform/http/screen.server";
import { listPublicPages } from "../../services/front-page/list-public-pages.server";

const HOUR_SECONDS = 3_600;
const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** The public pages of the practice, for search engines. */
export const loader = defineLoader(async ({ app }) => {
  const pages = await listPublicPages(app);
  const urls = pages.map((path) => `<url><loc>${escaped(app.origin + path)}</loc></url>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
  return new Response(text, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": `public, max-age=${HOUR_SECONDS}`,
    },
  });
});
