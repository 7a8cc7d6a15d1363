import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PostedAnswer } from "~/i18n/use-posted-form";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { submitForm } from "~/platform/http/form.server";
import { readForm } from "~/platform/http/read-body.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { SharedRoomForm } from "../components/shared-room-form";
import { SharedRoomList } from "../components/shared-room-list";
import { sharedRoomSchema } from "../schemas/shared-rooms/shared-room";
import { listSharedRooms } from "../services/shared-rooms/list-shared-rooms.server";
import { saveSharedRoom } from "../services/shared-rooms/save-shared-room.server";
import { switchSharedRoomTo } from "../services/shared-rooms/switch-shared-room.server";

const showsForm = (loaded: unknown): boolean =>
  typeof loaded === "object" && loaded !== null && "isForm" in loaded && loaded.isForm === true;

export const handle = { of: (loaded) => (showsForm(loaded) ? { width: "narrow" } : {}) } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["created", "changed", "closed", "opened"] as const;

export const loader = defineLoader(async ({ app, url }) => {
  const { rooms, choices } = await listSharedRooms(app);
  const edit = url.searchParams.get("edit");
  const room = rooms.find(({ id }) => id === edit) ?? null;
  if (edit !== null && !room) throw new NotFoundError();
  const done = DONE.find((what) => what === url.searchParams.get("done")) ?? null;
  return {
    ...{ rooms, choices, room, isForm: room !== null || url.searchParams.has("add") },
    done: done && { what: done, id: url.searchParams.get("id") ?? "" },
    title: createTranslator(app.locale).t("rooms:shared.title"),
  };
});

async function switchOne(app: RequestContext, open: boolean, form: FormData) {
  try {
    const { id } = await switchSharedRoomTo(app, open, Object.fromEntries(form));
    return redirect(`${paths.sharedRooms()}?done=${open ? "opened" : "closed"}&id=${id}`);
  } catch (error) {
    if (!(error instanceof InvalidError)) throw error;
    return data<{ form?: PostedAnswer; taken?: boolean }>({ taken: true }, 422);
  }
}

export const action = defineAction(async ({ app, request }) => {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "close" || intent === "open") return switchOne(app, intent === "open", form);
  const answer = await submitForm(request, sharedRoomSchema, async (room) => {
    const { id } = await saveSharedRoom(app, room);
    return redirect(`${paths.sharedRooms()}?done=${room.id === undefined ? "created" : "changed"}&id=${id}`);
  });
  if (!("data" in answer)) return answer;
  return data<{ form?: PostedAnswer; taken?: boolean }>({ form: answer.data }, answer.init ?? undefined);
});

/** The rooms that several doctors share: made, named, opened and closed. */
export default function SharedRooms() {
  const { rooms, choices, room, isForm, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return isForm ? (
    <SharedRoomForm room={room} choices={choices} answer={answer?.form} />
  ) : (
    <SharedRoomList rooms={rooms} choices={choices} done={answer ? null : done} taken={answer?.taken === true} />
  );
}
