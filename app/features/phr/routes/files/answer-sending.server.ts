import { data } from "@remix-run/cloudflare";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { fieldMessages } from "~/platform/http/field-messages.server";

/** Answers the script that sends a file: what was done, or why it was refused, in the reader's language. */
export async function answerSending<T>(app: RequestContext, work: () => Promise<T>) {
  try {
    return data(await work());
  } catch (error) {
    if (!(error instanceof InvalidError || error instanceof ConflictError)) throw error;
    return data({ errors: fieldMessages(app.locale, error.fields) }, { status: error.status });
  }
}
