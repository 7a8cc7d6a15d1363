import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { defineForm } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { RecordScreen } from "~/screens/record-screen";
import { StatusBadge } from "~/ui/view/status-badge";
import { billingMethodKind } from "../schemas/billing/billing-method";
import { billingMethods } from "../services/billing/billing-methods.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...recordMode(url, await billingMethods.list(app)),
  title: createTranslator(app.locale).t("organization:billingMethods.title"),
}));

export const action = defineForm(recordActs(billingMethods));

/** How the practice itself pays for the platform. */
export default function BillingMethods() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <RecordScreen
      kind={billingMethodKind}
      loaded={loaded}
      defaults={{ kind: "CARD" }}
      cells={{
        name: ({ name, isDefault }) => (
          <span className="flex flex-wrap items-center gap-2">
            <bdi className="font-semibold">{name}</bdi>
            {isDefault && <StatusBadge colour="green">{t("organization:billingMethods.default")}</StatusBadge>}
          </span>
        ),
        kind: ({ kind, lastFour, expiry }) => (
          <>
            {t(`organization:billingMethods.kinds.${kind}`)}
            {lastFour && <bdi dir="ltr">{` •••• ${lastFour}, ${expiry}`}</bdi>}
          </>
        ),
      }}
    />
  );
}
