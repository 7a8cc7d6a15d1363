import type { Authority } from "~/platform/access/authorities.server";

/** What the services of a feature ask for, by `feature/file` and function. */
export type ServiceAuthorities = Readonly<Record<string, Readonly<Record<string, Authority>>>>;

/** What the verbs of a kind of record ask for, under the name that its recordServices are exported by. */
export const ofRecords = (name: string, authority: Authority, verbs = ["list", "reach", "save", "switchTo"]) =>
  Object.fromEntries(verbs.map((verb) => [`${name}.${verb}`, authority]));
export const WITHOUT_LIST = ["reach", "save", "switchTo"];
