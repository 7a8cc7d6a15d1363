import { useActionData, useLoaderData } from "@remix-run/react";
import type { Refusal } from "~/platform/http/define-form.server";
import { ActionPage } from "../../components/appointments/action-page";
import type { changeLoader, OneChange } from "./one-change.server";

/** The page that asks before an appointment is changed. */
export function OneChangePage({ change }: { change: OneChange }) {
  const { view, clock, idempotencyKey } = useLoaderData<ReturnType<typeof changeLoader>>();
  const refused = useActionData<Refusal>();
  const errors = refused?.errors ?? [];
  return <ActionPage action={change} {...view} clock={clock} errors={errors} idempotencyKey={idempotencyKey} />;
}
