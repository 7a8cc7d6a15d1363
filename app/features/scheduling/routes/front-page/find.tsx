import { redirect, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { emergencyNumber } from "~/kernel/codes/emergency-numbers";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { defineLoader } from "~/platform/http/screen.server";
import { FoundCare } from "../../components/front-page/found-care";
import { findCare } from "../../services/front-page/find-care.server";
import { headOf } from "./head";

export const handle = { sheet: "front", describes: true } satisfies ScreenHandle;

/** Longer words than these are no search. */
const MOST_LETTERS = 100;

export const loader = defineLoader(async ({ app, url }) => {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, MOST_LETTERS);
  if (query === "") throw redirect(paths.front());
  const found = await findCare(app, query);
  const { t } = createTranslator(app.locale);
  const { name, countryCode, phoneCallingCode } = app.profile;
  return {
    ...{ found, query, emergency: emergencyNumber(countryCode, phoneCallingCode) },
    head: {
      title: `${t("front:search.title")} · ${name}`,
      description: t("front:description", { name }),
      url: app.origin + paths.find(),
      image: null,
    },
  };
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headOf(data.head) : []);

export default function Find() {
  const { found, query, emergency } = useLoaderData<typeof loader>();
  return <FoundCare {...found} query={query} emergency={emergency} />;
}
