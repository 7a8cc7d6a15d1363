import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { defineLoader } from "~/platform/http/screen.server";
import { brandPalette, surfaces } from "~/ui/brand-colour";

const HOUR_SECONDS = 3_600;
/** So many letters stand below an icon before the phone cuts them. */
const SHORT = 12;

/** The whole words of a name that fit below an icon, at least the first. */
const shortOf = (name: string): string =>
  name.split(/\s+/).reduce((short, word) => (`${short} ${word}`.length <= SHORT ? `${short} ${word}` : short));

/** The practice's site as an app: https://www.w3.org/TR/appmanifest/. */
export const loader = defineLoader(({ app }) => {
  const { name, brandColour } = app.profile;
  const { bcp47, dir } = createTranslator(app.locale);
  const vector = { src: paths.appIcon(), sizes: "any", type: "image/svg+xml" };
  const manifest = {
    ...{ id: paths.home(), name, short_name: shortOf(name), lang: bcp47, dir },
    ...{ start_url: paths.home(), scope: "/", display: "standalone" },
    background_color: surfaces.light[0],
    theme_color: brandPalette(brandColour).light.brand,
    icons: [
      { ...vector, purpose: "any" },
      { ...vector, purpose: "maskable" },
      ...[192, 512].map((side) => ({
        ...{ src: `/images/mark-${side}.png`, sizes: `${side}x${side}`, type: "image/png" },
      })),
    ],
  };
  return Promise.resolve(
    new Response(JSON.stringify(manifest), {
      headers: { "content-type": "application/manifest+json", "cache-control": `private, max-age=${HOUR_SECONDS}` },
    }),
  );
});
