import { useLoaderData } from "@remix-run/react";
import { chatScript } from "~/features/organization/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";
import { useNonce } from "./nonce";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

/** The page with the organization's chat at another service: the only one that loads the service's script. */
export const loader = defineLoader(({ app }) => {
  const { chat, contact } = app.profile.settings;
  return Promise.resolve({
    title: createTranslator(app.locale).t("home:chat.title"),
    organization: app.profile.name,
    phone: contact.phone,
    script: chat && chatScript(chat.service, chat.account),
  });
});

export default function ThirdPartyChat() {
  const { title, organization, phone, script } = useLoaderData<typeof loader>();
  const nonce = useNonce();
  const { t } = usePatientT();
  // No account holds a bracket, so nothing here ends the script early.
  const globals = script && `Object.assign(window,${JSON.stringify(script.globals)})`;
  return (
    <>
      <PageHeader
        title={title}
        lead={script ? t("home:chat.text", { organization }) : t("home:chat.off")}
        actions={
          <LinkButton href={paths.booking()} tone="secondary">
            {t("home:menu.book")}
          </LinkButton>
        }
      />
      {script && (
        <noscript>
          <p>{t("home:chat.needsScript")}</p>
        </noscript>
      )}
      {phone && <p>{t("home:chat.phone", { phone })}</p>}
      {script && globals && (
        <>
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: globals }} />
          <script nonce={nonce} suppressHydrationWarning async src={script.src} />
        </>
      )}
    </>
  );
}
