import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { OneChangePage } from "./one-change";
import { changeLoader, confirm } from "./one-change.server";

export const handle = { namespaces: ["scheduling"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = changeLoader("confirm");
export const action = defineForm({ confirm });

export default function ConfirmAppointment() {
  return <OneChangePage change="confirm" />;
}
