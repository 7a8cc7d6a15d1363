import { defineLoader } from "~/platform/http/screen.server";
import { brandPalette } from "~/ui/brand-colour";

const DAY_SECONDS = 86_400;

/** The practice's colour with a cross, which lies within what a phone cuts an icon to (80 % of it). */
export const loader = defineLoader(({ app }) => {
  const { brand, ink } = brandPalette(app.profile.brandColour).light;
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${brand}" d="M0 0h32v32H0z"/><path d="M16 9v14M9 16h14" stroke="${ink}" stroke-width="4" stroke-linecap="round"/></svg>`;
  return Promise.resolve(
    new Response(icon, {
      headers: { "content-type": "image/svg+xml", "cache-control": `public, max-age=${DAY_SECONDS}` },
    }),
  );
});
