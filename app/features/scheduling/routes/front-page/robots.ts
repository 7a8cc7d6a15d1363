import { paths } from "~/paths";
import { defineLoader } from "~/platform/http/screen.server";

const HOUR_SECONDS = 3_600;

/** Robots may look at every public page; the others say themselves that they are in no index. */
export const loader = defineLoader(({ app }) =>
  Promise.resolve(
    new Response(`User-agent: *\nAllow: /\n\nSitemap: ${app.origin}${paths.sitemap()}\n`, {
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": `public, max-age=${HOUR_SECONDS}`,
      },
    }),
  ),
);
