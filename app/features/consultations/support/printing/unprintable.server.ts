import type { RequestContext } from "~/platform/context.server";
import { fontFile } from "~/platform/print/font-file.server";
import { unprintableIn } from "~/platform/print/unprintable";

/** So many signs are named; who wrote more in such a script sees which it is. */
const MOST_NAMED = 20;

/** What paper shows by its numbers instead of letters. */
interface Unprintable {
  signs: readonly string[];
  /** Some of it stands in the patient's name. */
  inName: boolean;
}

/** The Han letters that no font has; none where the tables cannot be read, since nothing waits for a warning. */
async function unknownHanIn({ env, log }: RequestContext, text: string): Promise<string[]> {
  const { unknownHan } = await import("~/platform/print/sliced-fonts.server");
  return unknownHan(text, async (address) => (await fontFile(env, address)).json()).catch((error: unknown) => {
    log.error("pdf", { reason: String(error) });
    return [];
  });
}

/** What of a paper no font has, so that whoever signs it knows; null where there is nothing. */
export async function unprintableOf(
  context: RequestContext,
  { patientName, text }: { patientName: string; text: string },
): Promise<Unprintable | null> {
  const whole = `${patientName}\n${text}`;
  const signs = [...unprintableIn(whole), ...(await unknownHanIn(context, whole))];
  if (signs.length === 0) return null;
  const inName = unprintableIn(patientName).length > 0 || signs.some((sign) => patientName.includes(sign));
  return { signs: signs.slice(0, MOST_NAMED), inName };
}
