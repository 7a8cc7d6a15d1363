import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { OneChangePage } from "./one-change";
import { cancel, changeLoader } from "./one-change.server";

export const handle = { namespaces: ["scheduling"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = changeLoader("cancel");
export const action = defineForm({ cancel });

export default function CancelAppointment() {
  return <OneChangePage change="cancel" />;
}
