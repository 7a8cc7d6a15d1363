import { NotFoundError } from "~/platform/http/errors.server";
import { defineLoader } from "~/platform/http/screen.server";

/** Every path that no route serves. */
export const loader = defineLoader(() => Promise.reject(new NotFoundError()));
export const action = loader;

export default function Unknown() {
  return null;
}
