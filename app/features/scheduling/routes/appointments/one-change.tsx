import { useActionData, useLoaderData } from "@remix-run/react";
import { ActionPage } from "../../components/appointments/action-page";
import type { changeAction, changeLoader, OneChange } from "./one-change.server";

/** The page that asks before an appointment is changed. */
export function OneChangePage({ change }: { change: OneChange }) {
  const { view, clock, idempotencyKey } = useLoaderData<ReturnType<typeof changeLoader>>();
  const refused = useActionData<ReturnType<typeof changeAction>>();
  const errors = refused?.errors ?? [];
  return <ActionPage action={change} {...view} clock={clock} errors={errors} idempotencyKey={idempotencyKey} />;
}
