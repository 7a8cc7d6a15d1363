import type { ScreenHandle } from "~/platform/http/screen-handle";

const showsForm = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "isForm" in data && data.isForm === true;

/** The list of a catalog is wide, the form of one of its items as narrow as other forms. */
export const catalogHandle = {
  of: (data) => (showsForm(data) ? { width: "narrow" } : {}),
} satisfies ScreenHandle;
