import type { ScreenHandle } from "../http/screen-handle";

const showsForm = (loaded: unknown): boolean =>
  typeof loaded === "object" && loaded !== null && "isForm" in loaded && loaded.isForm === true;

/** The list of records is wide, a record's form is as narrow as other forms. */
export const recordHandle = {
  of: (loaded) => (showsForm(loaded) ? { width: "narrow" } : {}),
} satisfies ScreenHandle;
