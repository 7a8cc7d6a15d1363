import { data, type redirect } from "@remix-run/cloudflare";
import { createTranslator } from "~/i18n/translator.server";
import { attempt, type ActArgs, type FilledFields } from "~/platform/http/define-form.server";
import type { ScreenArgs } from "~/platform/http/screen.server";
import { choiceKey } from "../../domain/appointments/set-options";
import { TIMED, type TimedRefusal } from "./timed-fields.server";

/** What goes with the choice that a form was shown with, and means nothing for another one. */
const OF_OLD_CHOICE: readonly string[] = ["intent", "timesFor", "startsAt", "capacity", "override"];

interface ChoiceAnswer<Page> extends Omit<TimedRefusal, "page"> {
  /** The form for what is chosen in it now. */
  page: Page;
}

interface ChoiceForm<Page> {
  /** The page for what was said so far, in the address or in the form. */
  readPage: (args: ScreenArgs, said: FilledFields) => Promise<Page>;
  /** What the form is for; it answers with where that leads. */
  work: (args: ActArgs<FilledFields>) => Promise<ReturnType<typeof redirect>>;
}

/**
 * The acts of a form whose times go with a choice: its own button shows the times of another choice, and nothing is
 * done by times of another choice than the one that is posted.
 */
export function choiceActs<Page>({ readPage, work }: ChoiceForm<Page>) {
  const anew = async (args: ActArgs<FilledFields>, errors: TimedRefusal["errors"], status: number) => {
    const sent = Object.fromEntries(Object.entries(args.value).filter(([name]) => !OF_OLD_CHOICE.includes(name)));
    const page = await readPage(args, args.value);
    return data<ChoiceAnswer<Page>>({ errors, sent, nearest: [], page }, { status });
  };
  return {
    choose: attempt((args) => anew(args, [], 200), TIMED),
    "": attempt(async (args) => {
      if (args.value["timesFor"] === choiceKey(args.value)) return work(args);
      const message = createTranslator(args.app.locale).t("scheduling:setSteps.choiceChanged");
      return anew(args, [{ field: "serviceOfferingId", message }], 409);
    }, TIMED),
  };
}
