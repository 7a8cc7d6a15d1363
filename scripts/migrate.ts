import { parseArgs } from "node:util";
import { main, say, step } from "./terminal/say";
import { migrateLocal } from "./worker/migrate-local";
import { migrateRemote } from "./worker/migrate-remote";

main(async () => {
  const { values } = parseArgs({ options: { remote: { type: "boolean", default: false } } });
  if (values.remote) await migrateRemote();
  else say(`  ${await step("Local databases", () => migrateLocal())} migrations ran.`);
});
