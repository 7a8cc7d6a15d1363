import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineAction, defineLoader } from "~/platform/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { requireShareable, shareRoomLink } from "../services/share-room-link.server";

export const handle = { namespaces: ["visit-kinds", "scheduling"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const { appointmentId = "" } = params;
  await requireShareable(app, appointmentId);
  return { appointmentId, title: createTranslator(app.locale).t("visit-kinds:roomLink.title") };
});

export const action = defineAction(async ({ app, params }) => shareRoomLink(app, params["appointmentId"] ?? ""));

/** A link into the waiting room, for the patient of one visit; made on a press and shown once. */
export default function ShareLink() {
  const { title, appointmentId } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointment(appointmentId)}>{t("scheduling:details.title")}</BackLink>}
        title={title}
        lead={t("visit-kinds:roomLink.text")}
      />
      <Card>
        <Stack>
          {made && (
            <div role="status">
              <TextField
                name="address"
                label={title}
                hint={t("visit-kinds:roomLink.made")}
                defaultValue={made.address}
                readOnly
                dir="ltr"
              />
            </div>
          )}
          <form method="post" action={paths.shareRoomLink(appointmentId)}>
            <Button type="submit" tone={made ? "secondary" : "primary"}>
              {t("visit-kinds:roomLink.make")}
            </Button>
          </form>
        </Stack>
      </Card>
    </>
  );
}
