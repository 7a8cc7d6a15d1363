import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { EmailCard } from "../components/security/email-card";
import { FactorList } from "../components/security/factor-list";
import { PasswordCard } from "../components/security/password-card";
import { SessionList } from "../components/security/session-list";
import { nameFactor, removeFactor } from "../services/second-factors/change-factor.server";
import { withdrawEmail } from "../services/accounts/change-own-email.server";
import { endAllOtherSessions } from "../services/sessions/end-other-sessions.server";
import { endOneSession } from "../services/sessions/end-one-session.server";
import { readAccountSecurity } from "../services/accounts/read-account-security.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = {
  factorAdded: "security:done.factorAdded",
  factorRemoved: "security:done.factorRemoved",
  factorNamed: "security:done.factorNamed",
  passwordChanged: "security:done.passwordChanged",
  sessionEnded: "security:done.sessionEnded",
  othersEnded: "security:done.othersEnded",
  emailAsked: "credentials:email.asked",
  emailKept: "credentials:email.withdrawn",
  emailChanged: "credentials:proof.done",
} as const;

const doneOf = (name: string | null) =>
  name !== null && Object.hasOwn(DONE, name) ? DONE[name as keyof typeof DONE] : null;

export const loader = defineLoader(async ({ app, url }) => {
  const security = await readAccountSecurity(app);
  const { t } = createTranslator(app.locale);
  return {
    ...security,
    title: t("security:account.title"),
    name: "displayName" in app.actor ? app.actor.displayName : "",
    timeZone: app.profile.timeZone,
    done: doneOf(url.searchParams.get("done")),
  };
});

const done = (what: keyof typeof DONE) => redirect(paths.accountSecurity({ done: what }));

export const action = defineForm({
  name: press(async ({ app, value }) => {
    await nameFactor(app, value);
    return done("factorNamed");
  }),
  remove: press(async ({ app, value }) => {
    await removeFactor(app, value);
    return done("factorRemoved");
  }),
  end: press(async ({ app, value }) => {
    await endOneSession(app, value);
    return done("sessionEnded");
  }),
  keepEmail: press(async ({ app }) => {
    await withdrawEmail(app);
    return done("emailKept");
  }),
  endOthers: press(async ({ app }) => {
    await endAllOtherSessions(app);
    return done("othersEnded");
  }),
});

/** Everything that guards one's own account, for staff and patients alike. */
export default function AccountSecurity() {
  const { title, name, timeZone, done, email, waitingEmail, hasPassword, factors, sessions, ...rest } =
    useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader caption={t("security:account.of", { name })} title={title} lead={t("security:account.lead")} />
      {done && <Banner tone="good" live title={t(done)} />}
      <EmailCard email={email} waiting={waitingEmail} />
      <PasswordCard hasPassword={hasPassword} />
      <Card title={t("security:factors.title")}>
        <FactorList factors={factors} timeZone={timeZone} mayDoWithout={rest.mayDoWithout} full={rest.full} />
      </Card>
      {factors.length > 0 && (
        <Card title={t("security:recovery.title")}>
          <p className="mb-5 text-muted">
            {t("security:recovery.text")} {t("security:recovery.left", { count: rest.unusedCodes })}.
          </p>
          <LinkButton href={paths.accountRecoveryCodes()} tone="secondary">
            {t("security:recovery.make")}
          </LinkButton>
        </Card>
      )}
      <section aria-labelledby="sessions" className="flex flex-col gap-4">
        <h2 id="sessions" className="text-xl font-semibold">
          {t("security:sessions.title")}
        </h2>
        <SessionList sessions={sessions} timeZone={timeZone} />
      </section>
    </>
  );
}
