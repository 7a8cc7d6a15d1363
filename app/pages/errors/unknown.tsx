import { NotFoundError } from "~/platform/http/errors.server";
import { defineAction, defineLoader } from "~/platform/http/screen.server";

/** Every path that no route serves. */
const refuse = () => Promise.reject(new NotFoundError());
export const loader = defineLoader(refuse);
export const action = defineAction(refuse);

export default function Unknown() {
  return null;
}
