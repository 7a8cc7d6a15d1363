import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { requireShareable, shareRoomLink } from "../services/links/share-room-link.server";
import { withdrawRoomLinks } from "../services/links/withdraw-room-links.server";

export const handle = { namespaces: ["appointment-kinds", "scheduling"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const { appointmentId = "" } = params;
  await requireShareable(app, appointmentId);
  return { appointmentId, title: createTranslator(app.locale).t("appointment-kinds:roomLink.title") };
});

export const action = defineForm({
  withdraw: press(async ({ app, params: { appointmentId = "" } }) => {
    await withdrawRoomLinks(app, appointmentId);
    return { withdrawn: true, address: "" };
  }),
  "": press(async ({ app, params: { appointmentId = "" } }) => ({
    withdrawn: false,
    ...(await shareRoomLink(app, appointmentId)),
  })),
});

/** A link into the waiting room, for the patient of one appointment; made on a press and shown once. */
export default function ShareLink() {
  const { title, appointmentId } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointment(appointmentId)}>{t("scheduling:details.title")}</BackLink>}
        title={title}
        lead={t("appointment-kinds:roomLink.text")}
      />
      <Card>
        <Stack>
          {made?.withdrawn && (
            <Banner tone="good" live>
              {t("appointment-kinds:roomLink.withdrawn")}
            </Banner>
          )}
          {made && !made.withdrawn && (
            <div role="status">
              <TextField
                name="address"
                label={title}
                hint={t("appointment-kinds:roomLink.made")}
                defaultValue={made.address}
                readOnly
                dir="ltr"
              />
            </div>
          )}
          <form method="post" action={paths.shareRoomLink(appointmentId)}>
            <Button type="submit" tone={made ? "secondary" : "primary"}>
              {t("appointment-kinds:roomLink.make")}
            </Button>
          </form>
          <form method="post" action={paths.shareRoomLink(appointmentId)} className="flex flex-col items-start gap-2">
            <p className="text-muted">{t("appointment-kinds:roomLink.withdrawText")}</p>
            <AskFirst name="intent" value="withdraw" tone="quiet" question={t("common:sure")} text={t("common:final")}>
              {t("appointment-kinds:roomLink.withdraw")}
            </AskFirst>
          </form>
        </Stack>
      </Card>
    </>
  );
}
