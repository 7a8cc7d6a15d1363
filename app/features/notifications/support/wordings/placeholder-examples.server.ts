import type { RequestContext } from "~/platform/context.server";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import type { Placeholder } from "../../domain/wordings/placeholder";
import { mailVoice } from "../mail/mail-voice.server";
import type { WordingMedium, WordingPlace } from "./wording-medium.server";

/** What a placeholder of a wording stands for in the preview. */
export interface PlaceholderExample {
  placeholder: Placeholder;
  example: string;
  must: boolean;
}

/** The placeholders that a wording may use, each with what it is in the preview. */
export async function examplesOf<Key extends WordingKey>(
  context: RequestContext,
  { facts, samples }: Pick<WordingMedium<Key, never, unknown>, "facts" | "samples">,
  { key, locale }: WordingPlace<Key>,
): Promise<PlaceholderExample[]> {
  const { now, profile } = context;
  const { says, must } = facts(key);
  const values = samples(await mailVoice(context, locale), key, { now, timeZone: profile.timeZone });
  return says.map((placeholder) => ({
    placeholder,
    example: values[placeholder],
    must: must.includes(placeholder),
  }));
}
