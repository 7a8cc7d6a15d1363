import { it } from "vitest";
import { readersOf } from "~/screens/setting-area";
import { SETTING_AREAS, USER_SETTING_AREAS } from "~/features/organization/schemas/settings/setting-areas";
import { settingReads } from "./setting-reads";
it("x", () => {
  const t=Date.now();
  const readers = [...Object.entries(SETTING_AREAS), ...Object.entries(USER_SETTING_AREAS)].flatMap(([area, d]) => Object.entries(readersOf(d) ?? {}).map(([f, r]) => [`${area}.${f}`, r as string] as const));
  const proof = settingReads(readers.map(([,r])=>r.split("#")[0]!));
  console.log(Date.now()-t);
  for (const [f,r] of readers) { const [file="",word=""]=r.split("#"); console.log(f, proof(file,word), r); }
  console.log(Date.now()-t);
}, 200000);
