import { clockOfReader } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { defineLoader } from "~/platform/http/screen.server";
import { findInPractice, isSure } from "./found.server";

const MOST = { patients: 5, others: 4 };
/** Of patients nothing stays in a browser. */
const HEADERS = { "cache-control": "no-store" };

/** What fits what is typed into the field of the top bar, for its script: app/islands/search.ts. */
export const loader = defineLoader(async ({ app, request, url }) => {
  const q = url.searchParams.get("q") ?? "";
  const { t } = createTranslator(app.locale);
  const groups = await findInPractice(app, q, MOST, clockOfReader(app, request).zone);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const said = count === 0 ? t("common:form.noResults") : t("common:results", { count });
  return Response.json(
    {
      groups,
      sure: isSure(groups, q),
      said,
      all: q.trim() === "" ? null : { href: paths.search(q), title: t("search:all") },
    },
    { headers: HEADERS },
  );
});
