import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { usePostedForm } from "~/screens/use-posted-form";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { MAX_NAME_LENGTH } from "../domain/rooms/room-limits";
import { appointmentPresence } from "../domain/sessions/appointment-presence";
import { joinRoomSchema } from "../schemas/rooms/join-room";
import { enterRoom } from "../services/rooms/enter-room.server";
import { joinRoom } from "../services/rooms/join-room.server";

export const handle = { namespaces: ["rooms"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

/** Who signed in is known: the room itself is where they belong. */
export const loader = defineLoader(async ({ app, request, params }) => {
  const { link, room, appointment } = await enterRoom(app, request, params.waitingRoomId ?? "");
  if (!link || !appointment || appointmentPresence(appointment, app.now).kind === "over")
    return redirect(paths.waitingRoom(room.id));
  return {
    roomId: room.id,
    patient: `${appointment.patientFirstName} ${appointment.patientLastName}`.trim(),
    title: createTranslator(app.locale).t("rooms:join.title"),
  };
});

export const action = defineForm({
  "": act(
    async ({ app, request, params: { waitingRoomId = "" } }) => {
      await enterRoom(app, request, waitingRoomId);
      return joinRoomSchema;
    },
    async ({ app, request, params: { waitingRoomId = "" }, value }) => {
      const { cookie, to } = await joinRoom(app, request, waitingRoomId, value);
      return redirect(to, cookie === null ? {} : { headers: { "set-cookie": cookie } });
    },
  ),
});

/** The patient on another device, or somebody who is with them: each has a name in the room. */
export default function JoinRoom() {
  const { title, patient, roomId } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = usePatientT();
  const form = usePostedForm({ answer, values: {}, labels: { name: t("rooms:join.name") } });
  return (
    <>
      <PageHeader title={title} lead={t("rooms:join.lead")} />
      <Stack>
        <Card title={t("rooms:join.companion", { name: patient })}>
          <form method="post" action={paths.joinRoom(roomId)} className="flex flex-col gap-6">
            <input type="hidden" name="as" value="companion" />
            <TextField
              {...form.text("name")}
              hint={t("rooms:join.nameHint")}
              autoComplete="name"
              maxLength={MAX_NAME_LENGTH}
              required
            />
            <Button type="submit" size="large" wide icon="people">
              {t("rooms:join.enter")}
            </Button>
          </form>
        </Card>
        <Card title={t("rooms:join.patient", { name: patient })}>
          <form method="post" action={paths.joinRoom(roomId)}>
            <Button type="submit" name="as" value="patient" size="large" wide tone="secondary">
              {t("rooms:join.enterAsPatient")}
            </Button>
          </form>
        </Card>
      </Stack>
    </>
  );
}
