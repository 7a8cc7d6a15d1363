import { z } from "zod";

const consultationId = z.uuid();

/** The consultation from whose desk a page was opened, as its address says; undefined for one opened from elsewhere. */
export const deskIn = ({ searchParams }: URL): string | undefined =>
  consultationId.safeParse(searchParams.get("desk")).data;
