import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { OneChangePage } from "./one-change";
import { changeAction, changeLoader } from "./one-change.server";

export const handle = { namespaces: ["scheduling"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = changeLoader("cancel");
export const action = changeAction("cancel");

export default function CancelAppointment() {
  return <OneChangePage change="cancel" />;
}
