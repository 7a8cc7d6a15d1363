import { useLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { TextLink } from "~/ui/base/link";
import { Spinner } from "~/ui/base/spinner";

/** See docs/decisions/2026-11-21-entry-page.md. */
export const handle = { bare: true } satisfies ScreenHandle;

export const loader = defineLoader(async ({ app }) => {
  const signedIn = app.actor.kind === "employee" || app.actor.kind === "patient";
  return { landing: signedIn ? paths.home() : paths.login(), organization: app.profile.name };
});

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...screenTitle({ data, matches }),
  { httpEquiv: "refresh", content: `0;url=${data?.landing ?? paths.login()}` },
];

export default function Entry() {
  const { landing, organization } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 p-6 text-center">
      <h1 className="font-display text-2xl font-semibold">{organization}</h1>
      <Spinner label={t("common:pleaseWait")} />
      <TextLink href={landing} className="inline-flex min-h-11 items-center text-sm">
        {t("common:actions.continue")}
      </TextLink>
    </main>
  );
}
