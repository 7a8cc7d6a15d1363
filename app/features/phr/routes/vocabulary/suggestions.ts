import { defineLoader } from "~/platform/http/screen.server";
import { suggestWords } from "../../services/vocabulary/suggest-words.server";

/** A browser may keep them for a minute: somebody types, takes back and types again. */
const HEADERS = { "cache-control": "private, max-age=60", vary: "Cookie, Accept-Language" };

/** What fits what is typed into a field of a form, for its script: `[{ name, found }]`. */
export const loader = defineLoader(async ({ app, params, url }) =>
  Response.json(await suggestWords(app, params["name"], url.searchParams.get("q")), { headers: HEADERS }),
);
