import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { nextPath, sessionCookie, signOut } from "~/features/identity/public.server";
import { SignOutForm } from "~/features/identity/components/sign-out-form";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { cookieOf, SESSION_COOKIE } from "~/platform/http/cookies.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader, type ScreenArgs } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const isSignedIn = ({ app }: ScreenArgs) => "sessionHash" in app.actor;

/** Goes to login, which says why, with the way back in `next`. */
function left({ request, url, app }: ScreenArgs): Response {
  const next = nextPath(url.searchParams.get("next"));
  const signedIn = app.actor.kind === "employee" || app.actor.kind === "patient";
  const came = cookieOf(request, SESSION_COOKIE) !== undefined;
  const notice = signedIn ? "signedOut" : came ? "sessionEnded" : next ? "signInRequired" : "signedOut";
  return redirect(paths.login(next, notice), { headers: { "set-cookie": sessionCookie(null) } });
}

/**
 * Where what needs a session leads: on to login where there is none. A session is ended by the button of this page
 * alone, for anybody can make somebody open an address.
 */
export const loader = defineLoader(async (args) => {
  if (!isSignedIn(args)) throw left(args);
  const { app, url } = args;
  const refused = url.searchParams.get("why") === "notAllowed";
  const { t } = createTranslator(app.locale);
  const name = "displayName" in app.actor ? app.actor.displayName : "";
  return {
    name,
    refused,
    next: nextPath(url.searchParams.get("next")),
    title: refused ? t("errors:forbidden.title") : t("errors:signOut.title"),
  };
});

/** Ends the session. */
export const action = defineAction(async (args) => {
  await signOut(args.app);
  return left(args);
});

/** Asks once more before the session ends, and says whose it is. */
export default function Logout() {
  const { name, refused, next, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  const lead = refused ? t("errors:signOut.other", { name }) : t("errors:signOut.text", { name });
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="flex flex-wrap gap-3">
        <SignOutForm next={next} icon="sign-out">
          {t("common:signOut")}
        </SignOutForm>
        <LinkButton href={paths.home()} tone="secondary">
          {t("errors:signOut.stay")}
        </LinkButton>
      </div>
    </>
  );
}
