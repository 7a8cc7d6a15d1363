import type { Authority } from "~/platform/access/authorities.server";

/** What the services of a feature ask for, by `feature/file` and function. */
export type ServiceAuthorities = Readonly<Record<string, Readonly<Record<string, Authority>>>>;
