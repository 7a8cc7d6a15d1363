import { data, redirect } from "@remix-run/cloudflare";
import type { Problem } from "~/kernel/problem";
import { press } from "~/platform/http/define-form.server";
import { InvalidError } from "~/platform/http/errors.server";
import { PAGE_WIDTHS } from "~/kernel/upload/picture-widths";
import { removePracticePicture, storePracticePicture } from "../services/files/practice-pictures.server";
import { sentCopies } from "../support/files/sent-copies.server";

const textOf = (value: FormDataEntryValue | undefined) => (typeof value === "string" ? value : "");

/** What is wrong with a picture. */
function problemOf(error: unknown): Problem {
  if (error instanceof InvalidError && error.fields[0]) return error.fields[0];
  throw error;
}

/** What the cards of the front page's pictures do. */
export const pictureActs = {
  picture: press(async ({ app, url, value }) => {
    const shows = textOf(value.shows);
    const file = value.picture instanceof File ? value.picture : new File([], "");
    const copies = await sentCopies(value, "picture", PAGE_WIDTHS);
    const problem = await storePracticePicture(app, shows, file, copies).then(() => undefined, problemOf);
    return problem ? data({ pictureProblem: problem, shows }, 422) : redirect(`${url.pathname}?done=saved`);
  }),
  removePicture: press(async ({ app, url, value: { shows } }) => {
    await removePracticePicture(app, textOf(shows));
    return redirect(`${url.pathname}?done=saved`);
  }),
};
