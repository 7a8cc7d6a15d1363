import { useLocation } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { useNonce } from "../nonce";
import { Button } from "~/ui/action/button";
import { Island } from "~/ui/base/island";

/**
 * Asks, a minute before an idle session ends, whether somebody is still there. Its script opens it:
 * app/islands/idle.ts.
 */
export function IdleNotice({ minutes }: { minutes: number }) {
  const { t } = useT();
  const nonce = useNonce();
  const { pathname, search } = useLocation();
  const leave = paths.logout(`${pathname}${search}`);
  return (
    <>
      <dialog
        data-idle-minutes={minutes}
        data-keep={paths.keepSession()}
        aria-labelledby="idle-title"
        aria-describedby="idle-text"
        className="m-auto max-w-md rounded-xl border border-line bg-raised p-6 text-ink shadow-float backdrop:bg-black/50"
      >
        <h2 id="idle-title" className="text-xl font-semibold">
          {t("home:idle.title")}
        </h2>
        <p id="idle-text" className="mt-3">
          {t("home:idle.text")}
        </p>
        {/* The script posts it as it stands when nobody answers, and comes back here after the next sign-in. */}
        <form method="post" action={leave} className="mt-6 flex flex-wrap gap-3">
          <Button data-idle-stay>{t("home:idle.stay")}</Button>
          <Button type="submit" formAction={paths.logout()} tone="secondary" data-signs-out>
            {t("common:signOut")}
          </Button>
        </form>
      </dialog>
      <Island name="idle" nonce={nonce} />
    </>
  );
}
