import { StaleFormError } from "~/platform/http/errors.server";

/** One of several forms of an area of settings. */
interface SavedPart {
  name: string;
  saves: readonly string[];
}

/**
 * Saves one form of an area: what the others ask for stays as it is stored.
 * @param stored reads the area
 * @param change saves the whole of it, by the version that the form was made from
 * @throws what `change` throws; a form that is out of date is told of its own fields alone
 */
export async function savePart(
  { name, saves }: SavedPart,
  value: object,
  stored: () => Promise<{ value: object }>,
  change: (whole: object) => Promise<unknown>,
): Promise<void> {
  if (name === "") return void (await change(value));
  try {
    await change({ ...(await stored()).value, ...value });
  } catch (error) {
    if (!(error instanceof StaleFormError)) throw error;
    const own = Object.entries(error.current).filter(([field]) => saves.includes(field));
    throw new StaleFormError(error.version, Object.fromEntries(own), error.taken);
  }
}
